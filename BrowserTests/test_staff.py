"""Tests of the app with a login: login and logout, the permissions of people, and attacks."""

import http.client
import re
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from catalogues import Catalogue
from conftest import IS_SOAK, wait_until_live
from gallery import Gallery
from processes import wait_for
from socket_client import Closed, SocketClient
from test_accessibility import violations

VERA, EDDIE = ("Vera", "look-only"), ("Eddie", "look-and-change")


@pytest.fixture(scope="module")
def staff():
    """Starts a gallery with a stopped clock, so that the tests decide how much time passes."""
    gallery = Gallery("--clock", "2026-01-08T12:00:00Z", visitors=True)
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture(autouse=True)
def rested(staff):
    """Before each test, lets so much time pass that the wrong passwords of earlier tests do not count any more."""
    staff.advance(3600)


def ask(gallery, method, path, body=None, **headers):
    """Sends a request without a browser: it follows no redirect and adds no header."""
    connection = http.client.HTTPConnection("127.0.0.1", gallery.port, timeout=30)
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        fields.setdefault("Content-Type", "application/x-www-form-urlencoded")
    connection.request(method, path, body, fields)
    answer = connection.getresponse()
    answer.text = answer.read().decode()
    connection.close()
    return answer


def guess(gallery, name, password, **more):
    body = urllib.parse.urlencode({"name": name, "password": password, **more})
    return ask(gallery, "POST", "/login", body, Origin=gallery.address)


def cookie_of(answer):
    return answer.headers["Set-Cookie"].split(";")[0]


def log_in(page, person, remember=False):
    page.get_by_label("Name").fill(person[0])
    page.get_by_label("Password").fill(person[1])
    if remember:
        page.get_by_label("Remember me").check()
    page.get_by_role("button", name="Log in").click()


def open_staff(new_page, staff, person, **options):
    page = new_page(None, base=staff.address, **options)
    page.goto("/staff")
    log_in(page, person)
    wait_until_live(page)
    return page


# Tests of people with different permissions.


def test_the_login_leads_to_where_somebody_wanted_to_go(new_page, staff):
    page = new_page(None, base=staff.address)
    page.goto("/staff/3")
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    assert page.get_by_label("Name").get_attribute("autocomplete") == "username"
    assert page.get_by_label("Password").get_attribute("autocomplete") == "current-password"
    log_in(page, VERA)
    wait_until_live(page)
    assert page.url.endswith("/staff/3")
    expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_be_visible()


def test_a_wrong_password_is_said_at_the_form_without_a_script(new_page, staff):
    page = new_page(None, base=staff.address, java_script_enabled=False)
    page.goto("/staff")
    log_in(page, ("Vera", "wrong"))
    expect(page.get_by_role("alert")).to_have_text("Wrong name or password.")
    expect(page.get_by_label("Name")).to_have_value("Vera")
    expect(page.get_by_label("Password")).to_have_value("")
    log_in(page, VERA)
    expect(page.get_by_role("heading", name="Employees")).to_be_visible()


