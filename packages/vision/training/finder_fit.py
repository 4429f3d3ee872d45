"""Fits the finder's networks on drawn scenes and writes finder.json and finder.bin.

    python3 finder_fit.py frame FOLDER... --out frame.pt [--minutes 60] [--start frame.pt]
    python3 finder_fit.py map FOLDER... --out map.pt [--minutes 60] [--start map.pt]
    python3 finder_fit.py ship map.pt frame.pt MODEL_FOLDER --version TEXT
"""

import argparse
import math
import time

import numpy as np
import torch
from torch.nn import functional as fn

from finder_data import CELLS, Scenes
from finder_net import frame_net, map_net
from finder_ship import CENTRE, LENGTH, SPREAD, WAY, ship


NOISE = torch.randn(2**22, generator=torch.Generator().manual_seed(0))


def recoloured(pictures, random):
    """Another light, exposure, contrast and noise for each picture (bytes, colours last), normalised, colours first."""
    n, rows, columns, _ = pictures.shape

    def drawn(least, most, channels=1):
        return torch.from_numpy(random.uniform(least, most, (n, channels, 1, 1)).astype("f4"))

    # Plane by plane: with the colours of a pixel side by side each of these steps takes ten times as long.
    x = torch.from_numpy(np.ascontiguousarray(pictures)).permute(0, 3, 1, 2).contiguous().float().mul_(1 / 255)
    # A parabola through black and white, in place of a gamma of 0.7 to 1.4.
    gain, bend = drawn(0.75, 1.2) * drawn(0.88, 1.12, 3), drawn(-0.5, 0.5)
    x = (gain * (1 + bend) - x * (gain * bend)).mul_(x).clamp_(max=1)
    grey = x.mean(1, keepdim=True)
    x = torch.lerp(grey, x, drawn(0.6, 1.35))
    start = random.integers(0, len(NOISE) - x[0].numel() - n * 64)
    for k in range(n):
        noise = NOISE[start + 64 * k : start + 64 * k + x[k].numel()]
        x[k].view(-1).add_(noise, alpha=random.uniform(0, 0.03))
    return x.sub_(CENTRE).mul_(1 / SPREAD)


class Pace:
    """A learning rate that rises for a twentieth of the given minutes and falls to nothing at their end."""

    def __init__(self, net, rate, minutes):
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01)
        self.rate, self.seconds, self.began = rate, minutes * 60, time.time()

    def share(self):
        return (time.time() - self.began) / self.seconds

    def set(self):
        share = min(1.0, self.share())
        rate = self.rate * min(1, (share + 0.002) / 0.05) * 0.5 * (1 + math.cos(math.pi * share))
        for group in self.optimiser.param_groups:
            group["lr"] = max(rate, self.rate * 0.002)


class Average:
    """Weights averaged over the last steps: what is shipped."""

    def __init__(self, net):
        self.state = {k: v.clone() for k, v in net.state_dict().items()}
        self.steps = 0

    def take(self, net):
        self.steps += 1
        keep = min(0.998, self.steps / (self.steps + 20))
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                self.state[k].lerp_(v, 1 - keep)


def targets(data, pick):
    """Per cell: body share, way to the middle, length, side, and how much the cell counts."""
    out = np.zeros((len(pick), 6, *CELLS), "f4")
    yy, xx = np.mgrid[: CELLS[0], : CELLS[1]].astype("f4")
    maps = data.maps(pick)
    out[:, 0] = maps[:, 1] / 255
    out[:, 5] = 1
    for k, scene in enumerate(pick):
        owner = maps[k, 0]
        for i, fish in enumerate(data.fish[scene]):
            own = owner == i + 1
            size = max(6.0, fish["size"])
            out[k, 1][own] = (fish["x"] - xx[own]) / WAY
            out[k, 2][own] = (fish["y"] - yy[own]) / WAY
            out[k, 3][own] = np.log(size / LENGTH)
            out[k, 4][own] = fish["side"]
            out[k, 5][own] = 1 + 30 / size
    return torch.from_numpy(out)


def flipped(x, t, random):
    """Mirrors a batch in either direction; ways turn round with it."""
    if random.random() < 0.5:
        x, t = x.flip(3), t.flip(3)
        t[:, 1] *= -1
    if random.random() < 0.5:
        x, t = x.flip(2), t.flip(2)
        t[:, 2] *= -1
    if random.random() < 0.5:
        x, t = x.transpose(2, 3), t.transpose(2, 3)[:, [0, 2, 1, 3, 4, 5]]
    return x, t


