"""A scene of Mau-Mau."""

from __future__ import annotations

from game.mau_mau.view import View
from ui import scene
from ui.mau_mau.held import Held

Scene = scene.Scene[View, Held]
