@_spi(Hosting) import BelvedereCore
import Foundation
import Testing

/// Tests that every diagnostic has its own number, a text that a test compares word for word, a page in the documentation, and a row in the
/// table of all diagnostics.
struct DiagnosticPageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static var pages: URL { root.appending(path: "Sources/BelvedereCore/BelvedereCore.docc") }

    private static let all: [Diagnostic] = [
        .viewTouchedOffSession("the label \"Total\""), .launchedOffSession, .lateEvent("activate", sender: "view #7"),
        .refusedEvent("activate", sender: "the button \"Save\"", because: "it is disabled"), .viewIsNoObject("App.DoggyScreen"),
        .leaked(role: "view model", type: "StockViewModel", module: "Stocks", screen: "StockScreen", holder: "Holder."),
        .screenUsedAgain("ContactScreen"),
        .untrustworthyValue(
            """
            A derived value depends on itself: total. It keeps its earlier value; without one it reads as empty. Look for the closure \
            that reads its own derived value, directly or through other derived values.
            """),
        .launchedTooLate(), .routeNotBuilt("ContactsRoute.detail"),
        .builderOfWrongType("ContactsCoordinator", of: "ContactListScreen", route: "ContactsRoute"),
        .pathOfUnknownCase("detial", route: "ContactsRoute"), .addressWithoutWayBack("ContactsRoute.detail"),
        .accentNotSeen("#ffee00", shown: "#9e9300", app: "Shop"),
        .elementFailed("the salary-chart \"Salaries by age\""), .sharedViewOffSession(),
        .languageMissing("de", of: "ChartTexts", source: "en"),
    ]

    private func page(_ name: String) throws -> String {
        try String(contentsOf: Self.pages.appending(path: name + ".md"), encoding: .utf8)
    }

    /// The numbers of all diagnostics that the sources of the package contain.
    private func numbersInUse() throws -> [Int] {
        var numbers: [Int] = []
        let sources = Self.root.appending(path: "Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path()) where path.hasSuffix(".swift") {
            let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            numbers += source.matches(of: /Diagnostic\(\s*number: (\d+),/).compactMap { Int($0.output.1) }
        }
        return numbers.sorted()
    }

    @Test func everyNumberInUseIsUsedOnceAndIsHere() throws {
        #expect(try numbersInUse() == Array(1...Self.all.count))
        #expect(Self.all.map(\.number) == Array(1...Self.all.count))
    }

    @Test func everyDiagnosticHasAPageThatSaysTheSame() throws {
        for diagnostic in Self.all {
            let page = try page(diagnostic.code)
            #expect(page.hasPrefix("# \(diagnostic.code): "))
            #expect(page.contains("> " + diagnostic.what), "what happened, on the page of \(diagnostic.code)")
            #expect(page.contains(diagnostic.why), "why it matters, on the page of \(diagnostic.code)")
            // The fix of a leak depends on the holder; the page has a table for it.
            if diagnostic.number != 6 { #expect(page.contains(diagnostic.fix), "how to fix it, on the page of \(diagnostic.code)") }
            #expect(diagnostic.page == "documentation/belvederecore/" + diagnostic.code.lowercased())
        }
    }

    @Test func theTableNamesThemAll() throws {
        let table = try page("Diagnostics")
        for diagnostic in Self.all {
            #expect(table.contains("| <doc:\(diagnostic.code)> |"))
            #expect(table.contains("- <doc:\(diagnostic.code)>"))
        }
    }

    @Test func noPageIsLeftOver() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path()).filter { $0.hasPrefix("BV") }
        #expect(Set(names) == Set(Self.all.map { $0.code + ".md" }))
    }

    @Test func aViewThatIsNoObject() {
        let location = CallSite(fileID: "App/Doggies.swift", line: 12)
        #expect(
            Diagnostic.viewIsNoObject("App.DoggyScreen", at: location).description == """
                BV0005: App.DoggyScreen was attached to a presenter, but it is a value and not an object.
                  at App/Doggies.swift:12
                  Why it matters: A presenter holds its view weakly. Nothing else holds a copy of a value, so it would be released at once.
                  How to fix it: Make the type a class, and let only objects fulfil the contract: protocol MyView: AnyObject.
                  More: documentation/belvederecore/bv0005
                """
        )
    }

    @Test func aLeak() {
        #expect(
            Diagnostic.leaked(
                role: "presenter", type: "DoggyPresenter", module: "Doggies", screen: "DoggyScreen",
                holder: "It is held by output of DoggyInteractor, which is alive too. If this property refers to an owner, make it weak."
            ).description == """
                BV0006: The presenter DoggyPresenter of module Doggies is still alive after its screen DoggyScreen has left.
                  Why it matters: It keeps its memory, its bindings and its work. Each time the screen is opened, one more object stays in memory.
                  How to fix it: It is held by output of DoggyInteractor, which is alive too. If this property refers to an owner, make it weak.
                  More: documentation/belvederecore/bv0006
                """
        )
    }

    @Test func aScreenThatWasHandedOutTwice() {
        #expect(
            Diagnostic.screenUsedAgain("ContactScreen").description == """
                BV0007: ContactScreen was returned for a route, but it was shown before.
                  Why it matters: A screen that has left has released its bindings and handlers, and a screen that is still shown cannot be shown twice. A not-found screen is shown instead.
                  How to fix it: Make a new screen each time screen(for:) is called. Keep lasting values in the view model or in the model.
                  More: documentation/belvederecore/bv0007
                """
        )
    }

    @Test func aRouteWithoutAScreen() {
        #expect(
            Diagnostic.routeNotBuilt("ContactsRoute.detail").description == """
                BV0010: No screen was built for the route ContactsRoute.detail.
                  Why it matters: The person sees "Not found", although the route belongs to the app.
                  How to fix it: Return a screen for it in screen(for:) of a lower screen or of the window's root. If no address may lead there, return false in isAllowed(above:) of the route.
                  More: documentation/belvederecore/bv0010
                """
        )
    }

    @Test func aBuilderOfTheWrongType() {
        #expect(
            Diagnostic.builderOfWrongType("ContactsCoordinator", of: "ContactListScreen", route: "ContactsRoute").description == """
                BV0011: The builder of ContactListScreen is a ContactsCoordinator, which does not build screens for ContactsRoute.
                  Why it matters: The window asks the builder of a screen for the screens that follow. It ignores a builder that does not conform to ScreenBuilding for its routes.
                  How to fix it: Declare extension ContactsCoordinator: ScreenBuilding with func screen(for route: ContactsRoute) -> Screen?, or set another builder.
                  More: documentation/belvederecore/bv0011
                """
        )
    }

    @Test func aPathOfACaseThatDoesNotExist() {
        #expect(
            Diagnostic.pathOfUnknownCase("detial", route: "ContactsRoute").description == """
                BV0012: ContactsRoute.paths names the case "detial", which ContactsRoute does not have.
                  Why it matters: The path has no effect, and the intended case keeps its name as its path.
                  How to fix it: In paths, write the name of the case as in the enum, without its values.
                  More: documentation/belvederecore/bv0012
                """
        )
    }

    @Test func anAddressThatDoesNotLeadBack() {
        #expect(
            Diagnostic.addressWithoutWayBack("ContactsRoute.detail").description == """
                BV0013: The address of the route ContactsRoute.detail does not lead back to it.
                  Why it matters: A reload, a shared link and the buttons of the browser show the person another screen.
                  How to fix it: Give the case a path that no other case has. Let isAllowed(above:) return true for the routes below it. Use only texts, numbers, enums and structures of these as its values.
                  More: documentation/belvederecore/bv0013
                """
        )
    }

    @Test func anAccentThatCannotBeSeen() {
        #expect(
            Diagnostic.accentNotSeen("#ffee00", shown: "#9e9300", app: "Shop").description == """
                BV0014: The accent #ffee00 of the app "Shop" has too little contrast with the page, so #9e9300 is shown instead.
                  Why it matters: People with low vision would not see the controls. WCAG 2.2 asks for a contrast of 3 for controls and icons and of 4.5 for texts.
                  How to fix it: Choose a darker accent, or a lighter one for an app that is always dark. #9e9300 has enough contrast.
                  More: documentation/belvederecore/bv0014
                """
        )
    }

    @Test func anElementThatDidNotStart() {
        #expect(
            Diagnostic.elementFailed("the salary-chart \"Salaries by age\"").description == """
                BV0015: The module of the salary-chart "Salaries by age" did not start in a browser.
                  Why it matters: The person sees the fallback and cannot use the element.
                  How to fix it: Name its module in the modules of the BelvedereApp. Then open the page: the console of the browser shows the reason.
                  More: documentation/belvederecore/bv0015
                """
        )
    }

    @Test func aSharedValueOutsideEverySession() {
        let location = CallSite(fileID: "App/Stock.swift", line: 3)
        #expect(
            Diagnostic.sharedViewOffSession(at: location).description == """
                BV0016: A shared value was requested outside every session.
                  at App/Stock.swift:3
                  Why it matters: Each session has its own object for a shared value and changes it in its own turns. Here there is no session.
                  How to fix it: Call dynamic(), list() or join() in a screen, a view model or a presenter, or in a test inside withSession { }. Elsewhere, read value or iterate over values with for await.
                  More: documentation/belvederecore/bv0016
                """
        )
    }

    @Test func aLanguageWithoutTexts() {
        #expect(
            Diagnostic.languageMissing("de", of: "ChartTexts", source: "en").description == """
                BV0017: ChartTexts has no texts in the language de, so people see them in en.
                  Why it matters: A page in one language with some words in another is hard to read, and a screen reader pronounces these words wrongly.
                  How to fix it: Add the language at the start of the program: let a String Catalog of your app conform to ChartTextsTranslation, and call ChartTexts.addLanguages(of:) with it. If your app is not in this language either, do nothing.
                  More: documentation/belvederecore/bv0017
                """
        )
    }

    @Test func workThatWasLaunchedTooLate() {
        let location = CallSite(fileID: "App/Stock.swift", line: 3)
        #expect(
            Diagnostic.launchedTooLate(at: location).description == """
                BV0009: launch { } was called for a screen that has left, so the work was not started.
                  at App/Stock.swift:3
                  Why it matters: Work belongs to a screen and is cancelled when the screen leaves. Work that starts afterwards would never be seen and never end.
                  How to fix it: If the work must outlive the screen, for example to undo a deletion, use launch(in: .session) { }. If the object belongs to another screen, let that screen own it.
                  More: documentation/belvederecore/bv0009
                """
        )
    }

    @Test func launchNamesTheAuthorsPlace() {
        let location = CallSite(fileID: "App/Stock.swift", line: 3)
        #expect(Diagnostic.launchedOffSession(at: location).description.contains("\n  at App/Stock.swift:3\n"))
    }

    #if !MAIN_ACTOR_UI
    @Test func launchOffEverySessionStopsAndNamesTheAuthorsLine() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Model: Launching {}
            Model().launch {}
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("BV0002: launch { } was called outside every session.\n  at BelvedereCoreTests/DiagnosticPageTests.swift:"))
    }
    #endif
}
