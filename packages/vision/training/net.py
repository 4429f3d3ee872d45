"""The small network: four stages of a strided and a separable convolution, pooled over head, body and maximum."""

import torch
from torch import nn
from torch.nn import functional as fn

WIDTHS = (24, 40, 72, 112)
# Mean and deviation of the channels: L, a, b of the body, L, a, b of the wide view, its mask.
CENTRE = (0.6, 0.03, 0.02, 0.6, 0.0, 0.0, 0.5)
SPREAD = (0.22, 0.07, 0.08, 0.22, 0.07, 0.08, 0.5)


class Stage(nn.Module):
    """Halves the view, then adds what a 3x3 per channel and a mix of channels find."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.down = nn.Conv2d(inputs, outputs, 3, 2, 1, bias=False)
        self.down_norm = nn.BatchNorm2d(outputs)
        self.depth = nn.Conv2d(outputs, outputs, 3, 1, 1, groups=outputs, bias=False)
        self.depth_norm = nn.BatchNorm2d(outputs)
        self.mix = nn.Conv2d(outputs, outputs, 1, bias=False)
        self.mix_norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        x = fn.relu(self.down_norm(self.down(x)))
        y = fn.relu(self.depth_norm(self.depth(x)))
        return fn.relu(x + self.mix_norm(self.mix(y)))


class Net(nn.Module):
    """Logits of the classes, then of the traits."""

    def __init__(self, outputs, channels=7, widths=WIDTHS, head_share=0.25):
        super().__init__()
        sizes = (channels, *widths)
        self.stages = nn.ModuleList(Stage(a, b) for a, b in zip(sizes, sizes[1:]))
        self.drop = nn.Dropout(0.35)
        self.out = nn.Linear(widths[-1] * 3, outputs)
        self.widths, self.head_share = sizes, head_share
        self.register_buffer("centre", torch.tensor(CENTRE).view(1, -1, 1, 1))
        self.register_buffer("spread", torch.tensor(SPREAD).view(1, -1, 1, 1))

    def forward(self, x):
        x = (x - self.centre) / self.spread
        for stage in self.stages:
            x = stage(x)
        head = round(x.shape[2] * self.head_share)
        pooled = (x[:, :, :head].mean((2, 3)), x[:, :, head:].mean((2, 3)), x.amax((2, 3)))
        return self.out(self.drop(torch.cat(pooled, 1)))
