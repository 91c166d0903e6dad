"""Letters that nobody sees, and no text is read with: soft hyphens, joiners, marks of direction."""

import re

UNSEEN = re.compile("[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
