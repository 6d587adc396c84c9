"""Prints the measured figures as a table, and counts those that are within their limits."""


class Report:
    WIDTHS = (52, 13, 13, 8, 11, 0)

    def __init__(self):
        self.met = 0
        self.missed = []

    def section(self, title, floor="floor"):
        print(f"\n== {title}")
        self.row("figure", "measured", floor, "ratio", "limit", "")

    def figure(self, name, value, unit="", floor=None, limit=None, ratio_limit=None):
        """Prints a figure. `limit` applies to the value, and `ratio_limit` to the value divided by the floor (the time of the minimal
        program)."""
        ratio = value / floor if floor else None
        if ratio_limit is not None:
            judged, limit_text, is_met = True, f"{ratio_limit:g} x", ratio <= ratio_limit
        elif limit is not None:
            judged, limit_text, is_met = True, f"{self.number(limit)} {unit}".strip(), value <= limit
        else:
            judged, limit_text, is_met = False, "", True
        verdict = "" if not judged else "met" if is_met else "MISSED"
        if judged and is_met:
            self.met += 1
        elif judged:
            self.missed.append(f"{name}: {self.number(value)} {unit}" + (f", {ratio:.2f} x" if ratio else "") + f", limit {limit_text}")
        self.row(
            name, f"{self.number(value)} {unit}".strip(), f"{self.number(floor)} {unit}".strip() if floor is not None else "",
            f"{ratio:.2f}" if ratio else "", limit_text, verdict,
        )

    def note(self, text):
        print(f"   {text}", flush=True)

    def summary(self):
        print(f"\nTargets met: {self.met} of {self.met + len(self.missed)}")
        for miss in self.missed:
            print(f"missed: {miss}")

    @staticmethod
    def number(value):
        return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"

    def row(self, *cells):
        first, *others = cells
        print((first.ljust(self.WIDTHS[0]) + " ".join(cell.rjust(width) for cell, width in zip(others, self.WIDTHS[1:]))).rstrip(), flush=True)