def test_viewers_look_and_editors_change(new_page, staff):
    vera = open_staff(new_page, staff, VERA)
    eddie = open_staff(new_page, staff, EDDIE)
    expect(vera.get_by_role("row", name=re.compile("^Cedric Kelly"))).to_be_visible()
    vera.get_by_role("row", name=re.compile("^Cedric Kelly")).click()
    expect(vera.get_by_role("heading", name="Cedric Kelly", level=1)).to_be_visible()
    expect(vera.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
    eddie.get_by_role("row", name=re.compile("^Cedric Kelly")).click()
    eddie.get_by_label("New salary").fill("500000")
    eddie.get_by_role("button", name="Save").click()
    expect(eddie.get_by_role("region", name="Cedric Kelly").get_by_text("500,000", exact=True)).to_be_visible()
    expect(vera.get_by_role("region", name="Cedric Kelly").get_by_text("500,000", exact=True)).to_be_visible()
    eddie.get_by_role("button", name="Delete", exact=True).click()
    expect(vera.get_by_text("Employee not found")).to_be_visible()
    eddie.get_by_role("button", name="Undo").click()
    expect(vera.get_by_role("region", name="Cedric Kelly").get_by_text("500,000", exact=True)).to_be_visible()
    # The public app shows the data of the service, without the changes of the staff.
    everybody = new_page("/employees/4", base=staff.address)
    expect(everybody.get_by_role("region", name="Cedric Kelly").get_by_text("433,060", exact=True)).to_be_visible()


def test_logging_out_everywhere_leads_every_page_to_the_login(new_page, staff):
    pages = [open_staff(new_page, staff, VERA) for _ in range(2)]
    other = open_staff(new_page, staff, EDDIE)
    pages[0].get_by_role("button", name="Vera, viewer").click()
    pages[0].get_by_role("menuitem", name="Log out everywhere").click()
    for page in pages:
        expect(page.get_by_role("alert")).to_have_text("You've been logged out. Log in again.")
    expect(other.get_by_role("button", name="Eddie, editor")).to_be_visible()
    log_in(pages[1], VERA)
    wait_until_live(pages[1])


def test_logging_out_ends_one_login(new_page, staff):
    here, there = (open_staff(new_page, staff, VERA) for _ in range(2))
    here.get_by_role("button", name="Vera, viewer").click()
    here.get_by_role("menuitem", name="Log out", exact=True).click()
    expect(here.get_by_role("heading", name="Log in")).to_be_visible()
    there.reload()
    wait_until_live(there)


def test_a_role_that_is_taken_away_is_taken_away_on_the_open_page(new_page, staff):
    page = open_staff(new_page, staff, EDDIE)
    page.get_by_role("row", name=re.compile("^Ashton Cox")).click()
    expect(page.get_by_role("button", name="Delete", exact=True)).to_be_visible()
    try:
        assert ask(staff, "POST", "/staff-bench/role?name=eddie&role=viewer").status == 200
        expect(page.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
        expect(page.get_by_role("heading", name="Ashton Cox", level=1)).to_be_visible()
        assert ask(staff, "POST", "/staff-bench/role?name=eddie&role=nobody").status == 200
        page.reload()
        expect(page.get_by_role("heading", name="Your account is closed.")).to_be_visible()
        assert guess(staff, *EDDIE).status == 403
    finally:
        ask(staff, "POST", "/staff-bench/role?name=eddie&role=editor")


def test_a_remembered_login_gets_a_new_secret_each_day(new_page, staff):
    page = new_page(None, base=staff.address)
    page.goto("/staff")
    log_in(page, VERA, remember=True)
    wait_until_live(page)
    first = next(cookie for cookie in page.context.cookies() if cookie["name"] == "staff")
    assert first["httpOnly"] and first["sameSite"] == "Lax" and first["expires"] > 0
    staff.advance(86_400)
    page.goto("/staff/3")
    wait_until_live(page)
    assert page.url.endswith("/staff/3")
    second = next(cookie for cookie in page.context.cookies() if cookie["name"] == "staff")
    assert second["value"] != first["value"]
    # Another browser has used the old cookie. The server cannot tell the thief from the owner, so both must log in again.
    staff.advance(120)
    assert ask(staff, "GET", "/staff", Cookie=f"staff={first['value']}").status == 303
    expect_the_login(page)


# Tests of open pages whose login ends.


def expect_the_login(page):
    """Expects that a page which nobody touched explains that the login has ended, and offers a new login."""
    expect(page.get_by_role("alert")).to_have_text("You've been logged out. Log in again.")
    expect(page.get_by_role("button", name="Log in")).to_be_visible()


def thief_of(new_page, page):
    """Returns another browser, that of a thief, with a copy of this page's cookies."""
    thief = new_page(None, base=page.url.split("/staff")[0])
    thief.context.add_cookies(page.context.cookies())
    thief.goto("/staff")
    wait_until_live(thief)
    return thief


def test_an_open_page_ends_when_nobody_uses_its_login(new_page, staff):
    page = open_staff(new_page, staff, EDDIE)
    staff.advance(7_000)
    expect(page.get_by_role("button", name="Eddie, editor")).to_be_visible()
    staff.advance(200)
    expect_the_login(page)
    log_in(page, EDDIE)
    wait_until_live(page)


def test_a_used_page_ends_twelve_hours_after_the_login(new_page, staff):
    page = open_staff(new_page, staff, VERA)
    for employee in (3, 4, 5, 6, 7, 8, 9):
        staff.advance(6_000)
        page.goto(f"/staff/{employee}")
        wait_until_live(page)
    staff.advance(1_200)
    expect_the_login(page)


def test_a_theft_ends_the_pages_of_the_thief_and_of_the_owner(new_page, staff):
    owner = new_page(None, base=staff.address)
    owner.goto("/staff")
    log_in(owner, VERA, remember=True)
    wait_until_live(owner)
    thief = thief_of(new_page, owner)
    staff.advance(86_400)
    owner.reload()
    wait_until_live(owner)
    staff.advance(120)
    # The thief's copy of the cookie is outdated now, and using it reveals the theft.
    stolen = next(cookie["value"] for cookie in thief.context.cookies() if cookie["name"] == "staff")
    assert ask(staff, "GET", "/staff", Cookie=f"staff={stolen}").status == 303
    expect_the_login(thief)
    expect_the_login(owner)


def test_another_login_in_the_same_browser_takes_over_its_open_pages(new_page, staff):
    first = new_page(None, base=staff.address)
    second = first.context.new_page()
    second.goto(f"{staff.address}/login")
    first.goto("/staff")
    log_in(first, VERA)
    wait_until_live(first)
    thief = thief_of(new_page, first)
    log_in(second, EDDIE)
    expect(first.get_by_role("button", name="Eddie, editor")).to_be_visible()
    expect_the_login(thief)


def test_a_page_that_was_sent_to_the_login_while_another_tab_logged_in_continues(staff):
    cookie = cookie_of(guess(staff, *VERA))
    answer = ask(staff, "GET", "/login?ended=yes&next=/staff/add", Cookie=cookie)
    assert answer.status == 303 and answer.headers["Location"] == "/staff/add"
    # If the address of the login page contains no page to continue to, it shows who is logged in.
    assert "As Vera." in ask(staff, "GET", "/login", Cookie=cookie).text


def test_the_login_that_is_pushed_out_by_others_ends_its_pages(new_page, staff):
    page = open_staff(new_page, staff, VERA)
    for _ in range(20):
        assert guess(staff, *VERA).status == 303
    expect_the_login(page)


def test_a_login_that_is_not_remembered_cannot_be_renewed(staff):
    login = cookie_of(guess(staff, *VERA))
    staff.advance(3_600)
    answer = ask(staff, "GET", "/login/renew?next=/staff", Cookie=login)
    assert answer.status == 303 and answer.headers["Set-Cookie"] is None
    remembered = guess(staff, *VERA, remember="yes")
    assert "Max-Age=2678400;" in remembered.headers["Set-Cookie"] + ";"
    staff.advance(10 * 86_400)
    renewed = ask(staff, "GET", "/login/renew?next=/staff", Cookie=cookie_of(remembered)).headers["Set-Cookie"]
    # The cookie is valid for ten days less than a new one, because renewing it does not extend the login.
    assert "Max-Age=1814400;" in renewed + ";"


def test_an_event_of_a_login_that_has_ended_is_refused(staff):
    """An editor's page sends a usual event on its open socket after the login has ended. The server ignores the event."""
    login = cookie_of(guess(staff, *EDDIE))
    page = ask(staff, "GET", "/staff/3", Cookie=login)
    client = SocketClient(staff, path="/hello", cookie=f"{login}; {cookie_of(page)}", greet=False)
    client.send_text(f"hello 1 - 0 {re.search('data-digest=.(.+?)[ >]', page.text).group(1).strip(chr(34))} en UTC /staff/3")
    client.receive()
    staff.advance(7_200)
    with pytest.raises(Closed) as closed:
        for number in range(1, 60):
            client.send_text(f"{number} 1 {number} a")
        while True:
            client.receive()
    assert closed.value.code == 4003


def test_the_login_fits_a_narrow_page(new_page, staff):
    page = new_page(None, base=staff.address, viewport={"width": 320, "height": 640}, color_scheme="dark", forced_colors="active")
    page.goto("/login")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(page.get_by_role("button", name="Log in")).to_be_visible()


# Tests of attacks.


def test_ten_thousand_guesses_are_ten(staff):
    def one(number):
        answer = guess(staff, "Eddie", f"guess {number}")
        return answer.status, answer.headers["Retry-After"]

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(one, range(10_000 if IS_SOAK else 200)))
    assert sum(status == 403 for status, _ in answers) == 10
    refused = [(status, wait) for status, wait in answers if status != 403]
    assert all(status == 429 and 1 <= int(wait) <= 60 for status, wait in refused)
    # After too many wrong passwords, the server does not even check the right one; a minute later it does.
    assert guess(staff, *EDDIE).status == 429
    staff.advance(60)
    assert guess(staff, *EDDIE).status == 303


@pytest.mark.parametrize("language", ["hi", "ar", "fa", "zh-Hans"])
def test_a_refused_person_reads_the_reason_in_their_language(staff, language):
    words = Catalogue("BelvedereLogins/Pages/LoginTexts.public", language)
    closed_words = Catalogue("gallery/Staff/StaffDoorTexts", language)
    body = urllib.parse.urlencode({"name": "Eddie", "password": "wrong"})
    answers = [ask(staff, "POST", "/login", body, Origin=staff.address, Accept_Language=language) for _ in range(11)]
    messages = [re.search('id="message">([^<]+)<', answer.text)[1] for answer in answers]
    assert messages[0] == words.wrong
    assert answers[-1].status == 429 and words.filled("waitSeconds").match(messages[-1])
    staff.advance(60)
    login = cookie_of(guess(staff, *EDDIE))
    try:
        ask(staff, "POST", "/staff-bench/role?name=eddie&role=nobody")
        closed = ask(staff, "GET", "/staff", Cookie=login, Accept_Language=language)
        assert closed.status == 403 and f">{closed_words.closed}</h1>" in closed.text
    finally:
        ask(staff, "POST", "/staff-bench/role?name=eddie&role=editor")


def test_the_owner_gets_in_while_others_guess(start):
    gallery = start("--clock", "2026-01-08T12:00:00Z", "--trust-proxy", "127.0.0.1")

    def one(name, password, address, cookie=""):
        body = urllib.parse.urlencode({"name": name, "password": password})
        return ask(gallery, "POST", "/login", body, Origin=gallery.address, X_Forwarded_For=address, Cookie=cookie)

    first = one(*EDDIE, "203.0.113.1")
    browser = next(value for name, value in first.getheaders() if name == "Set-Cookie" and "-browser=" in value)
    assert "HttpOnly" in browser and "SameSite=Strict" in browser
    browser = browser.split(";")[0]
    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(lambda number: one("Eddie", "guess", f"198.51.100.{number % 50}").status, range(300)))
    assert set(statuses) == {403, 429} and statuses.count(403) <= 100
    # The person logs in from different addresses, each time with the cookie of the last login.
    for address in ("203.0.113.1", "192.0.2.1", "198.51.100.1"):
        answer = one(*EDDIE, address, browser)
        assert answer.status == 303
        browser = next(value.split(";")[0] for name, value in answer.getheaders() if "-browser=" in value)
    # This cookie only marks a known browser, so it admits no one.
    assert ask(gallery, "GET", "/staff", Cookie=browser).status == 303


