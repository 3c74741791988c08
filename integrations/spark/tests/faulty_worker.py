#!/usr/bin/python3
"""A worker of protocol 1 that misbehaves by the content of the photo: the first word is what it does."""

import json
import os
import sys
import threading
import time


def end_with_parent(parent):
    """Ends the process when its parent has died, as the protocol demands, also while a photo hangs."""
    while os.getppid() == parent:
        time.sleep(0.1)
    os._exit(1)


threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()


def say(thing):
    print(json.dumps(thing), flush=True)


mode = os.environ.get("FAULTY_GREETING", "")
if mode == "mute":
    time.sleep(600)
greeting = {"protocol": 99 if mode == "stranger" else 1, "residentBytes": 10 << 20}
greeting["engine"] = {"labelscan": os.environ.get("FAULTY_VERSION", "1"), "models": ["m"], "name": "f", "version": "1"}
if mode == "modelless":
    del greeting["engine"]
    greeting["error"] = {"code": "noModel", "message": "no model in /nowhere"}
say(greeting)
for line in sys.stdin:
    request = json.loads(line)
    with open(request["photo"], "rb") as file:
        words = file.read().decode().split()
    order = words[0] if words else "empty"
    answer = {"id": request["id"], "residentBytes": 20 << 20}
    if order == "crash":
        os.abort()
    elif order == "exit":
        sys.exit(3)
    elif order == "hang":
        time.sleep(600)
    elif order == "once" and not os.path.exists(words[1]):
        # The first worker that has it in hand dies.
        open(words[1], "w").close()
        os.abort()
    elif order == "slow" and not os.path.exists(words[1]):
        # The first worker that has it in hand leaves its number, whole at once, and waits to be killed.
        with open(words[1] + ".new", "w") as flag:
            flag.write(str(os.getpid()))
        os.rename(words[1] + ".new", words[1])
        time.sleep(600)
    elif order == "garble":
        print("nonsense", flush=True)
        continue
    elif order == "stale":
        answer["id"] -= 1
    elif order == "grow":
        answer["residentBytes"] = 900 << 20
    if request.get("content") == "readings":
        files = [json.loads(one)["file"] for one in " ".join(words).replace("} {", "}\n{").split("\n")]
        answer["record"] = json.dumps({"status": "valid", "name": {"value": "+".join(files), "source": "ocr"}})
    elif order == "empty":
        message = f"{request['photo']} is no picture"
        answer["failure"] = {"code": "notAnImage", "stage": "decode", "message": message}
    elif request.get("answer") == "reading":
        answer["reading"] = {"file": request["file"], "barcodes": words[1:]}
    else:
        record = {
            "status": "valid", "subject": "food", "name": {"value": request["file"], "source": "ocr"},
            "brand": {"value": str(os.getpid()), "source": "ocr"},
            "nutrients": {
                "fat": {"value": 1.5, "unit": "g", "modifier": "<", "bound": None, "confidence": 0.9, "source": "ocr"},
                "salt": None,
            },
        }
        answer["record"] = json.dumps(record)
    say(answer)
