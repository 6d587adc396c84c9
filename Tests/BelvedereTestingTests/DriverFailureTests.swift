@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests that the driver fails if a person could not do a step, and that its messages have exactly these texts.
struct DriverFailureTests {
    @Test func aMissingView() {
        expectFailure(
            """
            tap(.button, "Send"): a person could not find the button "Send".
            A person could find of that kind:
              button "Add"
              button "Locked" [disabled]
              button "Twice"
              button "Twice"
            The steps after this one are left out.
            """
        ) { $0.tap(.button, "Send") }
    }

    @Test func aToolContinuesAfterAnImpossibleStep() async {
        let collector = FailureCollector()
        await collector.withApp(.notes, Setting(isExhaustive: false)) { app in
            app.tap(.button, "Nothing")
            app.tap(.button, "Add note")
            #expect(collector.failures.count == 1)
            app.resume()
            app.type("Milk", into: "Search")
            app.expect(.searchField, "Search", value: "Milk")
            await app.close()
            // A closed app stays closed.
            app.resume()
            app.tap(.button, "Nothing")
        }
        #expect(collector.failures.count == 1)
    }

    @Test func aKindThatIsNotThere() {
        expectFailure(
            """
            tap(.toggle, "Sound"): a person could not find the toggle "Sound".
            There is no toggle inside the stack "Card". A person could find:
              label "Inside"
            The steps after this one are left out.
            """
        ) { $0.inside(.stack, "Card").tap(.toggle, "Sound") }
    }

    @Test func aHiddenView() {
        expectFailure(
            """
            tap(.button, "Secret"): the button "Secret" is there, but hidden.
            A person could find of that kind:
              button "Add"
              button "Locked" [disabled]
              button "Twice"
              button "Twice"
            The steps after this one are left out.
            """
        ) { $0.tap(.button, "Secret") }
    }

    @Test func aDisabledView() {
        expectFailure(
            """
            tap(.button, "Locked"): the button "Locked" is disabled.
            The steps after this one are left out.
            """
        ) { $0.tap(.button, "Locked") }
    }

    @Test func aViewInADisabledView() {
        expectFailure(
            """
            type("x", into: "Closed"): the textField "Closed" is disabled by the view around it.
            The steps after this one are left out.
            """
        ) { $0.type("x", into: "Closed") }
    }

    @Test func aViewBehindAnAlert() {
        expectFailure(
            """
            tap(.button, "Add"): the button "Add" is there, but the alert "Error" lies over it.
            A person could find of that kind:
              button "Ok"
            The steps after this one are left out.
            """
        ) { app in
            app.tap(.row, "Row 1")
            app.tap(.button, "Add")
        }
    }

    @Test func aViewScrolledAway() {
        expectFailure(
            """
            tap(.row, "Row 7"): the row "Row 7" is there, but in row 7 of the list "Rows", which shows rows 1-3: scroll first.
            A person could find of that kind:
              row "Row 1"
              row "Row 2"
              row "Row 3"
            The steps after this one are left out.
            """
        ) { $0.tap(.row, "Row 7") }
    }

    @Test func aNameThatTwoThingsHave() {
        expectFailure(
            """
            tap(.button, "Twice"): 2 things answer to button "Twice". Say which by at:, from 0 to 1, or look inside one thing first:
              button "Twice"
              button "Twice"
            The steps after this one are left out.
            """
        ) { $0.tap(.button, "Twice") }
        expectFailure(
            """
            tap(.button, "Twice", at: 2): there are 2, counted from 0.
            The steps after this one are left out.
            """
        ) { $0.tap(.button, "Twice", at: 2) }
    }

    @Test func aStepWithoutAnEffect() {
        expectFailure(
            """
            tap(.label, "Inside"): tapping the label "Inside" does nothing.
            The steps after this one are left out.
            """
        ) { $0.tap(.label, "Inside") }
    }

    @Test func aLinkThatLeadsNowhere() {
        expectFailure(
            """
            tap(.link, "Broken"): the link "Broken" leads nowhere.
            The steps after this one are left out.
            """
        ) { $0.tap(.link, "Broken") }
    }

    @Test func aChoiceThatIsNotOffered() {
        expectFailure(
            """
            select("Colour", in: "Sort by"): a person could not find that choice.
            The choices are:
              picker "Sort by": "Name", "Age"
            The steps after this one are left out.
            """
        ) { $0.select("Colour", in: "Sort by") }
    }

    @Test func anActionThatARowDoesNotOffer() {
        expectFailure(
            """
            perform("Rename", on: "Row 1"): the row does not offer that. It offers "Delete".
            The steps after this one are left out.
            """
        ) { $0.perform("Rename", on: "Row 1") }
    }

