"""The network and its training: a small TDNN that tells the phone of every third frame (PyTorch)."""

import time
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from models.training.corpus import UNKNOWN, Corpus
from models.training.features import BINS
from models.training.kaldi import Floats, Layer, divided_out
from models.training.model_folder import with_unknown_share
from models.training.rows import rows_of, surplus

SPEECH_CLASS = 1
"""The place of the class of any speech."""
SPEECH_OF_OURS, SPEECH_OF_OTHERS = 0.05, 0.5
"""How much of a frame of a known word, and of one of another word, is heard as any speech."""

_FIRST = 60_000
"""Frames of the corpus by which the normalisations of a network that learns on are set."""

STRIDE = 3
"""One output for so many frames: what vosk counts with."""


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    width: int = 448
    dilations: tuple[int, ...] = (1, 1, 1)
    """Of the layers behind the first, in steps of STRIDE frames. A network that looks at 45 frames and
    not at 27 learns whole words by heart, and hears these in what nobody has said."""
    edge: int = 4
    """Frames to each side that the first layer looks at."""


def shape_of(layers: Sequence[Layer]) -> Shape:
    """How large the network of these layers is."""
    first, *others, _ = layers
    dilations = tuple(max(layer.offsets) // STRIDE for layer in others)
    return Shape(len(first.bias), dilations, max(first.offsets))


@dataclass(frozen=True)
class Schedule:
    """How long and how fast it learns: first the phone of each frame, then which rows of phones
    are right (rows.py)."""

    epochs: int = 6
    rows: int = 4
    """Epochs of the second kind."""
    batch: int = 48
    chunk: int = 80
    """Outputs of one example."""
    rate: float = 2e-3
    rate_of_rows: float = 5e-4
    scale: float = 0.7
    """How much the network will count in the decoder, its acoustic scale: rows are weighed as there."""
    frames: float = 1.0
    """How much each frame counts beside the rows: enough that any speech stays as likely as it was, and
    that no network is bound to how long a synthesiser's sounds are (it was 0.25 before)."""
    likeness_to_before: float = 0.0
    """How much of each frame is to be heard as the network with which it began hears it, instead of as
    the phone that was said: what that one leaves open, an onset that is lacking, stays open, though a
    synthesiser tells it by something that no person has."""
    dropout: float = 0.2
    """Share of the units that are not heard at a time: a network that has learnt a synthesiser by heart
    hears nobody else (8 epochs without it heard unseen voices worse than 4)."""
    smoothing: float = 0.1
    """Share of each frame that is spread over all classes: no synthesiser's word is certain."""
    likeness: float = 0.3
    """How much of each class that is alike is heard in a frame, as a share of its own: what one speaker
    means as "not" another says as "nut", and no word of ours depends on it."""


class Tdnn(nn.Module):
    """Time-delay layers with batch normalisation; features in, unnormalised log-likelihoods out."""

    def __init__(self, shape: Shape, classes: int, mean: Floats, deviation: Floats) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("mean", torch.from_numpy(mean)[None, :, None])
        self.register_buffer("deviation", torch.from_numpy(deviation)[None, :, None])
        self.layers = nn.ModuleList([nn.Conv1d(BINS, shape.width, 2 * shape.edge + 1, stride=STRIDE)])
        self.layers += [
            nn.Conv1d(shape.width, shape.width, 3, dilation=each) for each in shape.dilations
        ]
        self.norms = nn.ModuleList([nn.BatchNorm1d(shape.width, affine=False) for _ in self.layers])
        self.dropout = nn.Dropout1d(0.0)
        self.output = nn.Conv1d(shape.width, classes, 1)

    @property
    def context(self) -> int:
        """Frames to each side of an output that it looks at."""
        return self.shape.edge + STRIDE * sum(self.shape.dilations)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """Utterances by BINS by frames to utterances by classes by outputs."""
        heard = (features - self.mean) / self.deviation
        for layer, norm in zip(self.layers, self.norms, strict=True):
            heard = self.dropout(norm(torch.relu(layer(heard))))
        return self.output(heard)

    def begin_with(self, layers: Sequence[Layer], features: Floats) -> None:
        """Take over exported layers of the same shape; `features`, frames by BINS, are what its
        normalisations are set by. Raises ValueError for another shape."""
        convolutions = [*self.layers, self.output]
        scale, shift = self.deviation[0, :, 0], self.mean[0, :, 0]
        heard = torch.from_numpy(features).T[None]
        for place, (layer, into) in enumerate(zip(layers, convolutions, strict=True)):
            rows, columns = layer.weights.shape
            number = len(layer.offsets)
            if into.weight.shape != (rows, columns // number, number):
                raise ValueError(f"layer {place} has another shape")
            weights = torch.from_numpy(layer.weights).reshape(rows, number, -1)
            with torch.no_grad():
                into.weight.copy_((weights * scale).permute(0, 2, 1))
                into.bias.copy_(torch.from_numpy(layer.bias) + (weights * shift).sum(dim=(1, 2)))
                heard = (heard - shift[None, :, None]) / scale[None, :, None]
                if place < len(self.norms):
                    heard = torch.relu(into(heard))
                    shift = heard.mean(dim=(0, 2))
                    # A unit that is hardly ever heard must not become loud.
                    scale = heard.std(dim=(0, 2)).clamp_min(0.01)
                    self.norms[place].running_mean.copy_(shift)
                    self.norms[place].running_var.copy_(scale**2 - self.norms[place].eps)

    def exported(self) -> list[Layer]:
        """The layers as affine ones, with every normalisation folded into the next."""
        scale = 1 / self.deviation[0, :, 0]
        shift = -self.mean[0, :, 0] * scale
        folded = []
        offsets = [tuple(range(-self.shape.edge, self.shape.edge + 1))]
        offsets += [(-STRIDE * each, 0, STRIDE * each) for each in self.shape.dilations]
        for layer, norm, places in zip(self.layers, self.norms, offsets, strict=True):
            folded.append(_folded(layer, scale, shift, places))
            scale = 1 / torch.sqrt(norm.running_var + norm.eps)
            shift = -norm.running_mean * scale
        folded.append(_folded(self.output, scale, shift, (0,)))
        return folded


def _folded(
    layer: nn.Conv1d, scale: torch.Tensor, shift: torch.Tensor, places: tuple[int, ...]
) -> Layer:
    """A convolution over normalised input as one over raw input: columns by offset, then by input."""
    with torch.no_grad():
        weights = layer.weight * scale[None, :, None]
        bias = layer.bias + (layer.weight * shift[None, :, None]).sum(dim=(1, 2))
        spliced = weights.permute(0, 2, 1).reshape(weights.shape[0], -1)
    return Layer(spliced.numpy().astype(np.float32), bias.numpy().astype(np.float32), places)


def train(
    corpus: Corpus,
    classes: int,
    shape: Shape,
    schedule: Schedule,
    seed: int,
    tell: Callable[[str], None],
    alike: Sequence[tuple[int, int]] = (),
    begin: Sequence[Layer] | None = None,
    kept: Path | None = None,
) -> tuple[list[Layer], Floats]:
    """Learn from a corpus: the layers and how often each class was there. One seed, one result on one
    kind of processor.

    `alike` are pairs of classes of which the second is heard in frames of the first besides; `begin`
    are layers to learn on with, instead of any at random. `kept` is a file that is written behind every
    epoch; who trains again with the same arguments and with that file goes on from there, and comes to
    the same result.
    """
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    # Half the bits where that is quicker: three and a half times with AMX, and sixteen times slower on
    # processors that know no such numbers.
    is_halved = device == "cuda" or bool(torch.cpu.get_capabilities().get("amx_bf16"))
    counts = _counts(corpus, classes)
    sample = corpus.features[:: max(1, len(corpus.features) // 200_000)].astype(np.float32)
    network = Tdnn(shape, classes, sample.mean(axis=0), sample.std(axis=0))
    if begin:
        network.begin_with(begin, corpus.features[:_FIRST].astype(np.float32))
    network.to(device)
    before = deepcopy(network).eval() if begin and schedule.likeness_to_before else None
    network.dropout.p = schedule.dropout
    examples = Examples(corpus, schedule.chunk, network.context, seed, device)
    targets = _targets(classes, alike, schedule.likeness).to(device)

    def by_frames(given: torch.Tensor, heard: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        loss = _loss(heard, wanted, targets, schedule.smoothing)
        if before is None:
            return loss
        with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=is_halved):
            known = before(given).float().softmax(dim=1)
        share = schedule.likeness_to_before
        return (1 - share) * loss - share * (known * heard.log_softmax(dim=1)).sum(dim=1).mean()

    lessons = _Lessons(network, examples, schedule.batch, device, is_halved, tell, seed, kept)
    lessons.learn("frames", schedule.epochs, schedule.rate, by_frames)
    if schedule.rows:
        rows = rows_of(corpus.labels % UNKNOWN, classes, SPEECH_CLASS).on(device)
        shares = divided_out(with_unknown_share(counts, SPEECH_CLASS))
        prior = torch.from_numpy(np.log(shares))[None, :, None].to(device)

        def by_rows(given: torch.Tensor, heard: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
            behind, gradient = surplus(heard.detach() - prior, wanted % UNKNOWN, rows, schedule.scale)
            pull = (gradient * heard).sum()
            return schedule.frames * by_frames(given, heard, wanted) + pull - pull.detach() + behind

        lessons.learn("rows", schedule.rows, schedule.rate_of_rows, by_rows)
    network.eval()
    return network.cpu().exported(), counts


@dataclass(frozen=True)
class _Lessons:
    """What a network learns from."""

    network: Tdnn
    examples: "Examples"
    batch: int
    device: str
    is_halved: bool
    tell: Callable[[str], None]
    seed: int
    kept: Path | None

    def learn(
        self,
        kind: str,
        epochs: int,
        rate: float,
        loss_of: Callable[[torch.Tensor, torch.Tensor, torch.Tensor], torch.Tensor],
    ) -> None:
        """Some epochs, faster and then slower. `loss_of` is given the features, what was heard, pieces
        by classes by outputs, and the classes of all frames; what it gives is followed downwards.

        Behind each epoch of some `kind` its state is kept, if anywhere; from there it goes on.
        """
        known = torch.load(self.kept) if self.kept and self.kept.exists() else {}
        if not epochs or (kind == "frames" and known.get("kind") == "rows"):
            return
        steps = epochs * (self.examples.number // self.batch)
        optimiser = torch.optim.AdamW(self.network.parameters(), lr=rate, weight_decay=0.01)
        rates = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
        began, first = time.monotonic(), 0
        if known.get("kind") == kind:
            first = known["epochs"]
            for each, name in ((self.network, "network"), (optimiser, "optimiser"), (rates, "rates")):
                each.load_state_dict(known[name])
        for epoch in range(first, epochs):
            self.network.train()
            self._draw_anew(kind, epoch)
            losses, right = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
            total = 0
            for given, wanted in self.examples.batches(self.batch):
                with torch.autocast(self.device, torch.bfloat16, enabled=self.is_halved):
                    heard = self.network(given).float()
                loss = loss_of(given, heard, wanted)
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
                optimiser.step()
                rates.step()
                losses += loss.detach()
                told = wanted[:, ::STRIDE] % UNKNOWN
                right += (heard.argmax(1) == told).sum()
                total += told.numel()
            average = float(losses) / max(1, self.examples.number // self.batch)
            self.tell(
                f"epoch {epoch + 1}: loss {average:.3f}, frames right {float(right) / total:.1%}, "
                f"{time.monotonic() - began:.0f} s"
            )
            if self.kept:
                states = {"network": self.network, "optimiser": optimiser, "rates": rates}
                made = {name: each.state_dict() for name, each in states.items()}
                part = self.kept.with_suffix(".part")
                torch.save({"kind": kind, "epochs": epoch + 1, **made}, part)
                part.replace(self.kept)

    def _draw_anew(self, kind: str, epoch: int) -> None:
        """Draw in this epoch what is drawn in it whether or not those before were of the same run."""
        place = 2 * epoch + (kind == "rows")
        torch.manual_seed(self.seed + place)
        self.examples.draw_anew(self.seed, place)


def _share(labels: torch.Tensor) -> torch.Tensor:
    """How much of each frame is to be heard as any speech, and not as its phone."""
    share = torch.where(labels >= UNKNOWN, SPEECH_OF_OTHERS, SPEECH_OF_OURS)
    return torch.where(labels == 0, 0.0, share)


def _targets(classes: int, alike: Sequence[tuple[int, int]], likeness: float) -> torch.Tensor:
    """For each class how much of every class is to be heard in it."""
    targets = torch.eye(classes)
    for one, other in alike:
        targets[one, other] = likeness
    return targets / targets.sum(dim=1, keepdim=True)


def _loss(
    heard: torch.Tensor, labels: torch.Tensor, targets: torch.Tensor, smoothing: float
) -> torch.Tensor:
    """How far the phone of each output is from what was heard there."""
    wanted = labels[:, ::STRIDE]
    likely = torch.log_softmax(heard, dim=1)
    share = _share(wanted)
    phone = (targets[wanted % UNKNOWN].transpose(1, 2) * likely).sum(dim=1)
    told = (1 - share) * phone + share * likely[:, SPEECH_CLASS]
    return -((1 - smoothing) * told + smoothing * likely.mean(dim=1)).mean()


def _counts(corpus: Corpus, classes: int) -> Floats:
    """How often each class was to be heard."""
    labels = torch.from_numpy(corpus.labels.astype(np.int64))
    share = _share(labels).double()
    counts = torch.zeros(classes, dtype=torch.float64)
    counts.index_add_(0, labels % UNKNOWN, 1 - share)
    counts[SPEECH_CLASS] += share.sum()
    return counts.numpy().astype(np.float32)


class Examples:
    """Pieces of the utterances in a new order each time, each with the context that it needs.

    They are cut out where the network is: a GPU waits for nobody.
    """

    def __init__(
        self, corpus: Corpus, chunk: int, context: int, seed: int, device: str = "cpu"
    ) -> None:
        self._features = torch.from_numpy(corpus.features).to(device)
        self._labels = torch.from_numpy(corpus.labels).to(device)
        self._chunk = chunk
        self._context = context
        self._device = device
        self._draw = np.random.default_rng(seed)
        frames = chunk * STRIDE
        # A piece may begin in any utterance; what it holds of the next one is ordinary speech too.
        self._starts = np.arange(context, len(corpus.labels) - frames - context, frames)
        self.number = len(self._starts)

    def draw_anew(self, *seeds: int) -> None:
        """Draw from now on by these seeds."""
        self._draw = np.random.default_rng(seeds)

    def batches(self, size: int) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        """One epoch: features, pieces by BINS by frames, and the class of each frame that is not
        context."""
        order = self._draw.permutation(self.number)
        jitter = int(self._draw.integers(self._chunk * STRIDE))
        reach = self._chunk * STRIDE + 2 * self._context
        latest = len(self._labels) - reach + self._context - 1
        begins = np.minimum(self._starts[order] + jitter, latest)
        starts = torch.from_numpy(begins).to(self._device)[:, None]
        heard = torch.arange(reach - STRIDE + 1, device=self._device) - self._context
        told = torch.arange(self._chunk * STRIDE, device=self._device)
        for at in range(0, self.number - size + 1, size):
            begin = starts[at : at + size]
            features = self._features[begin + heard].float().transpose(1, 2)
            yield self._masked(features), self._labels[begin + told].long()

    def _masked(self, features: torch.Tensor) -> torch.Tensor:
        """Now and then a band of frequencies is not heard, or the whole is coloured otherwise."""
        pieces, draw = len(features), self._draw
        low = draw.integers(BINS - 8, size=pieces)
        high = low + draw.integers(2, 9, size=pieces) * (draw.random(pieces) < 0.3)
        places = np.arange(BINS)
        is_lost = (places >= low[:, None]) & (places < high[:, None])
        louder = draw.normal(0, 0.5, pieces).astype(np.float32)
        lost, more = (torch.from_numpy(each).to(self._device) for each in (is_lost, louder))
        averages = features.mean(dim=(1, 2), keepdim=True)
        return torch.where(lost[:, :, None], averages, features) + more[:, None, None]
