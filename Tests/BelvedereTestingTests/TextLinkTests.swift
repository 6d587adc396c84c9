import BelvedereTesting
import Testing

/// Tests that a link within a text works like any other link.
struct TextLinkTests {
    @Test func aLinkInATextIsFollowedAsAnyOther() {
        let app = textLinks("Read \("the manual", link: "https://example.org/manual") or \("ask", link: "mailto:ask@example.org").")
        withApp(app) { app in
            app.ignoreChanges()
            app.tap(.link, "the manual")
            app.expect(.opened("https://example.org/manual"))
            app.tap(.link, at: 2)
            app.expect(.opened("mailto:ask@example.org"))
        }
    }

    @Test func twoLinksOfOneNameNeedANumber() {
        let app = textLinks("\("Site", link: "https://example.org/1") \("Site", link: "https://example.org/2")")
        let told = FailureCollector()
        told.withApp(app, Setting(isExhaustive: false)) { $0.tap(.link, "Site") }
        #expect(
            told.failures.map(\.message) == [
                """
                tap(.link, "Site"): 3 things answer to link "Site". Say which by at:, from 0 to 2; those in texts come last.
                The steps after this one are left out.
                """
            ])
        withApp(app, Setting(isExhaustive: false)) { app in
            app.tap(.link, "Site", at: 0)
            app.expect(.opened("https://example.org/0"))
            app.tap(.link, "Site", at: 2)
            app.expect(.opened("https://example.org/2"))
        }
    }

    @Test func aLinkInATextThatIsNotFollowedIsText() {
        let told = FailureCollector()
        told.withApp(textLinks("\("run", link: "javascript:alert(1)")"), Setting(isExhaustive: false)) { $0.tap(.link, "run") }
        #expect(told.failures.count == 1)
        #expect(told.failures.first?.message.hasPrefix("tap(.link, \"run\"): a person could not find the link \"run\".") == true)
    }

    private func textLinks(_ text: AttributedText) -> BelvedereApp {
        BelvedereApp("Links", path: "/links") { _ in
            Window(Screen(title: "Links", content: Stack(Link("Site", to: "https://example.org/0"), Label(text))))
        }
    }
}
