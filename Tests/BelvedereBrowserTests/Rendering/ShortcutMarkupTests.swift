@_spi(Hosting) @testable import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the keys that a page shows.
@Suite struct ShortcutMarkupTests {
    @Test func aBrowserKeepsTheKeysForItsTabsAndWindows() {
        for character in "lnqrtw09" {
            #expect(Shortcut(Shortcut.Key(character)).textForBrowsers == nil)
            #expect(Shortcut(Shortcut.Key(character), modifiers: [.command, .shift]).textForBrowsers == nil)
            #expect(Shortcut(Shortcut.Key(character), modifiers: []).textForBrowsers != nil)
        }
        #expect(Shortcut("s").textForBrowsers == "Command+S")
    }

    @Test func aMenuNamesTheKeysAfterTheNumbersOfItsEntries() {
        let items = [
            MenuItem(title: "Copy", items: [MenuItem(title: "Name", shortcut: Shortcut("e"))]),
            MenuItem(title: "New", shortcut: Shortcut("n")), MenuItem(title: "Delete", shortcut: Shortcut(.delete)),
        ]
        let node = ViewNode(
            identifier: ViewIdentifier(rawValue: 7), kind: .menu, properties: [PropertyAssignment(MenuView.items, items)])
        let page = PageRenderer(language: "en", isRightToLeft: false, catalog: .standard).page(of: node, title: "", application: "/")
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("data-keys=\"1:Command+E 3:Command+Delete\""))
    }
}
