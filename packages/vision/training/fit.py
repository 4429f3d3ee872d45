"""Fits one network on the photos of some folds."""

import numpy as np
import torch
from torch.nn import functional as fn

from augment import augmented, seen
from net import Net

BATCH = 48
TRAITS_WEIGH = 0.35
DOUBTFUL_WEIGH = 0.3
SMOOTH = 0.05


def row_weights(data, rows, photos):
    """Every class the same, then every photo; half for the photo itself, half for its copies."""
    per_class = np.zeros(len(data.classes) + 1)
    label = data.label[photos]
    worth = np.where(data.doubtful[photos], DOUBTFUL_WEIGH, 1.0)
    np.add.at(per_class, label, worth)
    weight = dict(zip(photos, worth / np.sqrt(per_class[label])))
    return np.array([weight[data.photo[r]] * (1 if data.copy[r] == 0 else 0.45) for r in rows])


def fit(data, photos, seed, steps, rate=4e-3, strength=1.5, log=None):
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    chosen = np.zeros(len(data.photos), bool)
    chosen[photos] = True
    rows = np.flatnonzero(chosen[data.photo] & (data.copy >= 0))
    weight = row_weights(data, rows, photos)
    weight /= weight.sum()
    classes, traits = len(data.classes), len(data.traits)
    net = Net(classes + traits).to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.15)
    label, trait = torch.from_numpy(data.label), torch.from_numpy(data.trait)
    net.train()
    for step in range(steps):
        pick = random.choice(rows, BATCH, p=weight)
        photo = torch.from_numpy(data.photo[pick])
        x = augmented(torch.from_numpy(data.batch(pick)), strength)
        known = (label[photo] >= 0).float().unsqueeze(1)
        y = fn.one_hot(label[photo].clamp(min=0), classes).float() * known
        t = trait[photo]
        if random.random() < 0.6:
            share = float(random.beta(0.3, 0.3))
            other = torch.randperm(BATCH)
            x = share * x + (1 - share) * x[other]
            y = share * y + (1 - share) * y[other]
            t = share * t + (1 - share) * t[other]
        out = net(x.contiguous(memory_format=torch.channels_last))
        mass = y.sum(1, keepdim=True)
        y = y * (1 - SMOOTH) + mass * SMOOTH / classes
        loss = -(y * fn.log_softmax(out[:, :classes], 1)).sum(1).mean()
        loss = loss + TRAITS_WEIGH * fn.binary_cross_entropy_with_logits(out[:, classes:], t)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if log and (step + 1) % 100 == 0:
            log(f"step {step + 1} of {steps}, loss {loss.item():.3f}")
    return net.eval()


@torch.no_grad()
def logits(net, data, rows, batch=100):
    """Logits of views, the mean of each and its mirror image."""
    out = []
    for at in range(0, len(rows), batch):
        x = seen(torch.from_numpy(data.batch(rows[at : at + batch])))
        out.append((net(x) + net(x.flip(3))) / 2)
    return torch.cat(out).numpy()
