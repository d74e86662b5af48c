"""A program that plays a seat: `python player.py LINK`, with a link such as http://127.0.0.1:8000/table/0a1b#1.SECRET

It needs nothing but Python. What it is asked comes as lines of JSON; it answers at random whatever is legal.
"""

import json
import random
import sys
import urllib.error
import urllib.request

address, _, seat = sys.argv[1].partition("#")
secret = seat.partition(".")[2]
table = address.replace("/table/", "/api/tables/")


def send(path, **message):
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    body = json.dumps(message).encode() if message else None
    return urllib.request.urlopen(urllib.request.Request(table + path, body, headers))


def answer_to(question, state):
    choice, options = question["choice"], [option["option"] for option in question["options"]]
    match choice["choice"]:
        case "one":
            return random.choice(options)
        case "several":
            return random.sample(options, choice["least"])
        case "number":
            return choice["least"]
        case "allotment":  # what must be, and of the first ones more until it is enough
            counts = {name: least for name, least, most in choice["bounds"]}
            for name, least, most in choice["bounds"]:
                counts[name] += min(most - least, choice["least"] - sum(counts.values()))
            return counts
        case "placement":  # somewhere near; the server says whether it can be
            base = choice["base"] or state["field"]["bases"][choice["mover"]]
            far = 6000 if choice["allowance"] is None else int(choice["allowance"])
            spot = [base[axis] + random.randint(-far, far) for axis in "xy"]
            return {"x": spot[0], "y": spot[1], "facing": base["facing"]}
    return [random.randint(0, 3000), random.randint(0, 3000)]


send("/seat", name="a program", word=str(random.random()))
for line in send("/stream"):
    message = json.loads(line) if line.strip() else {}
    while message.get("say") == "update" and (question := message["question"]):
        try:
            send("/answer", ask=question["ask"], answer=answer_to(question, message["state"]))
            break
        except urllib.error.HTTPError as refused:
            if json.load(refused)["code"] in ("stale", "not_your_turn"):
                break
    if message.get("over"):
        print("The game is over.")
        break
