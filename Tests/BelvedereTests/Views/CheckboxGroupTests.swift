@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of controls whose choices are all visible: groups of checkboxes, and pickers that are not menus.
struct CheckboxGroupTests {
    private enum Topping: CaseIterable { case cheese, ham, basil }

    @Test func checkingAChoiceSetsTheValue() {
        withSession {
            let toppings = Dynamic<Set<Topping>>([.ham])
            let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"]).bind(toppings, to: Topping.allCases)
            let stage = Stage(group)
            #expect(group.checked == [1])
            stage.send(.check(2, true), to: group)
            stage.send(.check(1, false), to: group)
            #expect(toppings.value == [.basil])
            toppings.value = [.cheese, .basil]
            #expect(group.checked == [0, 2])
        }
    }

    @Test func aValueWithoutATitleStays() {
        withSession {
            let toppings = Dynamic<Set<String>>(["Ham", "Truffle"])
            let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]).bind(toppings, to: ["Cheese", "Ham"])
            let stage = Stage(group)
            stage.send(.check(0, true), to: group)
            #expect(toppings.value == ["Cheese", "Ham", "Truffle"])
        }
    }

    @Test func aChoiceThatIsNotThereIsRefusedAndAllGoesBack() {
        withSession {
            let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"], checked: [1, 9])
            let stage = Stage(group)
            #expect(group.checked == [1])
            stage.send(.check(2, true), to: group)
            stage.send(.check(-1, true), to: group)
            #expect(stage.context.droppedEvents == 2)
            #expect(stage.take() == [.set(group, CheckboxGroup.checked, [1])])
            group.choices = ["Cheese"]
            #expect(group.checked == [])
        }
    }

    @Test func aDriverChecksAndSelectsInEveryStyle() {
        let app = BelvedereApp("Choices", path: "/") { _ in
            Window(
                Screen(
                    title: "Choices",
                    content: Stack(
                        CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]),
                        Picker("Size", choices: ["Small", "Large"], style: .segments),
                        Picker("Crust", choices: ["Thin", "Thick"], style: .radioGroup)
                    )))
        }
        withApp(app) { app in
            app.check("Ham", in: "Toppings")
            app.select("Large", in: "Size")
            app.select("Thick")
            app.expect(
                """
                screen "Choices"
                  checkboxGroup "Toppings" = "Ham" of ("Cheese", "Ham")
                  segments "Size" = "Large" of ("Small", "Large")
                  radioGroup "Crust" = "Thick" of ("Thin", "Thick")
                """)
            app.check("Ham", in: "Toppings")
            app.expect(
                """
                screen "Choices"
                  checkboxGroup "Toppings" of ("Cheese", "Ham")
                  segments "Size" = "Large" of ("Small", "Large")
                  radioGroup "Crust" = "Thick" of ("Thin", "Thick")
                """)
        }
    }
}
