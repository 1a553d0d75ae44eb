"""The sound: plays cues and lets the device shake. It touches the browser, as the screen does.

Nothing is heard before the visitor has touched the page: browsers want it so, and people too.
"""

from __future__ import annotations

import random
import struct
from contextlib import suppress
from typing import Any

from pyodide.ffi import JsException, to_js
from pyscript import window

from ui.cues import BETWEEN, BUZZES, SOUNDS, Brush, Cue, Tone, heard
from ui.preferences import Preferences, Switch, Volume

GAINS = {Volume.OFF: 0.0, Volume.QUIET: 0.12, Volume.MEDIUM: 0.3, Volume.LOUD: 0.7}
NOISE_SECONDS = 0.25
SILENT = 0.0001
"""An exponential fade cannot reach nothing; this is not heard any more."""
ATTACK = 0.004


class Sound:
    """Plays cues by oscillators and noise; its parts are made when they are first needed."""

    def __init__(self) -> None:
        self._context: Any = None
        self._noise: Any = None

    def play(self, cues: tuple[Cue, ...], preferences: Preferences) -> None:
        """Play these cues one after another, as loud as is preferred.

        A device on which nothing can be heard is no reason to stop a game.
        """
        with suppress(JsException):
            self._play(cues, preferences)

    def _play(self, cues: tuple[Cue, ...], preferences: Preferences) -> None:
        activation = getattr(window.navigator, "userActivation", None)
        if activation and not activation.hasBeenActive:
            return
        sounds = heard(cues)
        if preferences.vibration is Switch.ON:
            _shake(sounds)
        if sounds and (gain := GAINS[preferences.volume]) and self._opened():
            begin = self._context.currentTime + BETWEEN / 2
            for number, cue in enumerate(sounds):
                for part in SOUNDS[cue]:
                    self._sound(part, begin + number * BETWEEN, gain)

    def _opened(self) -> bool:
        """Whether anything can be heard here."""
        maker = getattr(window, "AudioContext", None)
        if not self._context and maker:
            self._context = maker.new()
        if self._context and self._context.state == "suspended":
            self._context.resume()
        return bool(self._context)

    def _sound(self, part: Tone | Brush, begin: float, gain: float) -> None:
        """Let one part of a cue sound, and fade."""
        start, end = begin + part.at, begin + part.at + part.lasts
        match part:
            case Tone(hertz, to=to):
                source = last = self._context.createOscillator()
                source.type = "triangle"
                source.frequency.setValueAtTime(hertz, start)
                source.frequency.exponentialRampToValueAtTime(to or hertz, end)
            case Brush(hertz):
                source, last = (
                    self._context.createBufferSource(),
                    self._context.createBiquadFilter(),
                )
                source.buffer = self._paper()
                last.type = "bandpass"
                last.frequency.value = hertz
                source.connect(last)
        fade = self._context.createGain()
        fade.gain.setValueAtTime(SILENT, start)
        fade.gain.exponentialRampToValueAtTime(part.loud * gain, start + ATTACK)
        fade.gain.exponentialRampToValueAtTime(SILENT, end)
        last.connect(fade)
        fade.connect(self._context.destination)
        source.start(start)
        source.stop(end)

    def _paper(self) -> Any:
        """Noise, made once."""
        if not self._noise:
            context = self._context
            length = int(NOISE_SECONDS * context.sampleRate)
            self._noise = context.createBuffer(1, length, context.sampleRate)
            samples = (random.uniform(-1, 1) for _ in range(length))
            packed = memoryview(struct.pack(f"{length}f", *samples)).cast("f")
            self._noise.getChannelData(0).assign(packed)
        return self._noise


def _shake(cues: tuple[Cue, ...]) -> None:
    """Let the device shake for the last of these cues that it shakes for."""
    patterns = [BUZZES[cue] for cue in cues if cue in BUZZES]
    if patterns and (vibrate := getattr(window.navigator, "vibrate", None)):
        vibrate(to_js(patterns[-1]))


SOUND = Sound()
"""The one of this page."""
