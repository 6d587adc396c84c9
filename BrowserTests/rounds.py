"""A plug-in for pytest that runs each test several times and prints the number of its failures: `pytest -p rounds --rounds 20`.

Even a test that fails only once in twenty runs shows a fault, either in the product or in the test.
"""

import collections


def pytest_addoption(parser):
    parser.addoption("--rounds", type=int, default=1, help="how often each test runs")


def pytest_generate_tests(metafunc):
    rounds = metafunc.config.getoption("rounds")
    if rounds > 1:
        metafunc.fixturenames.append("round_of_test")
        metafunc.parametrize("round_of_test", range(rounds), ids=lambda number: f"round{number + 1}")


def name(report):
    """Returns the name of a test without the number of its round, which is one of the repeated runs."""
    test, bracket, parameters = report.nodeid.partition("[")
    others = [part for part in parameters.rstrip("]").split("-") if not part.startswith("round")]
    return test + (f"[{'-'.join(others)}]" if bracket and others else "")


def pytest_terminal_summary(terminalreporter, config):
    rounds = config.getoption("rounds")
    if rounds < 2:
        return
    failed = collections.Counter(
        name(report) for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])
    )
    terminalreporter.section(f"failures in {rounds} rounds")
    for test, count in failed.most_common():
        terminalreporter.line(f"{count:3} of {rounds}  {test}")
    if not failed:
        terminalreporter.line("No test failed in any round.")
