import Testing

@testable import BelvedereBrowser

@Suite struct PageTitleTests {
    @Test(
        "A page is called by its screen and its app, and nothing is said twice",
        arguments: [
            ("Ada Lovelace", "Contacts (MVVM)", "Ada Lovelace – Contacts (MVVM)"), ("Contacts", "Contacts (MVVM)", "Contacts (MVVM)"),
            ("Hello", "Hello", "Hello"), ("", "Hello", "Hello"), ("Not found", "", "Not found"), ("Con", "Contacts", "Con – Contacts"),
            ("\u{202E}Ann", "Contacts", "\u{2068}\u{202E}Ann\u{2069} – Contacts"),
        ])
    func text(screen: String, application: String, title: String) {
        #expect(PageTitle.text(screen: screen, application: application) == title)
    }
}
