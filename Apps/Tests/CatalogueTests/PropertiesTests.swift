import Belvedere
import BelvedereTesting
@testable import Catalogue
import Testing

/// Checks the panel in which a person turns the properties of a view.
@Suite("Catalogue: Properties")
struct PropertiesTests {
    private static let names = PageName.allCases.filter { name in withSession { CataloguePage.named(name)?.sample != nil } }

    @Test("The example and the words of a screen reader follow the text")
    func text() {
        withApp(.catalogue, at: "/button", Setting(isExhaustive: false)) { app in
            app.expect(.button, "Reserve")
            app.clear("Text")
            app.type("Book a table", into: "Text")
            app.expect(.button, "Book a table")
            app.expect(.label, "Book a table, button")
            app.expectNo(.button, "Reserve")
        }
    }

    @Test("A person disables the example and enables it again")
    func enabled() {
        withApp(.catalogue, at: "/button", Setting(isExhaustive: false)) { app in
            app.toggle("Enabled")
            app.expect(.label, "Reserve, button, unavailable")
            app.toggle("Enabled")
            app.expect(.label, "Reserve, button")
        }
    }

    @Test("A field shows the error message")
    func message() {
        withApp(.catalogue, at: "/date-field", Setting(isExhaustive: false)) { app in
            app.type("The shop is closed.", into: "Error message")
            app.expect(.label, "Begins, 2026-11-23, date field, invalid entry, The shop is closed.")
        }
    }

    @Test("The name of a list changes only the words of the screen reader")
    func name() {
        withApp(.catalogue, at: "/list", Setting(isExhaustive: false)) { app in
            app.clear("Name for screen readers")
            app.type("Near the sun", into: "Name for screen readers")
            app.expect(.list, "Near the sun")
            app.expect(.label, "Near the sun, list, 2 rows\nMercury\nVenus")
        }
    }

    @Test("The panel has a control for each property of the kind, and no other", arguments: names)
    func controls(of name: PageName) throws {
        let properties = try withSession { try #require(CataloguePage.named(name)?.sample).make().properties }
        withApp(.catalogue, at: "/\(name.rawValue)", Setting(isExhaustive: false)) { app in
            let lines = app.transcript.lines.map(\.text)
            func isShown(_ control: String) -> Bool { lines.contains { $0.hasPrefix(control) } }
            #expect(isShown(#"textField "Text""#) == (properties.texts[.text] != nil))
            #expect(isShown(#"textField "Name for screen readers""#) == (properties.texts[.name] != nil))
            #expect(isShown(#"textField "Error message""#) == (properties.texts[.message] != nil))
            #expect(isShown(#"toggle "Enabled""#) == (properties.isEnabled != nil))
            #expect(isShown(#"picker "Spacing""#) == (properties.spacing != nil))
            #expect(isShown(#"segments "Direction" = "Left to right""#))
        }
    }

    @Test("A page whose kind has nothing to turn has no panel", arguments: [PageName.alert, .screen, .toast, .drawing])
    func noPanel(of name: PageName) {
        withApp(.catalogue, at: "/\(name.rawValue)", Setting(isExhaustive: false)) { app in app.expectNo(.label, "Properties") }
    }

    @Test("Each text of each sample reaches the screen reader", arguments: names)
    func spoken(of name: PageName) throws {
        var turned = try withSession { try #require(CataloguePage.named(name)?.sample).make().properties }
        // A view with a name for screen readers does not say its text.
        let texts = turned.texts.keys.filter { $0 != .text || turned.texts[.name] == nil }
        for text in texts { turned.texts[text] = "New \(text)" }
        let words = SpokenExample.text(of: name, turned)
        for text in texts { #expect(words.contains("New \(text)"), "\(words)") }
        if turned.isEnabled != nil {
            turned.isEnabled = false
            #expect(SpokenExample.text(of: name, turned).contains("unavailable"))
        }
    }

    @Test("A container takes each distance")
    func spacing() throws {
        try withSession {
            for name in [PageName.stack, .grid] {
                let sample = try #require(CataloguePage.named(name)?.sample).make()
                for spacing in TurnedSpacing.allCases {
                    sample.show(TurnedProperties(spacing: spacing))
                    let shown = (sample.view as? Stack).map(\.spacing) ?? (sample.view as? Grid).map(\.spacing)
                    #expect(shown == .some(spacing.spacing))
                }
            }
        }
    }

    @Test("The direction is that of the example alone, whose language stays English")
    func direction() throws {
        try withSession {
            let sample = try #require(CataloguePage.label.sample).make()
            sample.show(TurnedProperties(texts: [.text: "Hello"], isRightToLeft: true))
            #expect(sample.view.accessibilityLanguage == "en-Arab")
            sample.show(TurnedProperties(texts: [.text: "Hello"]))
            #expect(sample.view.accessibilityLanguage == "en")
        }
    }
}
