"""Answers for photos that the network did not learn from: fold by fold, or group of tubs by group.

    python3 folds.py DATA OUT [--by fold|tub] [--first 0] [--seeds 1] [--only 0,1] [--nets FOLDER]

With --nets fitted networks are kept, and used again where they are there already.
"""

import argparse
import json
import os
import time

import numpy as np
import torch

from data import Data
from fit import fit, logits
from net import Net


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("out")
    parser.add_argument("--by", choices=["fold", "tub"], default="fold")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--nets")
    parser.add_argument("--only", default="0,1,2,3,4")
    parser.add_argument("--steps", type=int, default=500)
    return parser.parse_args()


def report(data, name, photos, out):
    judged = photos[(data.label[photos] >= 0) & ~data.doubtful[photos]]
    p = np.array([out[data.photos[i]["file"]] for i in judged])[:, : len(data.classes)]
    rank = (-p).argsort(1)
    right = rank[:, 0] == data.label[judged]
    near = (rank[:, :3] == data.label[judged][:, None]).any(1)
    print(f"{name}: {len(judged)} photos, top-1 {right.mean():.3f}, top-3 {near.mean():.3f}", flush=True)


def kept(data, args, part, photos, seed):
    """A network fitted on photos outside a part, from its file where it was fitted before."""
    name = args.nets and os.path.join(args.nets, f"{args.by}-{part}-{seed}.pt")
    if name and os.path.exists(name):
        net = Net(len(data.classes) + len(data.traits))
        net.load_state_dict(torch.load(name))
        return net.eval()
    net = fit(data, photos, seed + 10 * part, args.steps)
    if name:
        torch.save(net.state_dict(), name)
    return net


def main():
    args = parse()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    data = Data(args.data)
    part = np.array([p[args.by] for p in data.photos])
    plain, shifted = {}, {}
    start = time.time()
    done = []
    for k in map(int, args.only.split(",")):
        own = np.flatnonzero((part == k) & (data.originals(np.arange(len(part))) >= 0))
        rest = np.flatnonzero(part != k)
        seeds = range(args.first, args.first + args.seeds)
        nets = [kept(data, args, k, rest, seed) for seed in seeds]
        for copy, into in ((0, plain), (-1, shifted)):
            row = data.originals(own, copy)
            seen, row = own[row >= 0], row[row >= 0]
            if len(row) == 0:
                continue
            mean = np.mean([logits(net, data, row) for net in nets], 0)
            into.update({data.photos[i]["file"]: [round(float(v), 2) for v in z] for i, z in zip(seen, mean)})
        done.extend(own)
        report(data, f"{args.by} {k}, {time.time() - start:.0f} s, so far", np.array(done), plain)
        if shifted:
            both = np.array([i for i in done if data.photos[i]["file"] in shifted])
            report(data, "  shifted", both, shifted)
        with open(args.out, "w") as f:
            parts = {p["file"]: p[args.by] for p in data.photos}
            answers = {"deal": data.deal, "classes": data.classes, "traits": data.traits}
            json.dump({**answers, "parts": parts, "plain": plain, "shifted": shifted}, f)


if __name__ == "__main__":
    main()