def test_one_address_cannot_try_one_password_with_many_names(staff):
    statuses = [guess(staff, f"name {number}", "look-only").status for number in range(40)]
    assert statuses.count(403) == 30 and statuses[30:] == [429] * 10


def test_a_failed_login_does_not_tell_which_accounts_exist(staff):
    there, not_there = guess(staff, "Vera", "wrong"), guess(staff, "Zoe", "wrong")
    assert there.status == not_there.status == 403
    assert there.text.replace("Vera", "NAME").split("To try it")[0] == not_there.text.replace("Zoe", "NAME").split("To try it")[0]


@pytest.mark.parametrize("name, password", [
    ("", ""), ("Vera", ""), ("", "look-only"), ("x" * 7000, "x"), ("Vera", "x" * 7000), ("Vera", "look-only\0"), ("\0", "\0"),
    ("' or 1=1 --", "x"), ("\u202evera", "look-only"), ("Vera\r\nSet-Cookie: a=b", "x"),
])
def test_hostile_input_is_wrong_and_no_more(staff, name, password):
    answer = guess(staff, name, password)
    assert answer.status in (403, 422) and answer.headers["Set-Cookie"] is None


def test_a_name_is_text_and_no_markup(staff):
    answer = guess(staff, '"><script>alert(1)</script>', "x", next='"><b>')
    assert "<script" not in answer.text and "<b>" not in answer.text


