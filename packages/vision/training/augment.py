"""Other poses, cameras, light and water, made of a batch of views. Each step changes its batch in place."""

import math

import torch
from torch.nn import functional as fn

# Rows and columns that the network reads; the views are a third larger.
SEEN = (96, 48)


def seen(x):
    """The views as the network reads them, linear between pixels."""
    return fn.interpolate(x, SEEN, mode="bilinear", align_corners=False)


def normal(n, deviation, *shape):
    return torch.randn(n, *shape) * deviation


def posed(x):
    """Mirrored, turned, stretched and moved a little, as an outline found less well would give."""
    n = len(x)
    tall = x.shape[2] / x.shape[3]
    mirror = torch.where(torch.rand(n) < 0.5, -1.0, 1.0)
    turn, wide, long = normal(n, 0.06), 1 + normal(n, 0.07), 1 + normal(n, 0.06)
    map_ = torch.zeros(n, 2, 3)
    map_[:, 0, 0], map_[:, 0, 1] = mirror * wide * turn.cos(), -mirror * turn.sin() * tall
    map_[:, 1, 0], map_[:, 1, 1] = turn.sin() / tall, long * turn.cos()
    map_[:, :, 2] = torch.randn(n, 2) * 0.05
    grid = fn.affine_grid(map_, (n, x.shape[1], *SEEN), align_corners=False)
    return fn.grid_sample(x, grid, padding_mode="border", align_corners=False)


def other_water(x):
    """Half of the wide views lie in water of another colour; the mask says where."""
    half = torch.rand(len(x)) < 0.5
    n = int(half.sum())
    hue, chroma = torch.rand(n, 1, 1) * 2 * math.pi, torch.rand(n, 1, 1) * 0.14
    water = torch.stack([0.25 + 0.55 * torch.rand(n, 1, 1), chroma * hue.cos(), chroma * hue.sin()], 1)
    share = (1 - x[half, 6:7].clamp(0, 1)) * (1 - torch.rand(n, 1, 1, 1) * 0.4)
    grain = normal(n, 0.015, 1, *x.shape[2:])
    x[half, 3:6] += (water + grain - x[half, 3:6]) * share
    return x


def other_light(x, strength):
    """Exposure, contrast, strength and turn of colour, tint; the same over both views."""
    n, s = len(x), strength
    gain, contrast = 1 + normal(n, 0.06 * s, 1, 1), 1 + normal(n, 0.07 * s, 1, 1)
    lift = normal(n, 0.02 * s, 1, 1)
    chroma, turn = 1 + normal(n, 0.1 * s, 1, 1), normal(n, 0.05 * s, 1, 1)
    cos, sin = chroma * turn.cos(), chroma * turn.sin()
    tint = normal(n, 0.01 * s, 2, 1, 1)
    for at in (0, 3):
        x[:, at].mul_(gain * contrast).add_(gain * 0.6 * (1 - contrast) + lift)
        a, b = x[:, at + 1].clone(), x[:, at + 2]
        x[:, at + 1].mul_(cos).sub_(b * sin).add_(tint[:, 0])
        x[:, at + 2].mul_(cos).add_(a * sin).add_(tint[:, 1])
    return x


def softened(x):
    """A third of the views are less sharp."""
    some = torch.rand(len(x)) < 0.35
    sharp = x[some]
    soft = fn.avg_pool2d(sharp, 3, 1, 1, count_include_pad=False)
    x[some] = torch.lerp(sharp, soft, torch.rand(len(sharp), 1, 1, 1))
    return x


def cut_out(x):
    """Half of the views lose a rectangle."""
    _, _, rows, columns = x.shape
    for view in x[: len(x) // 2]:
        high, wide = rows * (0.06 + 0.26 * torch.rand(1)), columns * (0.1 + 0.35 * torch.rand(1))
        top, left = int(torch.rand(1) * (rows - high)), int(torch.rand(1) * (columns - wide))
        hole = view[:, top : top + int(high), left : left + int(wide)]
        hole[:] = view.mean((1, 2)).view(-1, 1, 1)
    return x


def augmented(x, strength=1.5):
    return cut_out(softened(other_light(other_water(posed(x)), strength)))
