"""The texts of the apps in each language, read from their String Catalogs. With them, tests need not repeat translations."""

import functools
import json
import re

from gallery import ROOT

PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:@|lld)")


@functools.cache
def strings(path):
    files = [folder / f"{path}.xcstrings" for folder in (ROOT / "Apps" / "Sources", ROOT / "Sources")]
    file = next(file for file in files if file.exists())
    return json.loads(file.read_text(encoding="utf-8"))["strings"]


def values(localization):
    """Returns all forms of a text: a single one, or one for each plural category of the language."""
    if "stringUnit" in localization:
        return [localization["stringUnit"]["value"]]
    return [value for form in localization["variations"]["plural"].values() for value in values(form)]


class Catalogue:
    """The texts of a catalogue in one language, by their keys: `Catalogue("HelloModel/HelloTexts.package", "fa").sayHello`."""

    def __init__(self, path, language):
        self.path, self.language = path, language

    def forms(self, key):
        entry = strings(self.path)[key]
        language = self.language if entry.get("shouldTranslate", True) else "en"
        return values(entry["localizations"][language])

    def __getattr__(self, key):
        """Returns a text without parameters."""
        if key.startswith("_") or key not in strings(self.path):
            raise AttributeError(f"{self.path} has no text {key}")
        [text] = self.forms(key)
        assert not PLACEHOLDER.search(text), f"{key} has something filled in: ask for filled({key!r})"
        return text.replace("%%", "%")

    def filled(self, key):
        """Returns a pattern that matches a text with any parameters, in every plural form."""
        forms = ["".join(
            part if part == ".+" else re.escape(part.replace("%%", "%")) for part in re.split(r"(\.\+)", PLACEHOLDER.sub(".+", form))
        ) for form in self.forms(key)]
        return re.compile("^(?:" + "|".join(forms) + ")$")

    def words(self):
        """Returns all words in Latin letters in the texts."""
        return set(re.findall("[A-Za-z]+", " ".join(
            PLACEHOLDER.sub(" ", form) for key in strings(self.path) for form in self.forms(key)
        )))
