# Python 3.9 or newer, nothing to install.
# PLAUDIT_URL=https://... PLAUDIT_KEY=sk_... PLAUDIT_FORM=... PLAUDIT_HOOK=https://... python3 story.py
import base64
import hashlib
import json
import os
import struct
import urllib.error
import urllib.request
import uuid

URL, KEY, FORM, HOOK = (os.environ[f"PLAUDIT_{name}"] for name in ("URL", "KEY", "FORM", "HOOK"))


def call(method, path, body=None, key=None, once=None):
    request = urllib.request.Request(URL + path, method=method)
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    if once:
        request.add_header("Idempotency-Key", once)
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"{refused.code}: {refused.read().decode()}")


def solve(challenge):
    """Counts until the derived key begins as the challenge asks."""
    asked = challenge["parameters"]
    nonce, salt = bytes.fromhex(asked["nonce"]), bytes.fromhex(asked["salt"])
    digest = asked["algorithm"].split("/")[1].replace("-", "").lower()
    counter = 0
    while True:
        password = nonce + struct.pack(">I", counter)
        derived = hashlib.pbkdf2_hmac(digest, password, salt, asked["cost"], asked["keyLength"]).hex()
        if derived.startswith(asked["keyPrefix"]):
            solution = {"counter": counter, "derivedKey": derived}
            return base64.b64encode(json.dumps({"challenge": challenge, "solution": solution}).encode()).decode()
        counter += 1


hook = {"kind": "webhook", "name": "Story", "address": HOOK, "events": ["testimonial.approved"]}
webhook = call("POST", "/api/v1/webhooks", hook, KEY)

# A customer's browser: the consent questions, a challenge, its solution, and the words.
consent = call("GET", f"/api/public/business-profile/{FORM}")["consent"]
challenge = call("GET", f"/api/public/challenge?for=testimonial&link={FORM}")
words = {
    "formId": FORM,
    "customerName": "Ines Duarte",
    "customerEmail": "ines@example.com",
    "content": "The rye keeps for a week and tastes better every day.",
    "rating": 5,
    "consent": {"version": consent["version"], "scopes": ["display", "use_name"]},
    "altcha": solve(challenge),
}
submitted = call("POST", "/api/testimonials/submit", words, once=str(uuid.uuid4()))

# The business: it reads what waits, approves it, and makes a widget.
waiting = call("GET", "/api/v1/testimonials?status=pending&limit=10", key=KEY)
approved = call("POST", f"/api/v1/testimonials/{submitted['id']}/approve", key=KEY, once=f"approve-{submitted['id']}")
widget = call("POST", "/api/v1/widgets", {"name": "Home page", "templateId": "modern-card"}, KEY)
print(
    json.dumps(
        {
            "waiting": [row["id"] for row in waiting],
            "id": approved["id"],
            "status": approved["status"],
            "widgetKey": widget["widgetKey"],
            "secret": webhook["secret"],
        }
    )
)
