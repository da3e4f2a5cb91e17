"""What axe-core finds on a page; its script is in the Python package axe-playwright-python."""

from axe_playwright_python.sync_playwright import Axe


def axe_findings(page, rules=("wcag2a", "wcag2aa")):
    """The findings on a page in real time, by the rules of these names, or by all rules."""
    response = Axe().run(page, options={"runOnly": list(rules)} if rules else None).response
    assert len(response["passes"]) > 10
    return [(each["id"], [node["failureSummary"] for node in each["nodes"]]) for each in response["violations"]]
