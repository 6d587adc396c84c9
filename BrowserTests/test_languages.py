"""Tests of each app in each language, in a narrow window. Each test uses the main functions of an app and finds the controls by their texts
in the String Catalogs."""

import re

import pytest
from playwright.sync_api import expect

from catalogues import Catalogue
from conftest import IS_SOAK, eventually, wait_until_live
from gallery import ROOT, Gallery
from test_accessibility import violations
from test_catalogue import SIDEWAYS

# For each language of the texts, the locale that the browser requests.
LOCALES = {"hi": "hi-IN", "ar": "ar-EG", "fa": "fa-IR", "zh-Hans": "zh-CN"}
# The languages in which each app is tested. In a normal run, each language is used for at least one app.
SPOKEN = {
    "gallery": ["fa", "hi"], "hello": ["hi", "zh-Hans"], "doggies": ["zh-Hans"], "contacts": ["ar"], "employees": ["fa"], "staff": ["ar"],
    "nearby": ["hi"], "seven": ["fa"],
}
# Names that are the same in all languages: those of the kit, of patterns, of formats and of tasks, and the symbols of sizes.
NAMES = ["Belvedere", "Swift", "MVVM", "MVP", "MVC", "VIPER", "GUIs", "CRUD", "HTML", "HTTP", "CSV", "vCard", "OpenStreetMap", "kB", "MB", "GB"]
# Languages whose times contain "am" and "pm" in Latin letters.
HALVES_OF_THE_DAY = {"hi": ["am", "pm"]}
EMPLOYEES = re.findall(r'\(\d+, "([^"]+)"', (ROOT / "Apps/Sources/StandInServers/EmployeesStandIn.swift").read_text(encoding="utf-8"))
DOGS = re.findall(r'Dog\(name: "([^"]+)"', (ROOT / "Apps/Sources/DoggiesModel/DelayedDoggyService.swift").read_text(encoding="utf-8"))
CONTACTS = "ContactsShared/Texts/ContactsTexts.package"

# JavaScript that returns all texts that are visible, spoken or meant for search engines. Code and the names of languages are left out.
TEXTS = """() => {
  const isTold = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], pre, script, style')
  const texts = [document.title, document.querySelector('meta[name=description]')?.content || '']
  for (const element of document.body.querySelectorAll('*')) {
    const shown = element.matches('option') ? element.closest('select') : element
    if (!isTold(shown) || element.closest('[lang]') !== document.documentElement) continue
    for (const name of ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']) texts.push(element.getAttribute(name) || '')
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.data)
  }
  return texts
}"""


class Reader:
    """A person who reads one language, in a narrow window."""

    def __init__(self, page, language):
        self.page, self.language = page, language

    def texts(self, path):
        return Catalogue(path, self.language)

    def untranslated(self, data, english):
        """Returns the words in Latin letters on the page that are neither names nor data, because a translation may be missing. If
        `english` is given, only words of that English catalogue count, and none in headings: names and addresses of places can contain
        other English words."""
        if english:
            data = [*data, *self.page.locator(".row .label.headline, h1").all_text_contents()]
        # The names of streets and places on a map are data, too. They stay as the map data have them.
        data += tuple(filter(None, self.page.evaluate("""() => [...document.querySelectorAll('svg > text[aria-hidden], svg > path[role=button]')]
            .map(shape => shape.textContent || shape.getAttribute('aria-label'))""")))
        known = sorted([*NAMES, *HALVES_OF_THE_DAY.get(self.language, []), *data], key=len, reverse=True)
        taken = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(word)}(?![A-Za-z])" for word in known))
        words = {word for text in self.page.evaluate(TEXTS) for word in re.findall("[A-Za-z]+", taken.sub(" ", text))}
        return sorted(words & english.words() if english else words)

    def look(self, *data, english=None, by_program=True):
        """Checks that the page has the right language and direction and fits into the window, and that the tool axe finds no fault."""
        page = self.page
        html = page.locator("html")
        expect(html).to_have_attribute("lang", LOCALES[self.language])
        expect(html).to_have_attribute("dir", "rtl" if self.language in ("ar", "fa") else "ltr")
        self.finally_nothing(lambda: self.untranslated(data, english))
        self.finally_nothing(lambda: page.evaluate(SIDEWAYS))
        if by_program:
            self.finally_nothing(lambda: violations(page))

    def finally_nothing(self, find):
        """Expects that a search on the page finally finds no element. While the page is still changing, it may find some."""
        found = []

        def is_gone():
            found[:] = [find()]
            return not found[0]

        try:
            eventually(self.page, is_gone)
        except AssertionError:
            raise AssertionError(f"{self.page.url}: {found[0]}") from None

    def button(self, name, inside=None):
        return (inside or self.page).get_by_role("button", name=name, exact=True)

    def detail(self, text):
        return self.page.locator(".label.detail").filter(has_text=text)

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def make_it_fail(self, faults, name):
        """Chooses a fault of the service in the page bar. In a narrow window the control is in the menu of the bar."""
        self.page.locator(".page-bar .unfold").click()
        self.field(faults.makeItFail).select_option(name)
        self.look(*DOGS, *EMPLOYEES, by_program=False)
        self.page.keyboard.press("Escape")


