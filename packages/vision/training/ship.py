"""Fits on every photo and writes network.json and network.bin.

    python3 ship.py DATA MODEL_FOLDER [--members 2] [--steps 700] [--version TEXT]
"""

import argparse
import json
import os

import numpy as np
import torch

from augment import SEEN
from data import Data
from fit import fit
from net import CENTRE, SPREAD


def folded(conv, norm):
    """Weights and constants of a convolution with the normalisation after it taken in."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return conv.weight * scale.view(-1, 1, 1, 1), norm.bias - norm.running_mean * scale


def numbers(net):
    """All weights in the order in which the engine reads them: by output, then place, then input."""
    for stage in net.stages:
        w, c = folded(stage.down, stage.down_norm)
        yield from (w.permute(0, 2, 3, 1), c)
        w, c = folded(stage.depth, stage.depth_norm)
        yield from (w[:, 0].permute(1, 2, 0), c)
        w, c = folded(stage.mix, stage.mix_norm)
        yield from (w[:, :, 0, 0], c)
    yield from (net.out.weight, net.out.bias)


def write(nets, classes, traits, folder, name, about):
    flat = [t.detach().contiguous().view(-1).numpy() for net in nets for t in numbers(net)]
    np.concatenate(flat).astype("<f2").tofile(os.path.join(folder, f"{name}.bin"))
    header = {
        "format": 1,
        **about,
        "classes": classes,
        "traits": traits,
        "seen": list(SEEN),
        "widths": list(nets[0].widths),
        "centre": CENTRE,
        "spread": SPREAD,
        "headShare": nets[0].head_share,
        "members": len(nets),
    }
    with open(os.path.join(folder, f"{name}.json"), "w") as f:
        f.write(json.dumps(header) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("folder")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--members", type=int, default=2)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--version", required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    data = Data(args.data)
    seen = np.flatnonzero(data.originals(np.arange(len(data.photos))) >= 0)
    nets = [fit(data, seen, 100 + args.first + k, args.steps, log=print) for k in range(args.members)]
    about = {"version": args.version, "trainedOn": f"{len(data.photos)} labelled photos"}
    write(nets, data.classes, data.traits, args.folder, "network", about)


if __name__ == "__main__":
    main()
