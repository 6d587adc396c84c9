import Belvedere
import BelvedereTesting
import Front
import LongRuns
import Synchronization
import Testing

/// Tests the front page as a person uses it.
@Suite(.timeLimit(minutes: 5))
struct FrontTests {
    private static let cards = [
        FrontCard("Hello", path: "/hello", picture: "hello", summary: "The smallest app"),
        FrontCard(
            "Contacts", path: "/contacts", picture: "contacts",
            forms: [
                FrontCard.Form("MVVM", path: "/contacts/mvvm"), FrontCard.Form("VIPER", path: "/contacts/viper"),
            ], summary: "One app in several architectures"),
    ]

    private func front(visitors: Presence? = nil, reset: (@Sendable () async throws(FrontFailure) -> Void)? = nil) -> BelvedereApp {
        .front(
            FrontContents(
                cards: Self.cards, code: [FrontContents.File("HelloViewModel.swift", text: "let helloText = Dynamic(\"\")")],
                links: [FrontCard.Form("Source", path: "/code")], pair: Self.cards[1].forms, visitors: visitors, resetDemoData: reset
            ))
    }

    @Test func eachAppHasItsCardAndEachArchitectureItsLink() {
        withApp(front(), Setting(isExhaustive: false)) { app in
            app.expect(.link, "Hello")
            app.expect(.link, "Contacts")
            app.expect(.link, "MVVM", at: 0)
            app.expect(.link, "VIPER", at: 0)
            app.expect(.link, "Source")
            app.expect(.label, "One app in several architectures")
        }
    }

    @Test func helloLivesBesideItsCode() {
        withApp(front(), Setting(isExhaustive: false)) { app in
            app.expect(.codeBlock, "HelloViewModel.swift")
            app.tap(.button, "Say hello")
            app.expect(.label, "Hello")
        }
    }

    @Test func onlyAServerIsSaidToRunThePage() {
        for isServed in [true, false] {
            var contents = FrontContents(cards: Self.cards)
            contents.isServed = isServed
            withApp(.front(contents), Setting(isExhaustive: false)) { app in
                app.expect(.button, "Say hello")
                #expect(app.transcript.description.contains("server") == isServed)
            }
        }
    }

    @Test func nativeWindowsAreShownWhereThereArePictures() {
        for hasPictures in [true, false] {
            let contents = FrontContents(
                cards: Self.cards,
                picture: { hasPictures ? .addresses(light: "/pictures/\($0).webp", dark: "/pictures/\($0)-dark.webp") : nil })
            withApp(.front(contents), Setting(isExhaustive: false)) { app in
                app.expect(.button, "Say hello")
                let lines = app.transcript.lines.map(\.text)
                #expect(lines.contains { $0.contains("In native windows") } == hasPictures)
                #expect(lines.contains { $0.contains("The same window in Arabic, from right to left") } == hasPictures)
            }
        }
    }

    @Test func withoutDemoDataNothingOffersToResetIt() {
        withApp(front(), Setting(isExhaustive: false)) { app in
            app.expectNo(.button, "Reset demo data")
        }
    }

    @Test func demoDataIsResetOnlyAfterAQuestionAndThatIsTold() async {
        let resets = Mutex(0)
        await withApp(front { () async throws(FrontFailure) in resets.withLock { $0 += 1 } }, Setting(isExhaustive: false)) { app in
            app.tap(.button, "Reset demo data")
            app.expect(.alert, "Reset the demo data?")
            app.tap(.button, "Cancel")
            await app.settle()
            #expect(resets.withLock { $0 } == 0)
            app.tap(.button, "Reset demo data")
            app.tap(.button, "Reset")
            await app.settle()
            #expect(resets.withLock { $0 } == 1)
            app.expect(.toast, "The demo data is reset")
        }
    }

    @Test func aResetThatFailsSaysWhy() async {
        await withApp(front { () async throws(FrontFailure) in throw FrontFailure("The disk is full.") }, Setting(isExhaustive: false)) {
            app in
            app.tap(.button, "Reset demo data")
            app.tap(.button, "Reset")
            await app.settle()
            app.expect(.alert, "The demo data could not be reset")
            app.expectNo(.toast, "The demo data is reset")
        }
    }

    @Test func aSecondWindowIsNoticedInTheFirst() {
        let visitors = Presence()
        withApp(front(visitors: visitors), Setting(isExhaustive: false)) { first in
            first.expect(.label, "One window shows this page now: yours.")
        }
    }

    @Test(arguments: ["/nowhere", "/hello/nowhere/7"])
    func otherAddressesAreNotFound(path: String) {
        withApp(front(), at: path, Setting(isExhaustive: false)) { app in
            app.expect(.screen, "Not found")
        }
    }
}
