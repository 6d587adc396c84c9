@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Records the values that handlers receive after a wait. It is a class, because a function within a test would not be on the main actor.
private final class Ear {
    private let clock: TestClock
    private(set) var heard: [String] = []

    init(_ clock: TestClock) {
        self.clock = clock
    }

    func wait(_ what: String) async {
        try? await clock.sleep(for: .seconds(1))
        heard.append(what)
    }
}

/// Tests of controls that are bound to values.
struct ControlBindingTests {
    private enum Order: CaseIterable { case name, age, salary }

    private nonisolated enum Rules {
        static let needed = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
        static let short = ValidationRule<String> { $0.count > 5 ? "\($0.count) letters are too many." : nil }
    }

    @Test func aFieldAndItsValueAreTheSame() {
        withSession {
            let name = Dynamic("Ada")
            let field = TextField("Name").bind(name)
            let stage = Stage(field)
            #expect(field.text == "Ada")
            stage.send(.input("Grace", edit: 1), to: field)
            #expect(name.value == "Grace")
            #expect(stage.take() == [], "what came from the field does not go back into it")
            name.value = ""
            #expect(field.text == "")
        }
    }

    @Test func aValueThatChangesTheTypedTextIsShown() {
        withSession {
            let name = Dynamic("")
            let token = name.bind { name.value = $0.uppercased() }
            let field = SearchField("Name").bind(name)
            let stage = Stage(field)
            stage.send(.input("ada", edit: 1), to: field)
            #expect(field.text == "ADA")
            #expect(name.value == "ADA")
            token.cancel()
        }
    }

    @Test func aHandlerIsCalledBesideTheBindingAndAfterIt() {
        withSession {
            let name = Dynamic("")
            var heard: [String] = []
            let field = TextField("Name").onChange { heard.append("\($0) \(name.value)") }.bind(name)
            let stage = Stage(field)
            stage.send(.input("a", edit: 1), to: field)
            #expect(heard == ["a a"])
            name.value = "b"
            #expect(heard == ["a a"])
        }
    }

    @Test func aControlFollowsTheValueItWasBoundToLast() {
        withSession {
            let first = Dynamic(false), second = Dynamic(true)
            let toggle = Toggle("On").bind(first).bind(second)
            let stage = Stage(toggle)
            #expect(toggle.isOn)
            stage.send(.toggle(false), to: toggle)
            #expect(!second.value)
            first.value = true
            #expect(!toggle.isOn)
            #expect(!first.hasListeners)
        }
    }

    @Test func aChoiceIsBoundByItsIndexOrByWhatItStandsFor() {
        withSession {
            let index = Dynamic(1), order = Dynamic(Order.salary)
            let titles = ["Name", "Age", "Salary"]
            let byIndex = Picker("Sort by", choices: titles).bind(index)
            let byValue = Picker("Order", choices: titles).bind(order, to: Order.allCases)
            let stage = Stage(byIndex, byValue)
            #expect(byIndex.selection == 1 && byValue.selection == 2)
            stage.send(.select(2), to: byIndex)
            stage.send(.select(0), to: byValue)
            #expect(index.value == 2 && order.value == .name)
            order.value = .age
            #expect(byValue.selection == 1)
            // The index is too large. The control shows the nearest valid choice, and the bound value stays the same.
            index.value = 9
            #expect(byIndex.selection == 2 && index.value == 9)
        }
    }

    @Test func tabsAndPagersAreBound() {
        withSession {
            let tab = Dynamic(1), page = Dynamic(2)
            let tabs = Tabs([("List", Label("1")), ("Map", Label("2"))]).bind(tab)
            let pager = Pager("Picks", DynamicList(["a", "b", "c"])) { Label($0) }.bind(page)
            let stage = Stage(tabs, pager)
            #expect(tabs.selection == 1 && pager.page == 2)
            stage.send(.select(0), to: tabs)
            stage.send(.select(1), to: pager)
            #expect(tab.value == 0 && page.value == 1)
        }
    }

    @Test func aFileFieldSendsItsFiles() {
        withSession {
            let files = Signal<ReceivedFile>()
            var names: [String] = []
            let token = files.bind { names.append($0.name) }
            let field = FileField("Import", limit: 4).bind(files)
            let stage = Stage(field, FileField("Nobody"))
            stage.send(.receive(ReceivedFile(name: "a", mediaType: "text/vcard", bytes: [1])), to: field)
            stage.send(.receive(ReceivedFile(name: "b", mediaType: "text/vcard", bytes: [1, 2, 3, 4, 5])), to: field)
            #expect(names == ["a"])
            token.cancel()
        }
    }

    @Test func aBindingEndsWithItsControlAndWithItsScreen() {
        withSession {
            let name = Dynamic("a"), isOn = Dynamic(false)
            var field: TextField? = TextField("Name").bind(name)
            #expect(name.hasListeners)
            field = nil
            #expect(!name.hasListeners && field == nil)
            let toggle = Toggle("On").bind(isOn)
            toggle.releaseHandlers()
            #expect(!isOn.hasListeners)
        }
    }

