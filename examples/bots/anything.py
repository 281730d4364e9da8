"""A bot for `quayside arena` without any dependency: it takes any answer.

Run it from the project's root:
  npx --no-install quayside arena mombasa --bots 'cmd:python3 examples/bots/anything.py,steady' --games 20
"""
import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "begin":
        # All its chance comes from the game's seed, so that a match can be played again.
        chance = random.Random(told["seed"])
    elif told["t"] == "ask":
        # Exactly one line for each question, sent at once; what is meant for people goes to sys.stderr.
        print(json.dumps({"answer": chance.choice(told["answers"])}), flush=True)
