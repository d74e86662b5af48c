# The Movement phase of the skirmish.

ask-move-next_model = Who acts next?
    .hint = The models of these cards act one after another, in any order that you like.
