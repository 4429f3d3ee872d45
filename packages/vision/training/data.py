"""Reads what `export-views` wrote: views, labels, folds."""

import json
import os

import numpy as np

STEP = 1 / 8192


class Data:
    def __init__(self, folder):
        with open(os.path.join(folder, "index.json")) as f:
            index = json.load(f)
        self.classes, self.traits = index["classes"], index["traits"]
        self.shape, self.deal = index["shape"], index["deal"]
        self.photos = index["photos"]
        self.views = np.memmap(os.path.join(folder, "views.bin"), np.int16, "r").reshape(-1, *self.shape)
        # Rows of the views: photo number, and which copy (0 the photo, 1.. jittered, -1 shifted).
        rows = np.array(index["rows"])
        self.photo, self.copy = rows[:, 0], rows[:, 1]
        known = {c: i for i, c in enumerate(self.classes)}
        self.label = np.array([known.get(p["label"], -1) for p in self.photos])
        self.doubtful = np.array([p["doubtful"] for p in self.photos])
        self.trait = np.array([[t in p["traits"] for t in self.traits] for p in self.photos], np.float32)

    def batch(self, rows):
        return np.asarray(self.views[rows], np.float32) * STEP

    def originals(self, photos, copy=0):
        """Row of each photo's view, -1 where no fish was found."""
        row = np.full(len(self.photos), -1)
        for i in np.flatnonzero(self.copy == copy):
            row[self.photo[i]] = i
        return row[photos]
