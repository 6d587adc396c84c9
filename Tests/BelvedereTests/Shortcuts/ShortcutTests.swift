@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

#if MAIN_ACTOR_UI
private typealias PersonSteps = @MainActor (Driver) -> Void
#else
private typealias PersonSteps = (Driver) -> Void
#endif

/// Tests of keyboard shortcuts: their text, and the keys that press them.
struct ShortcutTests {
    @Test func theTextOfAShortcutNamesItsKeys() {
        let shortcuts: [(Shortcut, String)] = [
            (Shortcut("s"), "Command+S"), (Shortcut("+"), "Command+Plus"), (Shortcut(" ", modifiers: .option), "Option+Space"),
            (Shortcut(.upArrow, modifiers: []), "ArrowUp"), (Shortcut("ä"), "Command+Ä"),
            (Shortcut(.delete, modifiers: [.command, .shift, .option]), "Option+Shift+Command+Delete"),
        ]
        for (shortcut, text) in shortcuts {
            #expect(shortcut.text == text)
            #expect(Shortcut(text: text) == shortcut)
        }
        #expect(Shortcut("S") == Shortcut("s"))
        for text in ["", "Command+", "Control+S", "Command+Escape", "S+Command", "Command+SS"] { #expect(Shortcut(text: text) == nil) }
    }

    @Test func shiftCountsForLettersAndNotForSigns() {
        #expect(!Shortcut("s").isPressed(by: Shortcut("s", modifiers: [.command, .shift])))
        #expect(Shortcut("+").isPressed(by: Shortcut("+", modifiers: [.command, .shift])))
        #expect(!Shortcut("?", modifiers: .shift).isPressed(by: Shortcut("?", modifiers: [])))
        #expect(!Shortcut(.enter).isPressed(by: Shortcut(.enter, modifiers: [.command, .shift])))
    }

    @Test func theKeysForATextStayWithTheField() {
        let forTyping = [
            Shortcut("n", modifiers: []), Shortcut("n", modifiers: .shift), Shortcut(.leftArrow), Shortcut("v"),
            Shortcut("z", modifiers: [.command, .shift]),
        ]
        for shortcut in forTyping { #expect(shortcut.isForTyping) }
        for shortcut in [Shortcut("s"), Shortcut("n", modifiers: .option), Shortcut("v", modifiers: [.command, .shift])] {
            #expect(!shortcut.isForTyping)
        }
    }

    @Test func theEntriesOfADisabledMenuHaveNoShortcut() {
        var locked = MenuItem(title: "More", items: [MenuItem(title: "Copy", shortcut: Shortcut("c"))])
        let items = [locked, MenuItem(title: "", isDivider: true), MenuItem(title: "Delete", shortcut: Shortcut(.delete))]
        #expect(MenuItem.shortcuts(items).map(\.number) == [1, 3])
        locked.isEnabled = false
        #expect(MenuItem.shortcuts([locked] + items.dropFirst()).map(\.number) == [3])
    }

    private func board() -> BelvedereApp {
        BelvedereApp("Board", path: "/board") { _ in
            let told = Label(), field = TextField("Name")
            let next = Button("Next") { told.text += "Next" }.shortcut("n", modifiers: [])
            let locked = Button("Lock") { told.text = "Locked" }.shortcut("k")
            locked.isEnabled = false
            let late = Button("Change the keys") { next.shortcut = Shortcut("b", modifiers: []) }
            return Window(Screen(title: "Board", content: Stack(field, next, locked, late, told)))
        }
    }

    @Test func aButtonWithOtherKeysHearsOnlyThese() {
        withApp(board()) { app in
            app.pressKeys("n", modifiers: [])
            app.expect(.label, "Next")
            app.tap(.button, "Change the keys")
            app.pressKeys("b", modifiers: [])
            app.expect(.label, "NextNext", ignoringOthers: true)
        }
    }

    @Test func keysThatPressNothingFail() {
        let nothing = failures { $0.pressKeys("x") }
        #expect(nothing.first?.contains("nothing that a person can press has these keys") == true)
        #expect(nothing.first?.contains("button \"Next\": N") == true)
        #expect(failures { $0.pressKeys("k") }.first?.contains("the button \"Lock\" is disabled") == true)
        let typed = failures { app in
            app.type("An", into: "Name")
            app.pressKeys("n", modifiers: [])
        }
        #expect(typed.first?.contains("the keys go to the textField") == true)
    }

    private func failures(_ steps: sending PersonSteps) -> [String] {
        let collector = FailureCollector()
        collector.withApp(board(), Setting(isExhaustive: false)) { steps($0) }
        return collector.failures.map { "\($0)" }
    }
}
