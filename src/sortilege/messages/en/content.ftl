# sortilege content
content-sound = { $packs ->
    [one] Nothing is wrong with it.
   *[other] Nothing is wrong with them.
}
content-written = { $file } is written. Change it, and look at it with: sortilege content check { $file }
content-pack = pack
content-kind = kind
content-id = id
content-name = name
content-pa = P.A.
content-gems = Gems
