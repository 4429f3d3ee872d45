"""Writes the finder's networks as finder.json and finder.bin, numbers in the order in which `src/network/unet.ts` takes them."""

import json
import os

import numpy as np
import torch

from ship import folded

CENTRE, SPREAD = 0.45, 0.25
# Ways to the middle are told in so many cells; lengths as the logarithm of so many.
WAY, LENGTH = 16.0, 30.0


def numbers(net):
    """Weights and constants, layer after layer, by output, then place, then input."""

    def mix(m):
        w, c = folded(m.depth, m.depth_norm)
        yield from (w[:, 0].permute(1, 2, 0), c)
        w, c = folded(m.mix, m.mix_norm)
        yield from (w[:, :, 0, 0], c)

    for stage in net.downs:
        w, c = folded(stage.down, stage.down_norm)
        yield from (w.permute(0, 2, 3, 1), c)
        for m in stage.mixes:
            yield from mix(m)
    for up in net.ups:
        w, _ = folded(up.deep, up.norm)
        yield from (w[:, :, 0, 0], torch.zeros(len(w)))
        w, c = folded(up.skip, up.norm)
        yield from (w[:, :, 0, 0], c)
        yield from mix(up.mix)
    yield from (net.out.weight[:, :, 0, 0], net.out.bias)
    if net.pooled is not None:
        yield from (net.pooled.weight, net.pooled.bias)


def about(net):
    shape = {"widths": net.widths, "mixes": net.mixes_, "steps": net.steps, "top": net.top}
    return {**shape, "outputs": net.out.out_channels, "pooled": net.pooled.out_features if net.pooled else 0}


def ship(nets, folder, name, header):
    flat = [t.detach().contiguous().view(-1).numpy() for net in nets for t in numbers(net.eval())]
    np.concatenate(flat).astype("<f2").tofile(os.path.join(folder, f"{name}.bin"))
    shapes = {"map": about(nets[0]), "frame": about(nets[1]), "centre": CENTRE, "spread": SPREAD}
    with open(os.path.join(folder, f"{name}.json"), "w") as f:
        f.write(json.dumps({"format": 1, **header, **shapes, "way": WAY, "length": LENGTH}) + "\n")
