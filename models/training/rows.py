"""Learning by whole rows of phones: what was said is to be likelier than all else that may be said.

A network that is told the phone of each frame does not know which of its mistakes matter. Here it is
told how likely the right row of phones is among all rows, as a decoder weighs them: maximum mutual
information, with all rows counted and no lattices, as in Povey et al., "Purely sequence-trained neural
networks for ASR based on lattice-free MMI", Interspeech 2016. A row is as likely as its phones follow
one another, by threes, in the training.
"""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

TOLERANCE = 2
"""Outputs by which a phone may begin sooner or later than the synthesiser tells."""
_STAY = 0.5
"""As in the topology of kaldi.py."""
_PAIRS, _SINGLES, _ANY = 5.0, 20.0, 1e-3
"""How many frames of three phones count as much as all that is known of two, of two as of one; and what
any phone gets."""
_LEAST = 1e-30
_LOST = 1e-20
"""What is less likely than that, of one output, cannot be."""


@dataclass(frozen=True, slots=True)
class Rows:
    """How likely phones are to follow one another, and two to begin."""

    third: torch.Tensor
    """Classes by classes by classes: the first, the second and the third phone. The third ones sum to
    one."""
    first: torch.Tensor
    """Classes by classes; sums to one."""
    excluded: int
    """The class that is in no row: any speech."""

    def on(self, device: str) -> "Rows":
        """The same where the network is."""
        return Rows(self.third.to(device), self.first.to(device), self.excluded)


def rows_of(labels: NDArray[np.int64], classes: int, excluded: int) -> Rows:
    """Count the rows of phones in the classes of successive frames."""
    kept = labels[labels != excluded]
    phones = kept[np.flatnonzero(np.diff(kept, prepend=-1))]
    singles = np.bincount(phones, minlength=classes).astype(np.float64)
    pairs = np.zeros((classes, classes))
    np.add.at(pairs, (phones[:-1], phones[1:]), 1)
    triples = np.zeros((classes, classes, classes))
    np.add.at(triples, (phones[:-2], phones[1:-1], phones[2:]), 1)
    is_same = np.eye(classes, dtype=bool)
    single = singles / singles.sum() + _ANY
    single[excluded] = 0
    second = pairs + _SINGLES * (single / single.sum())
    second[is_same] = 0
    second[:, excluded] = 0
    second /= second.sum(axis=1, keepdims=True)
    third = triples + _PAIRS * second
    third[:, is_same] = 0
    third[:, :, excluded] = 0
    third /= third.sum(axis=2, keepdims=True)
    first = second * (single / single.sum())[:, None]
    first /= first.sum()
    return Rows(torch.from_numpy(third).float(), torch.from_numpy(first).float(), excluded)


