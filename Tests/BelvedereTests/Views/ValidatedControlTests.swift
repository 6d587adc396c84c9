@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the messages of controls other than text fields, beside those that every host passes.
struct ValidatedControlTests {
    private static let isOn = ValidationRule<Bool>("Accept the terms.") { $0 }
    private static let isChosen = ValidationRule<Int>("Choose a size.") { $0 > 0 }

    @Test func aMessageAppearsWhenThePersonHasChangedTheValue() {
        withSession {
            let terms = Dynamic(true)
            let toggle = Toggle("Terms").bind(terms, validation: terms.validated(by: Self.isOn))
            let stage = Stage(toggle)
            terms.value = false
            #expect(toggle.message == "", "the app has changed the value, not the person")
            stage.send(.toggle(true), to: toggle)
            stage.send(.toggle(false), to: toggle)
            #expect(toggle.message == "Accept the terms.")
            stage.take()
            #expect(stage.mirror.find(toggle.identifier)?[Toggle.message] == "Accept the terms.")
            terms.value = true
            #expect(toggle.message == "")
        }
    }

    @Test func theMessagesOfAnEarlierBindingEnd() {
        withSession {
            let first = Dynamic(0), second = Dynamic(0)
            let picker = Picker("Size", choices: ["–", "Small"]).bind(first, validation: first.validated(by: Self.isChosen))
            picker.showValidation()
            #expect(picker.message == "Choose a size.")
            picker.bind(second)
            picker.message = ""
            first.value = 1
            first.value = 0
            picker.showValidation()
            #expect(picker.message == "")
        }
    }

    @Test func theFirstInvalidControlThatCanBeUsedGetsTheKeyboard() {
        withSession {
            let hidden = Toggle("Hidden"), disabled = Toggle("Disabled"), usable = Toggle("Usable"), valid = Toggle("Valid")
            for toggle in [hidden, disabled, usable] {
                let value = Dynamic(false)
                toggle.bind(value, validation: value.validated(by: Self.isOn))
            }
            hidden.isHidden = true
            disabled.isEnabled = false
            let stage = Stage(valid, hidden, disabled, usable)
            #expect(!showValidation(of: valid, hidden, disabled, usable))
            #expect(stage.take().contains(.focus(usable.identifier)))
            #expect(valid.message == "" && disabled.message == "Accept the terms.")
            #expect(showValidation(of: valid))
        }
    }

    @Test func aGroupOfBoxesAndANumberAreValidatedAsTheValuesOfTheApp() {
        withSession {
            enum Topping: CaseIterable { case cheese, ham }
            let toppings = Dynamic<Set<Topping>>([.ham]), guests = Dynamic(3)
            let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"])
                .bind(
                    toppings, to: Topping.allCases,
                    validation: toppings.validated(by: ValidationRule("Ham is needed.") { $0.contains(.ham) })
                )
            let stepper = Stepper("Guests", in: 0...9)
                .bind(guests, validation: guests.validated(by: ValidationRule { $0.isMultiple(of: 2) ? nil : "\($0) is odd." }))
            let stage = Stage(group, stepper)
            stage.send(.check(1, false), to: group)
            stage.send(.adjust(5, edit: 1), to: stepper)
            #expect(group.message == "Ham is needed.")
            #expect(stepper.message == "5 is odd.")
        }
    }
}
