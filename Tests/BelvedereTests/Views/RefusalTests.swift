@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of refused events: only events on visible and enabled views have an effect. All others are ignored, counted, and reported with the
/// name of the view.
struct RefusalTests {
    private func refusal(_ event: String, _ sender: String, _ reason: String) -> [Diagnostic] {
        [.refusedEvent(event, sender: sender, because: reason)]
    }

    @Test func anEventOfAHiddenViewIsRefused() {
        withSession {
            let button = Button("Save") { Issue.record("pressed") }
            let stage = Stage(button)
            button.isHidden = true
            stage.send(.activate, to: button)
            #expect(stage.diagnostics == refusal("activate", "the button \"Save\"", "it is hidden"))
            #expect(stage.context.droppedEvents == 1)
        }
    }

    @Test func anEventOfADisabledViewIsRefused() {
        withSession {
            let toggle = Toggle("Open now").onChange { _ in Issue.record("toggled") }
            let stage = Stage(toggle)
            toggle.isEnabled = false
            stage.send(.toggle(true), to: toggle)
            #expect(stage.diagnostics == refusal("toggle", "the toggle \"Open now\"", "it is disabled"))
            #expect(!toggle.isOn)
        }
    }

    @Test func theHostIsToldAgainWhatAControlHolds() {
        withSession {
            let toggle = Toggle("Open now"), picker = Picker("Unit", choices: ["km", "mi"], selection: 1)
            let pager = Pager("Picks", DynamicList(["Red", "Green"])) { Label($0) }
            let stage = Stage(toggle, picker, pager)
            for view in [toggle, picker, pager] { view.isEnabled = false }
            stage.take()
            stage.send(.toggle(true), to: toggle)
            stage.send(.select(0), to: picker)
            stage.send(.select(1), to: pager)
            // The host already shows the value that the person chose, so the app sends the old value again.
            #expect(
                stage.take() == [
                    .set(toggle, Toggle.isOn, false), .set(picker, Picker.selection, 1), .set(pager, RowsView.page, 0),
                ])
        }
    }

    @Test func anEventInsideAHiddenOrDisabledViewIsRefused() {
        withSession {
            let field = TextField("Name")
            let stack = Stack(field)
            let stage = Stage(stack)
            stack.isHidden = true
            stage.send(.input("a", edit: 1), to: field)
            stack.isHidden = false
            stack.isEnabled = false
            stack.accessibilityName = "Form"
            stage.send(.input("a", edit: 1), to: field)
            #expect(
                stage.diagnostics == refusal("input", "the textField \"Name\"", "a stack around it is hidden")
                    + refusal("input", "the textField \"Name\"", "the stack \"Form\" around it is disabled"))
            #expect(field.text == "")
        }
    }

    @Test func anEventUnderAnotherScreenIsRefused() {
        withSession {
            let button = Button("Delete") { Issue.record("pressed") }
            let screen = Screen(title: "Below", content: Stack(button))
            let stage = Stage(Window(screen))
            stage.take()
            stage.window.receive(.visit("/nowhere"), for: .none)
            stage.take()
            stage.send(.activate, to: button)
            #expect(stage.diagnostics == refusal("activate", "the button \"Delete\"", "another screen lies over it"))
        }
    }

    @Test func anEventBehindAnAlertIsRefused() {
        withSession {
            let button = Button("Delete") { Issue.record("pressed") }
            let stage = Stage(button)
            stage.window.show(Alert("Sure?"))
            stage.take()
            stage.send(.activate, to: button)
            #expect(stage.diagnostics == refusal("activate", "the button \"Delete\"", "an alert lies over it"))
        }
    }

    @Test("A field that loses the keyboard because it is out of reach has not been left, and nobody did anything wrong")
    func anEndOfEditingOutOfReach() {
        withSession {
            let field = TextField("Name"), button = Button("Save") {}
            field.onEndEditing { Issue.record("left") }
            let stage = Stage(field, button)
            let alert = Alert("Sure?")
            stage.window.show(alert)
            stage.take()
            stage.send(.endEditing, to: field)
            stage.window.dismiss(alert)
            field.isEnabled = false
            stage.send(.endEditing, to: field)
            field.isEnabled = true
            field.isHidden = true
            stage.send(.endEditing, to: field)
            #expect(stage.diagnostics.isEmpty && stage.context.droppedEvents == 0)
            stage.send(.endEditing, to: button)
            #expect(stage.diagnostics == refusal("end editing", "the button \"Save\"", "it does not offer that"))
        }
    }

    @Test func anEventThatAViewDoesNotOfferIsRefused() {
        withSession {
            let label = Label("Text"), list = List(DynamicList(["a"])) { Label($0) }
            let field = TextField()
            field.placeholder = "Search"
            let stage = Stage(label, list, field)
            stage.send(.activate, to: label)
            stage.send(.activate, to: list.subviews[0])
            stage.send(.perform(0), to: list.subviews[0])
            stage.send(.submit, to: field)
            stage.send(.leave, to: label)
            #expect(
                stage.diagnostics == refusal("activate", "the label \"Text\"", "it does not offer that")
                    + refusal("activate", "a row", "it does not offer that") + refusal("perform", "a row", "it does not offer that")
                    + refusal("submit", "the textField \"Search\"", "it does not offer that")
                    + refusal("leave", "the label \"Text\"", "it does not offer that"))
        }
    }

    @Test func typedTextIsNotReported() {
        withSession {
            let field = TextField("Password")
            field.text = "secret\nforged line"
            let nameless = TextField(text: "secret")
            let button = Button("Two\nlines") {}
            let stage = Stage(field, nameless, button)
            for view in [field, nameless, button] {
                view.isEnabled = false
                stage.send(.input("secret", edit: 1), to: view)
            }
            let text = "\(stage.diagnostics)"
            #expect(!text.contains("secret") && text.contains("Password") && text.contains("Two lines"))
        }
    }

    @Test func anEventForAViewThatHasGoneIsLate() {
        withSession {
            let stack = Stack(Button("Row") { Issue.record("pressed") })
            let stage = Stage(stack)
            let identifier = stack.subviews[0].identifier
            stack.setViews([])
            stage.window.receive(.activate, for: identifier)
            stage.window.receive(.activate, for: ViewIdentifier(rawValue: 9999))
            stage.window.receive(.activate, for: ViewIdentifier(rawValue: -1))
            #expect(
                stage.diagnostics
                    == [identifier, ViewIdentifier(rawValue: 9999), ViewIdentifier(rawValue: -1)].map {
                        .lateEvent("activate", sender: "view \($0)")
                    })
            #expect(stage.context.droppedEvents == 3)
        }
    }

    @Test func everythingAPersonMayDoIsAccepted() {
        withSession {
            var presses = 0
            let button = Button("Go") { presses += 1 }
            let stage = Stage(Stack(Stack(button)))
            stage.send(.activate, to: button)
            #expect(presses == 1 && stage.diagnostics.isEmpty && stage.context.droppedEvents == 0)
        }
    }
}
