"""The two networks of the fish finder: the same stages down, and stages that come back up with what was seen finer."""

import torch
from torch import nn
from torch.nn import functional as fn


class Mix(nn.Module):
    """3x3 per channel, then a mix of channels, added to what came in."""

    def __init__(self, n):
        super().__init__()
        self.depth = nn.Conv2d(n, n, 3, 1, 1, groups=n, bias=False)
        self.depth_norm = nn.BatchNorm2d(n)
        self.mix = nn.Conv2d(n, n, 1, bias=False)
        self.mix_norm = nn.BatchNorm2d(n)

    def forward(self, x):
        y = fn.relu(self.depth_norm(self.depth(x)))
        return fn.relu(x + self.mix_norm(self.mix(y)))


class Down(nn.Module):
    """A convolution with a step (3x3 with step 1 or 2, patches side by side with step 4), then mixes."""

    def __init__(self, inputs, outputs, mixes, step=2):
        super().__init__()
        size, pad = (4, 0) if step == 4 else (3, 1)
        self.down = nn.Conv2d(inputs, outputs, size, step, pad, bias=False)
        self.down_norm = nn.BatchNorm2d(outputs)
        self.mixes = nn.ModuleList(Mix(outputs) for _ in range(mixes))

    def forward(self, x):
        x = fn.relu(self.down_norm(self.down(x)))
        for mix in self.mixes:
            x = mix(x)
        return x


class Up(nn.Module):
    """What the coarser stage found, each place four times, joined with the finer stage."""

    def __init__(self, coarse, fine):
        super().__init__()
        self.deep = nn.Conv2d(coarse, fine, 1, bias=False)
        self.skip = nn.Conv2d(fine, fine, 1, bias=False)
        self.norm = nn.BatchNorm2d(fine)
        self.mix = Mix(fine)

    def forward(self, coarse, fine):
        up = self.deep(coarse).repeat_interleave(2, 2).repeat_interleave(2, 3)
        up = up[:, :, : fine.shape[2], : fine.shape[3]]
        return self.mix(fn.relu(self.norm(up + self.skip(fine))))


class UNet(nn.Module):
    """`widths`: channels before the first and after each stage. `top`: the finest stage that is come back to."""

    def __init__(self, widths, mixes, steps, top, outputs, pooled=0):
        super().__init__()
        self.downs = nn.ModuleList(
            Down(a, b, m, s) for a, b, m, s in zip(widths, widths[1:], mixes, steps)
        )
        last = len(widths) - 1
        self.ups = nn.ModuleList(Up(widths[k + 1], widths[k]) for k in range(last - 1, top - 1, -1))
        self.out = nn.Conv2d(widths[top], outputs, 1)
        self.pooled = nn.Linear(widths[-1] * 2, pooled) if pooled else None
        self.top, self.widths, self.mixes_, self.steps = top, widths, mixes, steps

    def forward(self, x):
        seen = []
        for down in self.downs:
            x = down(x)
            seen.append(x)
        deep = x
        for k, up in enumerate(self.ups):
            x = up(x, seen[-2 - k])
        out = self.out(x)
        if self.pooled is None:
            return out
        return out, self.pooled(torch.cat((deep.mean((2, 3)), deep.amax((2, 3))), 1))


def map_net():
    """Per cell of 4 px: body, way to the fish's middle (x, y), its length, seen from the side."""
    return UNet((3, 16, 40, 64, 96), (0, 2, 2, 3), (4, 2, 2, 2), 1, 8)


def frame_net():
    """Per cell of a straightened frame: body. Of the whole: a fish, seen from the side."""
    return UNet((6, 12, 20, 32, 48), (0, 1, 1, 2), (1, 2, 2, 2), 1, 4, 4)