def test_a_body_that_is_no_form_is_refused(staff):
    origin = {"Origin": staff.address}
    assert ask(staff, "POST", "/login", "name=Vera&password=%ff", **origin).status == 400
    assert ask(staff, "POST", "/login", '{"name":"Vera"}', Content_Type="application/json", **origin).status == 400
    assert ask(staff, "POST", "/login", "name=" + "x" * 100_000, **origin).status in (400, 413)


@pytest.mark.parametrize("headers", [
    {}, {"Origin": "null"}, {"Origin": "http://evil.example"}, {"SITE": "cross-site"}, {"SITE": "same-site"},
])
def test_another_site_cannot_log_in_or_out(staff, headers):
    if site := headers.get("SITE"):
        headers = {"Origin": staff.address, "Sec_Fetch_Site": site}
    body = urllib.parse.urlencode({"name": VERA[0], "password": VERA[1]})
    answer = ask(staff, "POST", "/login", body, **headers)
    assert answer.status == 403 and answer.headers["Set-Cookie"] is None
    cookie = cookie_of(guess(staff, *VERA))
    assert ask(staff, "POST", "/logout", "everywhere=yes", Cookie=cookie, **headers).status == 403
    assert ask(staff, "GET", "/staff", Cookie=cookie).status == 200


@pytest.mark.parametrize("next_address", [
    "//evil.example", "https://evil.example/staff", "/staff\\evil", "/staffer", "/hello", "javascript:alert(1)", "/staff/../hello\r\nX: y", "",
])
def test_the_login_leads_nowhere_else(staff, next_address):
    answer = guess(staff, *VERA, next=next_address)
    assert answer.status == 303 and answer.headers["Location"] == "/staff"