    @Test func enterWhereItDoesNothing() {
        expectFailure(
            """
            submit("Name"): Enter does nothing in that field.
            The steps after this one are left out.
            """
        ) { $0.submit("Name") }
    }

    @Test func aRowBeyondTheEnd() {
        expectFailure(
            """
            scroll(toRow: 30, of: "Rows"): the list has 30 rows.
            The steps after this one are left out.
            """
        ) { $0.scroll(toRow: 30, of: "Rows") }
    }

    @Test func aSectionThatIsNotThere() {
        expectFailure(
            """
            jump(to: "Q"): there is no such section. There is "First", "Second".
            The steps after this one are left out.
            """
        ) { $0.jump(to: "Q") }
    }

    @Test func backWhereThereIsNoBack() {
        expectFailure(
            """
            back(): there is nothing to go back to.
            The steps after this one are left out.
            """
        ) { $0.back() }
    }

    @Test func aFileThatIsTooLarge() {
        expectFailure(
            """
            provide("a.txt", to: "Import"): the file has 11 bytes, and the field takes up to 10.
            The steps after this one are left out.
            """
        ) { $0.provide(ReceivedFile(name: "a.txt", mediaType: "text/plain", bytes: Array(repeating: 65, count: 11)), to: "Import") }
    }

    @Test func theStepsAfterAFailedOneAreLeftOut() {
        let failures = failures { app in
            app.tap(.button, "Send")
            app.tap(.button, "Send")
            app.expect(.label, "Nonsense")
        }
        #expect(failures.count == 1)
    }

    @Test func aFailureStandsAtTheLineOfTheTest() throws {
        let line = #line + 1
        let failures = failures { $0.tap(.button, "Send") }
        let failure = try #require(failures.first)
        #expect(failure.site.fileID == "BelvedereTestingTests/DriverFailureTests.swift")
        #expect(failure.site.filePath == #filePath)
        #expect(failure.site.line == line)
    }

    // MARK: Expectations

    @Test func anotherScreen() {
        expectFailure(
            """
            The screen differs from the expected one (- expected, + found):
              screen "Zoo"
                stack "Card"
            -     label "Outside"
            +     label "Inside"
                button "Add"
                button "Locked" [disabled]
              … 13 lines the same
            """
        ) { app in
            app.expect(app.transcript.description.replacing("Inside", with: "Outside"))
        }
    }

    @Test func aThingThatIsNotOnTheScreen() {
        expectFailure(
            """
            expect(.label, "Gone"): a person could not find the label "Gone".
            A person could find inside the stack "Card" of that kind:
              label "Inside"
            """
        ) { $0.inside(.stack, "Card").expect(.label, "Gone") }
    }

    @Test func anotherValue() {
        expectFailure(
            """
            expect(.picker, "Sort by"): its value is "Name" and not "Age".
            """
        ) { $0.expect(.picker, "Sort by", value: "Age") }
    }

    @Test func aThingThatShouldNotBeThere() {
        expectFailure(
            """
            expectNo(.button, "Add"): there is the button "Add".
            """
        ) { $0.expectNo(.button, "Add") }
    }

    @Test func aThingThatShouldBeUsable() {
        expectFailure(
            """
            expect(.button, "Locked"): it is disabled.
            """
        ) { $0.expect(.button, "Locked", isEnabled: true) }
    }

    @Test func otherChanges() {
        expectFailure(
            """
            The changes differ from the expected ones (- expected, + found):
            - +   label "2 added"
            + +   label "1 added"
            """
        ) { app in
            app.tap(.button, "Add")
            app.expectChanges("+   label \"2 added\"")
        }
    }

    @Test func aNoticeThatDidNotCome() {
        expectFailure(
            """
            expect(copied "x"): a person noticed nothing.
            """
        ) { $0.expect(.copied("x")) }
    }

    // MARK: Every change must be expected

    @Test func aChangeThatNothingExpectsFailsAtTheEnd() {
        expectFailure(
            """
            The screen changed in a way that nothing expects:
            +   label "1 added"
            Expect it as well, or accept it unseen with ignoringOthers: true.
            """
        ) { $0.tap(.button, "Add") }
    }