def map_loss(out, t):
    """Of each scene."""
    body, count = t[:, 0], fn.max_pool2d(t[:, 5:6], 5, 1, 2)[:, 0]
    own = body * t[:, 5]
    all_own = own.sum((1, 2)) + 20
    mean = lambda values: (values * own).sum((1, 2)) / all_own
    loss = (fn.binary_cross_entropy_with_logits(out[:, 0], body, reduction="none") * count).mean((1, 2)) * 3
    size = torch.exp(t[:, 3]) * LENGTH
    loss = loss + 4 * mean((out[:, 1:3] - t[:, 1:3]).abs().sum(1) * WAY / size)
    loss = loss + mean((out[:, 3] - t[:, 3]).abs())
    side = fn.binary_cross_entropy_with_logits(out[:, 4], t[:, 4], reduction="none")
    return loss + 0.3 * mean(side)


def frame_input(cells, random):
    """Colours, inside the picture or not, the place along and (without sign) across."""
    n, rows, columns, _ = cells.shape
    x = torch.empty((n, 6, rows, columns))
    x[:, :3] = recoloured(cells[..., :3], random)
    x[:, 3] = torch.from_numpy((cells[..., 3] != 2).astype("f4"))
    x[:, 4] = torch.linspace(-1, 1, rows).unsqueeze(1)
    x[:, 5] = torch.linspace(-1, 1, columns).abs()
    return x


def frame_loss(out, pooled, cells, kind):
    truth = torch.from_numpy((cells[..., 3] == 1).astype("f4"))
    inside = torch.from_numpy((cells[..., 3] != 2).astype("f4"))
    told = (kind != 3).float().unsqueeze(1).unsqueeze(2)
    body = fn.binary_cross_entropy_with_logits(out[:, 0], truth, reduction="none")
    loss = (body * inside * told).sum() / (inside * told).sum()
    is_fish = ((kind == 1) | (kind == 2)).float()
    fish = fn.binary_cross_entropy_with_logits(pooled[:, 0], is_fish, reduction="none")
    side = fn.binary_cross_entropy_with_logits(pooled[:, 1], (kind == 2).float(), reduction="none")
    loss = loss + 0.15 * (fish * (kind != 3)).mean()
    return loss + 0.15 * (side * is_fish).mean()


def settle(net):
    """Keeps what a first fit measured as usual values, whatever a batch holds.

    A net fitted by the values of each batch of mixed scenes goes astray on one scene alone that is unusual
    all over, such as a light liner: this is how it will be asked, so this is how it must learn in the end.
    """
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            module.eval()


# Loss of a scene that was not learnt from yet.
UNSEEN = 2.0


def harder(losses, count, random):
    """Scenes to learn from next: those that went worse when last seen come up more often, up to ten times."""
    weights = np.clip(losses, 0.3, 3.0)
    return np.sort(random.choice(len(losses), count, replace=False, p=weights / weights.sum()))


def fit(what, folders, minutes, out, start):
    torch.manual_seed(1)
    random = np.random.default_rng(1)
    data = Scenes(folders)
    batch = 4 if what == "map" else 32
    net = map_net() if what == "map" else frame_net()
    if start:
        net.load_state_dict(torch.load(start))
    net = net.to(memory_format=torch.channels_last)
    pace = Pace(net, 2.5e-3 if what == "map" else 4e-3, minutes)
    average = Average(net)
    net.train()
    if start:
        settle(net)
    sum_, step = 0.0, 0
    losses = np.full(data.count, UNSEEN)
    while pace.share() < 1:
        step += 1
        pace.set()
        if what == "map":
            pick = harder(losses, batch, random)
            x = recoloured(data.pictures(pick), random)
            x, t = flipped(x, targets(data, pick), random)
            each = map_loss(net(x.contiguous(memory_format=torch.channels_last)), t)
            losses[pick] = each.detach().numpy()
            loss = each.mean()
        else:
            pick = np.sort(random.integers(0, len(data.kinds), batch))
            cells = data.frames(pick)
            if random.random() < 0.5:
                cells = cells[:, :, ::-1]
            x = frame_input(cells, random).contiguous(memory_format=torch.channels_last)
            loss = frame_loss(*net(x), cells, torch.from_numpy(data.kinds[pick]))
        pace.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        pace.optimiser.step()
        average.take(net)
        sum_ += loss.item()
        if step % 100 == 0:
            print(f"step {step}, {pace.share():.1%} of the time, {data.count} scenes, loss {sum_ / 100:.4f}", flush=True)
            sum_ = 0.0
            torch.save(average.state, out)
        if step % 500 == 0:
            data = Scenes(folders)
            losses = np.append(losses, np.full(data.count - len(losses), UNSEEN))
    torch.save(average.state, out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("map", "frame", "ship"))
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--start")
    parser.add_argument("--version")
    parser.add_argument("--trained-on", default="drawn scenes; no photo")
    parser.add_argument("--name", default="finder")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    torch.backends.nnpack.set_flags(False)
    if args.what != "ship":
        fit(args.what, args.paths, args.minutes, args.out, args.start)
        return
    nets = [map_net(), frame_net()]
    for net, path in zip(nets, args.paths):
        net.load_state_dict(torch.load(path))
    ship(nets, args.paths[2], args.name, {"version": args.version, "trainedOn": args.trained_on})


if __name__ == "__main__":
    main()