def surplus(
    heard: torch.Tensor, labels: torch.Tensor, rows: Rows, scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """How much less likely, in nats per output, the right row is than all rows together, and the
    gradient of that by what was heard, of the shape of `heard`.

    How likely the phones of the right row are to follow one another is left out: it does not depend on
    the network. So the number may be below nought.

    `heard` are log-likelihoods, pieces by classes by outputs; `labels` are the classes of all frames,
    pieces by frames, as many for each output. `scale` is how much the network counts beside the rows:
    the acoustic scale of the decoder.
    """
    pieces, _, outputs = heard.shape
    frames = labels.shape[1] // outputs
    likely = heard * scale
    # An output is known if nothing that may be heard there, sooner or later, is any speech.
    is_known = ~_near((labels == rows.excluded)[:, None], frames)[:, 0]
    # Where nobody knows what was said every phone is as likely.
    likely = torch.where(is_known[:, None], likely, likely.new_zeros(()))
    top = likely.amax(dim=1)
    given = torch.exp(likely - top[:, None])
    all_rows, all_shares = _all(given, rows)
    right, right_shares = _right(given, labels, frames)
    number = pieces * outputs
    # A row of more phones than there are outputs for is none that a decoder could find.
    is_found = torch.isfinite(right)
    is_told = is_known & is_found[:, None]
    gradient = (all_shares - right_shares) * scale / number
    gradient = torch.where(is_told[:, None], gradient, gradient.new_zeros(()))
    gradient[:, rows.excluded] = 0
    return (all_rows - right)[is_found].sum() / number, gradient


def _all(given: torch.Tensor, rows: Rows) -> tuple[torch.Tensor, torch.Tensor]:
    """How likely all rows together are, in nats by piece, and the share of each class in each output,
    pieces by classes by outputs."""
    pieces, classes, outputs = given.shape
    steps = given.permute(2, 1, 0).contiguous()  # outputs, classes, pieces
    # By the second phone, the piece, the first phone.
    third = (1 - _STAY) * rows.third.to(given.device).permute(1, 0, 2).contiguous()
    back = third.transpose(1, 2).contiguous()
    forward = torch.empty(outputs, classes, pieces, classes, device=given.device)
    now = rows.first.to(given.device).T[:, None, :] * steps[0][:, :, None]
    total = torch.zeros(pieces, device=given.device)
    for at in range(outputs):
        if at:
            moved = torch.bmm(now, third).permute(2, 1, 0)
            now = (_STAY * now + moved) * steps[at][:, :, None]
        size = now.sum(dim=(0, 2)).clamp_min(_LEAST)
        now = now / size[None, :, None]
        total += size.log()
        forward[at] = now
    shares = torch.empty(outputs, classes, pieces, device=given.device)
    later = torch.ones(classes, pieces, classes, device=given.device)
    for at in range(outputs - 1, -1, -1):
        share = (forward[at] * later).sum(dim=2)
        shares[at] = share / share.sum(dim=0, keepdim=True).clamp_min(_LEAST)
        if at:
            begun = later * steps[at][:, :, None]
            later = _STAY * begun + torch.bmm(begun.permute(2, 1, 0).contiguous(), back)
            later = later / later.amax(dim=(0, 2), keepdim=True).clamp_min(_LEAST)
    return total, shares.permute(2, 1, 0)


def _right(given: torch.Tensor, labels: torch.Tensor, frames: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The same of the right row alone, whose phones begin about where they are told to; minus infinity
    where that cannot be."""
    pieces, classes, outputs = given.shape
    places = torch.zeros_like(labels)
    places[:, 1:] = (labels[:, 1:] != labels[:, :-1]).cumsum(dim=1)
    length = int(places.max()) + 1
    phones = torch.zeros_like(labels[:, :1]).repeat(1, length).scatter_(1, places, labels)
    told = torch.nn.functional.one_hot(places, length).transpose(1, 2)
    near = _near(told, frames).transpose(1, 2)  # pieces, outputs, places
    heard = given.gather(1, phones[:, :, None].expand(-1, -1, outputs)).transpose(1, 2) * near
    forward = torch.empty(outputs, pieces, length, device=given.device)
    now = torch.zeros(pieces, length, device=given.device)
    now[:, 0] = heard[:, 0, 0]
    total = torch.zeros(pieces, device=given.device)
    for at in range(outputs):
        if at:
            moved = torch.nn.functional.pad(now[:, :-1], (1, 0))
            now = (_STAY * now + (1 - _STAY) * moved) * heard[:, at]
        size = now.sum(dim=1)
        total += torch.where(size > _LOST, size.log(), -torch.inf)
        now = now / size.clamp_min(_LEAST)[:, None]
        forward[at] = now
    later = told[:, :, -1]
    size = (forward[-1] * later).sum(dim=1)
    total += torch.where(size > _LOST, size.log(), -torch.inf)
    shares = torch.zeros(pieces, classes, outputs, device=given.device)
    for at in range(outputs - 1, -1, -1):
        share = forward[at] * later
        share = share / share.sum(dim=1, keepdim=True).clamp_min(_LEAST)
        shares[:, :, at].scatter_add_(1, phones, share)
        if at:
            begun = later * heard[:, at]
            later = _STAY * begun + (1 - _STAY) * torch.nn.functional.pad(begun[:, 1:], (0, 1))
            later = later / later.amax(dim=1, keepdim=True).clamp_min(_LEAST)
    return total, shares


def _near(told: torch.Tensor, frames: int) -> torch.Tensor:
    """At which outputs may be heard what is told at some frames, no further than TOLERANCE away: pieces
    by anything by frames to pieces by the same by outputs."""
    reach = TOLERANCE * frames
    return torch.nn.functional.max_pool1d(told.float(), 2 * reach + 1, frames, reach) > 0
