#if canImport(UIKit)
import BelvedereBinding
import BelvedereUIKit
import Testing
import UIKit

/// The bindings of an app's own controls, with nothing but functions of Apple's own UIKit.
@MainActor @Suite(.serialized)
struct BindingsOnDeviceTests {
    @Test func aLabelShowsItsText() {
        let label = UILabel(), text = Dynamic("Hello")
        label.bind(text)
        #expect(label.text == "Hello")
        text.value = "Goodbye"
        #expect(label.text == "Goodbye")
    }

    @Test func aFieldGivesAndTakesItsText() {
        let field = UITextField(), name = Dynamic("Ann")
        field.bind(name)
        #expect(field.text == "Ann")
        field.text = "Bob"
        field.sendActions(for: .editingChanged)
        #expect(name.value == "Bob")
    }

    #if !os(tvOS)
    @Test func aSwitchGivesAndTakesItsState() {
        let control = UISwitch(), isOpen = Dynamic(true)
        control.bind(isOpen)
        #expect(control.isOn)
        control.isOn = false
        control.sendActions(for: .valueChanged)
        #expect(!isOpen.value)
    }
    #endif

    @Test func aBindingEndsWithItsControl() {
        let text = Dynamic("Hello")
        weak var gone: UILabel?
        do {
            let label = UILabel()
            label.bind(text)
            gone = label
        }
        text.value = "Goodbye"
        #expect(gone == nil)
    }
}
#endif
