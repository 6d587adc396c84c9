#if canImport(UIKit)
import BelvedereBinding
import BelvedereUIKit
import Testing
import UIKit

// One after the other, because a test counts the observers of the process.
@MainActor @Suite(.serialized)
struct TextTests {
    @Test func aFieldAndItsValueFollowEachOther() {
        let name = Dynamic("Ada"), field = UITextField().bind(name)
        #expect(field.text == "Ada")
        field.type("Grace")
        #expect(name.value == "Grace")
        name.value = ""
        #expect(field.text == "")
    }

    @Test func aFieldShowsTheTextThatAListenerHasMade() {
        let code = Dynamic("AB"), field = UITextField().bind(code)
        let capitals = code.bind { code.value = $0.uppercased() }
        field.type("ab")
        #expect(code.value == "AB" && field.text == "AB")
        capitals.cancel()
    }

    @Test func aFieldBoundAgainNoLongerSetsTheOldValue() {
        let first = Dynamic(""), second = Dynamic(""), field = UITextField().bind(first)
        field.bind(second)
        field.type("x")
        #expect(first.value == "" && second.value == "x")
    }

    @Test func aCompositionIsNotInterrupted() {
        let name = Dynamic(""), field = UITextField().bind(name)
        field.markedTextRange = UITextRange()
        field.type("ni")
        name.value = "other"
        #expect(field.text == "ni")
        field.markedTextRange = nil
        field.sendActions(for: .editingDidEnd)
        #expect(field.text == "other")
    }

    @Test func aMessageAppearsAfterEditingAndFollowsTheText() {
        let name = Dynamic(""), label = UILabel()
        let valid = name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
        let field = UITextField().bind(name, validation: valid, message: label)
        #expect(label.text == "")
        field.sendActions(for: .editingDidEnd)
        #expect(label.text == "A name is needed.")
        field.type("Ada")
        #expect(label.text == nil)
    }

    @Test func aFieldBoundAgainWithoutRulesShowsNoMessage() {
        let name = Dynamic(""), label = UILabel()
        let field = UITextField()
        field.bind(name, validation: name.validated(by: ValidationRule("Needed.") { !$0.isEmpty }), message: label)
        field.bind(name)
        field.sendActions(for: .editingDidEnd)
        #expect(label.text == "")
    }

    @Test func aTextViewAndItsValueFollowEachOther() {
        let notes = Dynamic("one"), other = Dynamic("two"), view = UITextView().bind(notes)
        view.type("three")
        #expect(notes.value == "three")
        notes.value = "four"
        #expect(view.text == "four")
        view.bind(other)
        view.type("five")
        #expect(notes.value == "four" && other.value == "five")
    }

    @Test func theBindingOfATextViewEndsWithIt() {
        let notes = Dynamic("")
        weak var released: UITextView?
        let observers = NotificationCenter.default.observerCount
        do {
            let view = UITextView().bind(notes)
            released = view
            view.type("x")
        }
        #expect(released == nil && !notes.hasListeners && notes.value == "x")
        #expect(NotificationCenter.default.observerCount == observers)
    }
}

extension UITextField {
    /// Replaces the text as a person does.
    fileprivate func type(_ new: String) {
        text = new
        sendActions(for: .editingChanged)
    }
}

extension UITextView {
    /// Replaces the text as a person does.
    fileprivate func type(_ new: String) {
        text = new
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}
#endif
