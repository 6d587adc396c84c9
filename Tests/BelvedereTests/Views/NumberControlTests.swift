@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of sliders and steppers: the numbers that they accept. While a person moves the control, the app must not move it.
struct NumberControlTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity, -0.1, 10.5, 1e308, 2.5])
    func aHostileNumberIsRefusedAndTheControlGoesBack(number: Double) {
        withSession {
            let slider = Slider("Volume", value: 4, in: 0...10, step: 1).onChange { _ in Issue.record("changed") }
            let stage = Stage(slider)
            stage.window.receive(.adjust(number, edit: 7), for: slider.identifier)
            #expect(stage.diagnostics.count == 1)
            #expect(slider.value == 4)
            // The app sends the number of the edit back with the value. Otherwise the host would take its own value for the newer one.
            #expect(stage.take() == [.set(slider, NumberControl.edit, 7), .set(slider, NumberControl.value, 4.0)])
        }
    }

    @Test func aPersonsChoiceSetsTheValueAndIsNotSentBack() {
        withSession {
            let volume = Dynamic(0.5)
            let slider = Slider("Volume").bind(volume)
            let stage = Stage(slider)
            #expect(slider.value == 0.5)
            stage.window.receive(.adjust(0.75, edit: 1), for: slider.identifier)
            #expect(volume.value == 0.75)
            #expect(stage.window.takeChanges() == [], "a slider that is being dragged is not pulled back")
            volume.value = 0.25
            #expect(slider.value == 0.25)
        }
    }

    @Test func anOlderEditIsRefused() {
        withSession {
            let slider = Slider("Volume")
            let stage = Stage(slider)
            stage.window.receive(.adjust(0.75, edit: 2), for: slider.identifier)
            stage.window.receive(.adjust(0.5, edit: 2), for: slider.identifier)
            #expect(slider.value == 0.75 && stage.context.droppedEvents == 1)
        }
    }

    @Test func aNumberIsRoundedToTheNearestAllowedOne() {
        withSession {
            let slider = Slider("Volume", value: 99, in: 1...10, step: 4)
            #expect(slider.value == 9, "the last step within bounds")
            slider.value = 3.2
            #expect(slider.value == 5)
            slider.value = .nan
            #expect(slider.value == 1)
            slider.value = .infinity
            #expect(slider.value == 9)
            slider.bounds = 0...4
            #expect(slider.value == 4)
            #expect(Slider("Tenths", value: 0.3, in: 0...1, step: 0.1).value == 0.3, "as a person writes it")
            #expect(Slider("Broken", step: .nan).step == nil && Stepper("Broken", step: -1).step == 1)
        }
    }

    @Test func aStepOfTenthsTakesTheNumberThatABrowserWrites() {
        withSession {
            let slider = Slider("Tenths", in: 0...1, step: 0.1)
            let stage = Stage(slider)
            for (edit, number) in [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].enumerated() {
                stage.window.receive(.adjust(number, edit: edit + 1), for: slider.identifier)
                #expect(slider.value == number)
            }
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func aStepperIsBoundToAWholeNumber() {
        withSession {
            let guests = Dynamic(2)
            let stepper = Stepper("Guests", in: 1...8).bind(guests)
            let stage = Stage(stepper)
            stage.window.receive(.adjust(3, edit: 1), for: stepper.identifier)
            #expect(guests.value == 3)
            guests.value = 100
            #expect(stepper.value == 8 && guests.value == 100)
        }
    }

    @Test func aDriverAdjustsAndSteps() {
        let app = BelvedereApp("Numbers", path: "/") { _ in
            let told = Label()
            let slider = Slider("Duration", value: 5, in: 0...30, step: 5, format: { "\(Int($0)) seconds" })
            return Window(
                Screen(
                    title: "Numbers",
                    content: Stack(
                        slider.onChange { told.text = "\($0)" }, Stepper("Guests", value: 2, in: 1...4), told
                    )))
        }
        withApp(app) { app in
            app.adjust("Duration", to: 20)
            app.step("Guests", by: 5)
            app.expect(
                """
                screen "Numbers"
                  slider "Duration" = "20 seconds" [0 to 30]
                  stepper "Guests" = 4 [1 to 4]
                  label "20.0"
                """)
            app.step("Duration", by: -1)
            app.step("Guests", by: -1)
            app.expect(
                """
                screen "Numbers"
                  slider "Duration" = "15 seconds" [0 to 30]
                  stepper "Guests" = 3 [1 to 4]
                  label "15.0"
                """)
        }
    }
}