def in_languages(app):
    return pytest.mark.parametrize("language", LOCALES if IS_SOAK else SPOKEN[app])


@pytest.fixture(scope="module")
def tongues():
    gallery = Gallery(bar=True, faults=True)
    yield gallery
    assert gallery.stop() == 0


@pytest.fixture
def read(new_page, tongues):
    """Opens a page for a person who reads a language."""
    def open_page(path, language, gallery=tongues, is_live=True):
        page = new_page(
            None, base=gallery.address, locale=LOCALES[language], viewport={"width": 390, "height": 844}, reduced_motion="reduce"
        )
        page.goto(path)
        if is_live:
            wait_until_live(page)
        return Reader(page, language)

    return open_page


@in_languages("gallery")
def test_the_gallery_leads_to_its_apps(read, language):
    person = read("/", language)
    page, front = person.page, person.texts("Front/FrontTexts")
    expect(page.get_by_role("heading", name=front.apps)).to_be_visible()
    person.look("HelloViewModel.swift", "HelloScreen.swift", "HelloScreenTests.swift", "iOS", "Linux", "MIT", "GTK", "make desktop")
    gallery = person.texts("gallery/Front/GalleryTexts")
    page.get_by_role("main").get_by_role("link", name=gallery.contacts, exact=True).click()
    # The diagrams of the comparison have the names of types, so its words are checked in ComparisonTests.
    comparison = person.texts("Comparison/ComparisonTexts")
    expect(page.get_by_role("heading", name=comparison.title, exact=True)).to_be_visible()
    expect(page.get_by_text(comparison.viperUse)).to_be_visible()
    for path in ["/sevenguis", "/themes", "/nowhere", "/contacts/mvvm/nowhere"]:
        page.goto(path)
        person.look(by_program=False)


@in_languages("seven")
def test_the_seven_tasks_and_the_views_speak_the_language_of_their_pages(read, language):
    person = read("/sevenguis/counter", language)
    page, words = person.page, person.texts("SevenGUIsModel/SevenGUIsTexts.package")
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language.split('-')[0]}"))
    person.button(words.count).click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    for path in ["temperature", "flight", "timer", "circles"]:
        page.goto(f"/sevenguis/{path}")
        person.look()
    page.goto("/views")
    expect(page.get_by_role("heading", name=person.texts("Catalogue/CatalogueTexts").views, exact=True)).to_be_visible()


@in_languages("hello")
def test_hello_greets(read, language):
    person = read("/hello", language)
    words = person.texts("HelloModel/HelloTexts.package")
    expect(person.page).to_have_title(re.compile(f"^{words.title}"))
    person.button(words.sayHello).click()
    expect(person.page.get_by_text(words.hello, exact=True)).to_be_visible()
    person.look()


@in_languages("doggies")
def test_doggies_fail_and_come(read, language):
    person = read("/doggies", language)
    page, words, faults = person.page, person.texts("DoggiesModel/DoggiesTexts.package"), person.texts("MakeItFail/FaultTexts")
    person.make_it_fail(faults, faults.fails)
    expect(page.get_by_text(words.failure)).to_be_visible()
    person.look()
    person.button(words.retry).click()
    expect(page.get_by_text(words.failure)).to_be_visible()
    person.make_it_fail(faults, faults.works)
    expect(page.get_by_text(words.loading)).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(len(DOGS))
    person.look(*DOGS)


@in_languages("contacts")
def test_a_contact_is_added_shown_and_deleted(read, start, language):
    person = read("/contacts/mvvm", language, gallery=start(bar=True))
    page, words = person.page, person.texts(CONTACTS)
    data = ["Ann", "Zimmer", "A", "AZ", "Lighthouse", "example", "ann", "com"]
    expect(page.get_by_text(words.nobodyYet)).to_be_visible()
    person.look(by_program=False)

    # Add a contact: try to save the form without the required texts, then with them.
    person.button(words.addContact).first.click()
    person.button(words.done).click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text(words.namesMissing)
    person.look(by_program=False)
    person.button(words.ok, alert).click()
    expect(person.field(words.firstName)).to_have_attribute("aria-invalid", "true")
    for kind in [words.addPhone, words.addMail, words.addAddress]:
        person.button(kind).click()
    person.look()
    person.field(words.firstName).fill("Ann")
    person.field(words.lastName).fill("Zimmer")
    person.field(words.company).fill("Lighthouse")
    person.field(words.phone).fill("+358 40 123")
    person.field(words.mail).fill("ann@example.com")
    person.button(words.done).click()
    row = page.get_by_role("listitem").filter(has_text="Ann Zimmer")
    expect(row).to_be_visible()
    expect(person.detail(words.filled("contactCount"))).to_be_visible()
    person.look(*data)

    # Open the contact.
    row.get_by_text("Ann Zimmer").click()
    expect(page.get_by_role("heading", name="Ann Zimmer", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=words.filled("call"))).to_have_text("+358 40 123")
    expect(page).to_have_title(re.compile(rf"^Ann Zimmer – {words.contacts} "))
    person.look(*data)
    page.go_back()

    # Select several contacts at a time.
    person.button(words.select).click()
    expect(page.get_by_text(words.selectSome)).to_be_visible()
    row.get_by_text("Ann Zimmer").click()
    expect(page.get_by_text(words.filled("selectedCount"))).to_be_visible()
    person.look(*data)
    person.button(words.deleteSelected).click()
    expect(page.get_by_text(words.nobodyYet)).to_be_visible()
    person.button(words.undo).click()
    expect(row).to_be_visible()

    # Import a file that contains an invalid card.
    cards = "BEGIN:VCARD\nVERSION:4.0\nN:Zimmer;Ann;;;\nURL:https://example.com\nEND:VCARD\nBEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n"
    person.field(words.importCards).set_input_files({"name": "cards.vcf", "mimeType": "text/vcard", "buffer": cards.encode()})
    report = page.get_by_role("alertdialog", name=words.importTitle)
    expect(report).to_contain_text(words.cardName)
    person.look(*data)