    @Test func aMistakeIsToldWhenAPersonHasFinishedTyping() {
        withSession {
            let name = Dynamic("")
            let field = TextField("Name").bind(name, validation: name.validated(by: Rules.needed, Rules.short))
            let stage = Stage(field)
            #expect(field.message == "", "nobody has done anything yet")
            stage.send(.input("Elisabeth", edit: 1), to: field)
            #expect(field.message == "", "the person is still typing")
            stage.send(.endEditing, to: field)
            #expect(field.message == "9 letters are too many.")
            stage.take()
            #expect(stage.mirror.find(field.identifier)?[TextField.message] == "9 letters are too many.")
            // After the first message, the message changes with each change of the text.
            stage.send(.input("Elis", edit: 2), to: field)
            #expect(field.message == "")
            stage.send(.input("", edit: 3), to: field)
            #expect(field.message == "A name is needed.")
        }
    }

    @Test func aFormShowsAllMistakesWhenItIsToBeSaved() {
        withSession {
            let name = Dynamic(""), town = Dynamic("")
            let needed = name.validated(by: Rules.needed)
            let first = TextField("Name").bind(name, validation: needed)
            let second = TextField("Town").bind(town, validation: town.validated(by: Rules.needed)).onSubmit {}
            let third = TextField("Note")
            let stage = Stage(first, second, third)
            for field in [first, third] { field.showValidation() }
            stage.send(.submit, to: second)
            #expect([first, second, third].map(\.message) == ["A name is needed.", "A name is needed.", ""])
        }
    }

    @Test func aPersonPerceivesWhatIsWrongAndWhatIsRunning() async {
        let form = BelvedereApp("Form", path: "/form") { context in
            let name = Dynamic("")
            let clock = context.environment.clock
            let save = AsyncCommand { try await clock.sleep(for: .seconds(1)) }
            return Window(
                Screen(
                    title: "Form",
                    content: Stack(
                        TextField("Name").bind(name, validation: name.validated(by: Rules.needed)),
                        TextField("Town"),
                        Button("Save", command: save)
                    )))
        }
        await withApp(form) { app in
            app.clear("Name")
            app.clear("Town")
            app.tap(.button, "Save")
            app.expect(
                """
                screen "Form"
                  textField "Name" [message "A name is needed."]
                  textField "Town"
                  button "Save" [disabled, busy]
                """)
            await app.clock.advance(by: .seconds(1))
            app.expectChanges(
                """
                -   button "Save" [disabled, busy]
                +   button "Save"
                """)
        }
    }

    // MARK: Commands

    @Test func aButtonIsAsItsCommandIs() {
        withSession {
            let name = Dynamic("")
            var saved: [String] = []
            let save = Command(canExecute: name.map { !$0.isEmpty }) { saved.append(name.value) }
            let button = Button("Save", role: .primary, command: save)
            let stage = Stage(button)
            #expect(!button.isEnabled && button.role == .primary)
            name.value = "Ada"
            #expect(button.isEnabled)
            stage.send(.activate, to: button)
            #expect(saved == ["Ada"])
        }
    }

    @Test func aButtonShowsThatItsCommandIsRunning() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let book = AsyncCommand { try await clock.sleep(for: .seconds(1)) }
            let button = Button("Book", command: book)
            let stage = Stage(button)
            stage.send(.activate, to: button)
            #expect(button.isRunning && !button.isEnabled)
            await clock.advance(by: .seconds(1))
            #expect(!button.isRunning && button.isEnabled)
            withExtendedLifetime(stage) {}
        }
    }

    @Test func handlersOfEveryKindMayWait() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let ear = Ear(clock)
            let field = TextField("Name")
                .onChange { await ear.wait("typed \($0)") }
                .onSubmit { await ear.wait("submitted") }
                .onEndEditing { await ear.wait("left") }
            let toggle = Toggle("On").onChange { await ear.wait("on \($0)") }
            let picker = Picker("Sort by", choices: ["a", "b"]).onChange { await ear.wait("chose \($0)") }
            let tabs = Tabs([("One", Label("1")), ("Two", Label("2"))]).onChange { await ear.wait("tab \($0)") }
            let pager = Pager("Picks", DynamicList(["a", "b"])) { Label($0) }.onChange { await ear.wait("page \($0)") }
            let file = FileField("File") { await ear.wait("took \($0.name)") }
            let list = List(DynamicList(["row"])) { Label($0) }.onActivate { await ear.wait("opened \($0)") }
            list.setActions([RowAction("Delete") { await ear.wait("deleted \($0)") }])
            let stage = Stage(field, toggle, picker, tabs, pager, file, list)
            stage.send(.input("a", edit: 1), to: field)
            stage.send(.submit, to: field)
            stage.send(.endEditing, to: field)
            stage.send(.toggle(true), to: toggle)
            for view in [picker, tabs, pager] { stage.send(.select(1), to: view) }
            stage.send(.receive(ReceivedFile(name: "a.vcf", mediaType: "text/vcard", bytes: [])), to: file)
            stage.send(.activate, to: list.subviews[0])
            stage.send(.perform(0), to: list.subviews[0])
            #expect(ear.heard == [])
            await clock.advance(by: .seconds(1))
            #expect(
                ear.heard == [
                    "typed a", "submitted", "left", "on true", "chose 1", "tab 1", "page 1", "took a.vcf", "opened row", "deleted row",
                ])
        }
    }
}
