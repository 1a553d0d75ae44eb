"""View, desk and preferences as a plain tree of what to show. Pure: data in, data out."""

from ui.present.curtain import present_curtain
from ui.present.home import present_home
from ui.present.scene import Scene
from ui.present.table import present_table

__all__ = ["Scene", "present_curtain", "present_home", "present_table"]
