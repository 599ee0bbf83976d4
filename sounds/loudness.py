"""Loudness of a stereo wave after ITU-R BS.1770-4, in LUFS.

The K-weighting is applied to the spectrum at once instead of sample by sample, so numpy is enough.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Stereo = NDArray[np.float64]

WINDOW = 0.4
STEP = 0.1
PART = 30.0
"""Seconds of a long wave that are measured at once."""


def _weight(size: int, rate: int) -> NDArray[np.complex128]:
    """Return the response of the two K-weighting stages at the bins of an rfft of `size`."""
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    k = np.tan(np.pi * 1681.974450955533 / rate)
    q = 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    mid = high**0.4996667741545416
    shelf = (high + mid * k / q + k * k) + 2 * (k * k - high) * turn + (high - mid * k / q + k * k) * turn**2
    shelf /= (1 + k / q + k * k) + 2 * (k * k - 1) * turn + (1 - k / q + k * k) * turn**2
    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    low = 1 - 2 * turn + turn**2
    low /= 1 + 2 * (k * k - 1) / (1 + k / q + k * k) * turn + (1 - k / q + k * k) / (1 + k / q + k * k) * turn**2
    return np.asarray(shelf * low, dtype=np.complex128)


def _blocks(wave: Stereo, rate: int) -> NDArray[np.float64]:
    """Return the weighted power of every 400 ms window, a tenth of a second apart.

    A wave shorter than a window is followed by silence up to one window. A long one is measured part by part, each with
    a second before it that settles the filters.
    """
    window = round(WINDOW * rate)
    starts = np.arange(0, max(wave.shape[1], window) - window + 1, round(STEP * rate))
    many = round(PART / STEP)
    found = []
    for some in np.split(starts, range(many, len(starts), many)):
        first, end = max(0, some[0] - rate), some[-1] + window
        size = 1 << int(end - first + rate // 4).bit_length()
        heard = np.fft.irfft(np.fft.rfft(wave[:, first:end], size) * _weight(size, rate), size)[:, : end - first]
        power = np.concatenate([[0.0], np.cumsum(np.sum(heard**2, axis=0))])
        found.append((power[some - first + window] - power[some - first]) / window)
    return np.asarray(np.maximum(np.concatenate(found), 1e-12))


def loudest(wave: Stereo, rate: int) -> float:
    """Return the loudest 400 ms of a wave of two channels: the measure for short sounds."""
    return float(-0.691 + 10 * np.log10(_blocks(wave, rate).max()))


def integrated(wave: Stereo, rate: int) -> float:
    """Return the gated loudness of a whole wave of two channels: the measure for music."""
    power = _blocks(wave, rate)
    power = power[-0.691 + 10 * np.log10(power) > -70]
    if not len(power):
        return -70.0
    gate = -0.691 + 10 * np.log10(power.mean()) - 10
    power = power[-0.691 + 10 * np.log10(power) > gate]
    return float(-0.691 + 10 * np.log10(power.mean()))


def sharpness(wave: Stereo, rate: int) -> float:
    """Return the energy above 8 kHz against the whole, in dB: the part that would hiss or sting.

    A long wave is measured in parts that fade in and out and overlap by half.
    """
    size = min(wave.shape[1], round(PART * rate))
    is_whole = size == wave.shape[1]
    fade = np.ones(size) if is_whole else np.hanning(size)
    starts = [0] if is_whole else range(0, wave.shape[1] - size + 1, size // 2)
    power = sum(np.sum(np.abs(np.fft.rfft(wave[:, at : at + size] * fade)) ** 2, axis=0) for at in starts)
    pitch = np.fft.rfftfreq(size, 1 / rate)
    return float(10 * np.log10(max(power[pitch > 8000].sum(), 1e-12) / max(power.sum(), 1e-12)))
