"""The texts of the apps in each language, as their String Catalogs have them. So no test repeats a translation."""

import functools
import json
import re

from gallery import ROOT

PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:@|lld)")


@functools.cache
def strings(path):
    return json.loads((ROOT / "Apps" / "Sources" / f"{path}.xcstrings").read_text(encoding="utf-8"))["strings"]


def values(localization):
    """All forms of a text: one, or one for each kind of number."""
    if "stringUnit" in localization:
        return [localization["stringUnit"]["value"]]
    return [value for form in localization["variations"]["plural"].values() for value in values(form)]


class Catalogue:
    """The texts of a catalogue in a language, by their keys: `Catalogue("HelloModel/HelloTexts.package", "fa").sayHello`."""

    def __init__(self, path, language):
        self.path, self.language = path, language

    def forms(self, key):
        entry = strings(self.path)[key]
        language = self.language if entry.get("shouldTranslate", True) else "en"
        return values(entry["localizations"][language])

    def __getattr__(self, key):
        """A text that nothing is filled into."""
        if key.startswith("_") or key not in strings(self.path):
            raise AttributeError(f"{self.path} has no text {key}")
        [text] = self.forms(key)
        assert not PLACEHOLDER.search(text), f"{key} has something filled in: ask for filled({key!r})"
        return text.replace("%%", "%")

    def filled(self, key):
        """What a text looks like, whatever is filled in and however many there are."""
        forms = ["".join(
            part if part == ".+" else re.escape(part.replace("%%", "%")) for part in re.split(r"(\.\+)", PLACEHOLDER.sub(".+", form))
        ) for form in self.forms(key)]
        return re.compile("^(?:" + "|".join(forms) + ")$")

    def words(self):
        """All words in Latin letters that the texts are made of."""
        return set(re.findall("[A-Za-z]+", " ".join(
            PLACEHOLDER.sub(" ", form) for key in strings(self.path) for form in self.forms(key)
        )))