    @Test func aChangeBesideTheExpectedOneFailsAtTheNextStep() throws {
        let line = #line + 3
        let failures = failures { app in
            app.tap(.button, "Add")
            app.expect(.button, "Add")
            app.tap(.button, "Add")
            app.expect(.label, "2 added")
        }
        #expect(
            failures.map(\.message) == [
                """
                The screen changed in a way that nothing expects:
                +   label "1 added"
                Expect it as well, or accept it unseen with ignoringOthers: true.
                """
            ])
        #expect(failures.first?.site.line == line)
    }

    @Test func aNoticeThatNothingExpectsFails() {
        expectFailure(
            """
            The screen changed in a way that nothing expects:
            + opened "https://example.org/"
            Expect it as well, or accept it unseen with ignoringOthers: true.
            """
        ) { $0.tap(.link, "Site") }
    }

    @Test func changesCanBeAcceptedUnseen() {
        expectNoFailure { app in
            app.tap(.button, "Add")
            app.expect(.button, "Add", ignoringOthers: true)
            app.tap(.button, "Add")
            app.ignoreChanges()
        }
    }

    @Test func aTestThatIsNotExhaustiveAcceptsEverything() {
        let failures = failures(Setting(isExhaustive: false)) { $0.tap(.button, "Add") }
        #expect(failures.isEmpty)
    }

    @Test func everyExpectationAccountsForItsPart() {
        expectNoFailure { app in
            app.tap(.button, "Add")
            app.expect(.label, "1 added")
            app.tap(.button, "Add")
            app.expect(.label, "2 added")
            app.tap(.link, "Site")
            app.expect(.opened("https://example.org/"))
        }
    }

    // MARK: Diagnostics

    @Test func aDiagnosticOfTheKitFailsTheTest() {
        let failures = failures { app in
            app.host.send(.toggle(true), to: app.host.mirror.root.identifier)
            app.settleNothing()
        }
        #expect(
            failures.map(\.message) == [
                Diagnostic.refusedEvent("toggle", sender: "a window", because: "it does not offer that").description
            ])
    }

    @Test func aRouteWithoutAScreenFailsTheTest() {
        let collector = FailureCollector()
        let app = BelvedereApp("Gap", path: "/gap") { _ in
            Window(Router(root: NotesRoute.list)) { route in route == .list ? Screen(title: "Notes") : nil }
        }
        collector.withApp(app, at: "/note/Milk", Setting(isExhaustive: false)) { app in
            app.expect(.screen, "Not found")
        }
        #expect(collector.failures.map(\.message) == [Diagnostic.routeNotBuilt("NotesRoute.detail").description])
    }

    @Test func aDiagnosticCanBeExpected() {
        expectNoFailure { app in
            app.host.send(.toggle(true), to: app.host.mirror.root.identifier)
            app.expectDiagnostic("BV0004")
        }
        expectFailure("expectDiagnostic(\"BV0003\"): it was not reported.") { $0.expectDiagnostic("BV0003") }
    }
}

extension Driver {
    fileprivate func settleNothing() { expectNoChanges() }
}

private func failures(_ setting: Setting = Setting(viewport: Viewport(rows: 3)), _ body: sending DriverBody) -> [Failure] {
    let collector = FailureCollector()
    collector.withApp(.zoo, setting) { body($0) }
    return collector.failures
}

private func expectFailure(
    _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: sending DriverBody
) {
    #expect(failures(Setting(viewport: Viewport(rows: 3)), body).map(\.message) == [message], sourceLocation: sourceLocation)
}

private func expectNoFailure(sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: sending DriverBody) {
    #expect(failures(Setting(viewport: Viewport(rows: 3)), body).isEmpty, sourceLocation: sourceLocation)
}

extension BelvedereApp {
    /// An app in which each view lets a test make another mistake.
    fileprivate nonisolated static let zoo = BelvedereApp("Zoo", path: "/zoo") { _ in Window(ZooScreen()) }
}

private final class ZooScreen: Screen {
    init() {
        let added = Label()
        var count = 0
        let hidden = Button("Secret") {}
        hidden.isHidden = true
        let locked = Button("Locked") {}
        locked.isEnabled = false
        let card = Stack(.vertical, style: .group, [Label("Inside")])
        card.accessibilityName = "Card"
        let closed = Stack(TextField("Closed"))
        closed.isEnabled = false
        let rows = List(DynamicList((1...30).map { "Row \($0)" })) { Label($0) }
        rows.title = "Rows"
        rows.sections = [SectionHeading(title: "First", count: 10), SectionHeading(title: "Second", count: 20)]
        rows.setActions([RowAction("Delete") { _ in }])
        super.init(
            title: "Zoo",
            content: Stack(
                card,
                added,
                Button("Add") {
                    count += 1
                    added.text = "\(count) added"
                },
                hidden,
                locked,
                Button("Twice") {},
                Button("Twice") {},
                TextField("Name"),
                closed,
                Link("Site", to: "https://example.org/"),
                Link("Broken", to: "javascript:alert(1)"),
                Picker("Sort by", choices: ["Name", "Age"]),
                FileField("Import", limit: 10) { _ in },
                rows
            ))
        rows.onActivate { [unowned self] _ in show(Alert("Error", message: "Nothing to see")) }
    }
}