@in_languages("employees")
def test_employees_are_searched_and_fail(read, language):
    person = read("/employees", language)
    page, words, faults = person.page, person.texts("EmployeesModel/EmployeesTexts.package"), person.texts("MakeItFail/FaultTexts")
    expect(page.locator(".label.body").filter(has_text=words.filled("employeeCount"))).to_be_visible()
    person.look(*EMPLOYEES)
    person.field(words.search).fill("zzz")
    expect(page.get_by_text(words.filled("noMatch"))).to_be_visible()
    person.look("zzz", by_program=False)
    person.button(words.clearSearch).click()
    page.get_by_role("row", name=EMPLOYEES[0]).click()
    expect(page.get_by_role("heading", name=EMPLOYEES[0], level=1)).to_be_visible()
    initials = "".join(word[0] for word in EMPLOYEES[0].split())
    person.look(initials, *EMPLOYEES, by_program=False)
    page.go_back()
    person.make_it_fail(faults, faults.offline)
    expect(page.locator(".label.error")).to_be_visible()
    person.look(*EMPLOYEES)
    person.make_it_fail(faults, faults.works)
    expect(page.locator(".label.error")).to_be_hidden()


@in_languages("staff")
def test_the_staff_log_in_and_out(read, language):
    person = read("/staff", language, is_live=False)
    page, words = person.page, person.texts("BelvedereLogins/Pages/LoginTexts.public")
    staff = person.texts("EmployeesModel/EmployeesTexts.package")
    accounts = ["Vera", "Eddie", "look-only", "look-and-change"]
    for password, answer in [("wrong", words.wrong), ("look-only", None)]:
        person.field(words.name).fill("Vera")
        person.field(words.password).fill(password)
        person.look(*accounts, by_program=answer is None)
        person.button(words.logIn).click()
        if answer:
            expect(page.get_by_role("alert")).to_have_text(answer)
    wait_until_live(page)
    account = page.get_by_role("button", name=staff.filled("viewer"))
    expect(account).to_be_visible()
    page.goto("/login")
    expect(page.get_by_role("heading", name=words.loggedIn)).to_be_visible()
    person.look(*accounts)
    page.get_by_role("link", name=words.goOn).click()
    wait_until_live(page)
    account.click()
    page.get_by_role("menuitem", name=staff.logOutEverywhere, exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(words.ended)
    person.look(*accounts, by_program=False)


@in_languages("nearby")
def test_places_are_found(read, language):
    person = read("/nearby", language)
    page, words = person.page, person.texts("NearbyModel/Texts/NearbyTexts.package")
    english = Catalogue("NearbyModel/Texts/NearbyTexts.package", "en")
    example = ["Mannerheimintie", "Helsinki", "contributors"]
    person.look(*example, by_program=False)
    person.field(words.place).fill("95, 25")
    person.button(words.go).click()
    expect(page.get_by_text(words.filled("offTheGlobe"))).to_be_visible()
    person.look(*example)
    page.get_by_role("button", name=words.filled("startIn")).click()
    expect(page.get_by_role("list", name=words.categories, exact=True)).to_be_visible()
    person.look(*example, english=english)
    person.button(words.typeCafe).first.click()
    expect(page.get_by_role("heading", name=words.listCafe, exact=True)).to_be_visible()
    person.field(words.search).fill("zzz")
    expect(page.get_by_text(words.noMatch)).to_be_visible()
    person.look("zzz", *example, by_program=False)
    person.button(words.clear).click()
    cafes = page.get_by_role("list", name=words.listCafe, exact=True).get_by_role("listitem")
    expect(cafes.first).to_be_visible()
    person.look(*example, english=english, by_program=False)
    cafes.first.click()
    expect(page).to_have_url(re.compile("/place/"))
    expect(page.get_by_role("link", name=words.directions, exact=True)).to_be_visible()
    person.look(*example, english=english)
