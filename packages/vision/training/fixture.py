"""Writes a tiny network with torch's answers, by which a test checks the engine's own arithmetic.

    python3 fixture.py ../test/fixtures
"""

import json
import os
import sys

import torch

from augment import seen
from net import Net
from ship import write

WIDTHS = (8, 8, 12, 16)
CLASSES, TRAITS = ["kohaku", "sanke", "showa"], ["tancho"]


def view():
    """A smooth view that the test makes by the same formula."""
    c, y, x = torch.meshgrid(torch.arange(7.0), torch.arange(128.0), torch.arange(64.0), indexing="ij")
    return (0.5 + 0.4 * torch.sin(0.11 * y + 0.7 * c) * torch.cos(0.17 * x - 0.3 * c)).unsqueeze(0)


def main():
    folder = sys.argv[1]
    torch.manual_seed(3)
    net = Net(len(CLASSES) + len(TRAITS), widths=WIDTHS)
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            module.running_mean.normal_(0, 0.2)
            module.running_var.uniform_(0.5, 2)
            module.weight.data.uniform_(0.5, 1.5)
            module.bias.data.normal_(0, 0.2)
    net.eval()
    write([net], CLASSES, TRAITS, folder, "tiny-network", {"version": "fixture", "trainedOn": "nothing"})
    x = seen(view())
    with torch.no_grad():
        logits = ((net(x) + net(x.flip(3))) / 2)[0].tolist()
    with open(os.path.join(folder, "tiny-network-answer.json"), "w") as f:
        f.write(json.dumps({"logits": logits}) + "\n")


if __name__ == "__main__":
    main()
