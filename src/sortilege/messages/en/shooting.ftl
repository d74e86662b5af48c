# The Shooting phase of the skirmish.

event-acts_first = { MODEL($model) } is killed by one of its own group, and acts before it is removed.