@pytest.mark.parametrize("forge", [
    lambda good: "", lambda good: good[:-1] + ("A" if good[-1] != "A" else "B"), lambda good: good.split(".")[0],
    lambda good: good.split(".")[0] + "." + "A" * 32, lambda good: "A" * 32 + "." + good.split(".")[1], lambda good: "A" * 4000,
    lambda good: "." * 65,
])
def test_a_forged_cookie_opens_nothing(staff, forge):
    name, good = cookie_of(guess(staff, *VERA)).split("=")
    answer = ask(staff, "GET", "/staff", Cookie=f"{name}={forge(good)}")
    assert answer.status == 303 and answer.headers["Location"].startswith("/login?")
    assert ask(staff, "GET", "/staff", Cookie=f"{name}={good}").status == 200


def test_a_cookie_of_another_run_opens_nothing(staff, start):
    other = start()
    cookie = cookie_of(guess(other, *EDDIE))
    assert ask(other, "GET", "/staff", Cookie=cookie).status == 200
    assert ask(staff, "GET", "/staff", Cookie=cookie).status == 303


def test_a_login_cannot_be_fixed_beforehand(staff):
    """An attacker makes a browser use the attacker's login. After the person has logged in, the attacker must not see the person's
    actions."""
    planted = cookie_of(guess(staff, *VERA))
    body = urllib.parse.urlencode({"name": EDDIE[0], "password": EDDIE[1]})
    own = cookie_of(ask(staff, "POST", "/login", body, Origin=staff.address, Cookie=planted))
    assert own != planted
    assert ask(staff, "GET", "/staff", Cookie=planted).status == 303
    assert "Eddie" in ask(staff, "GET", "/staff", Cookie=own).text


