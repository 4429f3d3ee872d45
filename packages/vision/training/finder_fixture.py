"""Writes tiny finder networks with torch's answers, by which a test checks the engine's own arithmetic.

    python3 finder_fixture.py ../test/fixtures
"""

import json
import os
import sys

import torch

from finder_ship import ship
from finder_net import UNet


def view(channels, rows, columns):
    """A smooth view that the test makes by the same formula."""
    c, y, x = torch.meshgrid(*(torch.arange(float(n)) for n in (channels, rows, columns)), indexing="ij")
    return (0.5 + 0.4 * torch.sin(0.31 * y + 0.7 * c) * torch.cos(0.27 * x - 0.3 * c)).unsqueeze(0)


def main():
    folder = sys.argv[1]
    torch.manual_seed(4)
    nets = [
        UNet((3, 4, 8, 12), (0, 1, 1), (4, 2, 2), 1, 4),
        UNet((6, 8, 8, 12), (0, 1, 1), (1, 2, 2), 1, 4, 4),
    ]
    for net in nets:
        for module in net.modules():
            if isinstance(module, torch.nn.BatchNorm2d):
                module.running_mean.normal_(0, 0.2)
                module.running_var.uniform_(0.5, 2)
                module.weight.data.uniform_(0.5, 1.5)
                module.bias.data.normal_(0, 0.2)
    ship(nets, folder, "tiny-finder", {"version": "fixture", "trainedOn": "nothing"})
    with torch.no_grad():
        places = nets[0](view(3, 36, 28))[0]
        cells, whole = nets[1](view(6, 13, 9))
    answer = {
        "map": places.permute(1, 2, 0).flatten().tolist(),
        "frame": cells[0].permute(1, 2, 0).flatten().tolist(),
        "whole": whole[0].tolist(),
    }
    with open(os.path.join(folder, "tiny-finder-answer.json"), "w") as f:
        f.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
