"""Reads what `npm run export-scenes` wrote, one folder or several; folders that are not complete yet are left out."""

import json
import os

import numpy as np

PICTURE = (336, 448, 3)
CELLS = (84, 112)
FRAME = (80, 33, 4)


class Joined:
    """Arrays of several files as one; only what is asked for is read."""

    def __init__(self, paths, shape):
        self.parts = [np.memmap(p, np.uint8, "r").reshape(-1, *shape) for p in paths]
        self.starts = np.cumsum([0] + [len(p) for p in self.parts])

    def __call__(self, pick):
        part = np.searchsorted(self.starts, pick, "right") - 1
        return np.stack([self.parts[p][i - self.starts[p]] for p, i in zip(part, pick)])


class Scenes:
    def __init__(self, folders):
        folders = [f for f in folders if os.path.exists(os.path.join(f, "index.json"))]
        index = [json.load(open(os.path.join(f, "index.json"))) for f in folders]
        files = lambda name: [os.path.join(f, name) for f in folders]
        self.pictures = Joined(files("pictures.bin"), PICTURE)
        # Whose each cell is, and how much of it is body.
        self.maps = Joined(files("maps.bin"), (2, *CELLS))
        self.frames = Joined(files("frames.bin"), FRAME)
        self.fish = [fish for i in index for fish in i["fish"]]
        self.kinds = np.array([k for i in index for k in i["kinds"]])
        self.count = len(self.fish)