def test_a_socket_without_a_login_gets_nothing(staff):
    client = SocketClient(staff, path="/hello", greet=False)
    client.send_text("hello 1 - 0 - en UTC /staff")
    with pytest.raises(Closed) as closed:
        client.receive()
    assert closed.value.code == 4003


def test_a_login_without_a_page_opens_no_socket(staff):
    login = cookie_of(guess(staff, *EDDIE))
    page = ask(staff, "GET", "/hello")
    client = SocketClient(staff, path="/hello", cookie=f"{login}; {cookie_of(page)}", greet=False)
    client.send_text("hello 1 - 0 - en UTC /staff")
    with pytest.raises(Closed) as closed:
        client.receive()
    assert closed.value.code == 4003


def test_an_event_of_an_editor_does_nothing_for_a_viewer(staff):
    """A viewer sends an event that an editor's page would send. The server refuses it, because the viewer's page has no such button."""
    login = cookie_of(guess(staff, *VERA))
    page = ask(staff, "GET", "/staff/3", Cookie=login)
    client = SocketClient(staff, path="/hello", cookie=f"{login}; {cookie_of(page)}", greet=False)
    client.send_text(f"hello 1 - 0 {re.search('data-digest=.(.+?)[ >]', page.text).group(1).strip(chr(34))} en UTC /staff/3")
    client.receive()
    for number, view in enumerate(range(1, 60), start=1):
        client.send_text(f"{number} 1 {view} a")
    client.close()
    # The list arrives after the service has answered the session above.
    wait_for(lambda: "Ashton Cox" in ask(staff, "GET", "/staff/3", Cookie=login).text, "the list has come", limit=30)
    assert "86,000" in ask(staff, "GET", "/staff/3", Cookie=login).text


def test_the_cookie_is_bound_to_tls_behind_a_proxy_that_ends_it(start):
    gallery = start("--public-origin", "https://apps.example.org", "--trust-proxy", "127.0.0.1")
    body = urllib.parse.urlencode({"name": VERA[0], "password": VERA[1]})
    headers = {"Host": "apps.example.org", "Origin": "https://apps.example.org"}
    answer = ask(gallery, "POST", "/login", body, **headers)
    assert answer.headers["Set-Cookie"].startswith("__Host-staff=") and answer.headers["Set-Cookie"].endswith("; Secure")
    # People behind one proxy count as different people.
    for _ in range(40):
        ask(gallery, "POST", "/login", "name=x&password=x", X_Forwarded_For="192.0.2.1", **headers)
    answer = ask(gallery, "POST", "/login", body, X_Forwarded_For="192.0.2.2", **headers)
    assert answer.status == 303


# Tests of the list of people who are online.


def test_people_see_that_they_are_not_alone(new_page, staff):
    ann, bob = (new_page("/hello", base=staff.address) for _ in range(2))
    for page in (ann, bob):
        expect(page.get_by_text("2 people here")).to_be_visible()
    bob.close()
    expect(ann.get_by_text("2 people here")).to_be_hidden()
    ann.get_by_role("button", name="Say hello").click()
    expect(ann.get_by_text("Hello", exact=True)).to_have_count(1)


def test_the_login_has_the_bar_and_keeps_the_way_when_the_look_changes(new_page, whole_gallery):
    page = new_page(None, base=whole_gallery.address, color_scheme="light", viewport={"width": 1280, "height": 800})
    page.goto("/staff/3")
    bar = page.get_by_role("navigation", name="Belvedere")
    expect(bar.get_by_role("link", name="All apps")).to_be_visible()
    bar.get_by_role("button", name="Theme").click()
    bar.get_by_role("link", name="Dark").click()
    expect(page.locator("body")).to_have_css("background-color", "rgb(20, 20, 22)")
    assert violations(page) == []
    bar.get_by_role("button", name="Language").click()
    bar.get_by_role("link", name="العربية").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator("#name").fill(VERA[0])
    page.locator("#password").fill(VERA[1])
    page.locator("main button").last.click()
    expect(page).to_have_url(re.compile("/staff/3$"))
