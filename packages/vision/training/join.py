"""Puts pieces of answers together; answers of several networks for one photo are averaged.

    python3 join.py OUT PIECE...
"""

import json
import sys

import numpy as np


def main():
    out, pieces = sys.argv[1], [json.load(open(name)) for name in sys.argv[2:]]
    joined = {k: pieces[0][k] for k in ("deal", "classes", "traits", "parts")}
    if any(p["deal"] != joined["deal"] or p["parts"] != joined["parts"] for p in pieces):
        raise SystemExit("The pieces were made from other labels or other parts.")
    for kind in ("plain", "shifted"):
        found = {}
        for piece in pieces:
            for file, logits in piece[kind].items():
                found.setdefault(file, []).append(logits)
        joined[kind] = {f: [round(float(v), 2) for v in np.mean(found[f], 0)] for f in sorted(found)}
    with open(out, "w") as f:
        f.write(json.dumps(joined, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
