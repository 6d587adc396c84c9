@_spi(Hosting) @testable import Belvedere
import BelvedereTesting
import Testing

/// Tests of custom elements on hosts without JavaScript, and of the effects of their events.
struct ElementViewTests {
    nonisolated private enum Lamp {
        static let module = ElementModule("desk-lamp", source: Array("export {}".utf8))
        static let element = CustomElement("desk-lamp", role: .button, module: module)
        static let isLit = ElementProperty<Bool>("isLit")
        static let colours = ElementProperty<[String]>("colours")
        static let press = ElementEvent<Bool>("press")
        static let turn = ElementEvent<Double>("turn", isContinuous: true)
    }

    @Test func anElementIsToldByItsNameAndItsText() {
        let app = BelvedereApp("Lamp", path: "/lamp", modules: [Lamp.module]) { _ in
            let lamp = ElementView(Lamp.element, name: "Desk", fallback: "The lamp is dark")
            let told = Label()
            lamp.on(Lamp.press) { isLit in
                lamp[Lamp.isLit] = isLit
                lamp.fallback = isLit ? "The lamp is lit" : "The lamp is dark"
            }
            lamp.on(Lamp.turn) { told.text = "Turned by \($0)" }
            return Window(Screen(title: "Lamp", content: Stack(lamp, told)))
        }
        withApp(app) { app in
            app.expect(
                """
                screen "Lamp"
                  desk-lamp "Desk"
                    label "The lamp is dark"
                """)
            app.emit(Lamp.press, true, from: Lamp.element, "Desk")
            app.emit(Lamp.turn, 0.5, from: Lamp.element)
            app.expect(
                """
                screen "Lamp"
                  desk-lamp "Desk"
                    label "The lamp is lit"
                  label "Turned by 0.5"
                """)
        }
    }

    private func assignment(_ name: String, _ value: ElementValue) -> ElementAssignment? { ElementAssignment(name: name, value: value) }

    @Test func aSetOfAPropertyIsOneChangeAndTheSameAgainIsNone() {
        withSession {
            let lamp = ElementView(Lamp.element, name: "Desk", fallback: "A lamp")
            lamp[Lamp.colours] = ["red"]
            lamp[Lamp.isLit] = false
            let stage = Stage(lamp)
            lamp[Lamp.isLit] = true
            lamp[Lamp.isLit] = true
            #expect(stage.take() == [.set(lamp, ElementView.slots[1], assignment("isLit", .flag(true)))])
            lamp[Lamp.isLit] = true
            #expect(stage.take().isEmpty)
            #expect(lamp[Lamp.colours] == ["red"])
        }
    }

    @Test func anEventThatDoesNotFitIsRefusedReportedAndTakenBack() {
        withSession {
            let lamp = ElementView(Lamp.element, name: "Desk", fallback: "A lamp")
            lamp[Lamp.isLit] = false
            var presses: [Bool] = []
            lamp.on(Lamp.press) { presses.append($0) }
            let stage = Stage(lamp)
            let hostile: [Event] = [
                .emit("press", .text("yes")), .emit("press", .null), .emit("explode", .flag(true)), .emit("", .flag(true)), .activate,
            ]
            for event in hostile { stage.send(event, to: lamp) }
            #expect(presses.isEmpty && stage.diagnostics.count == 5)
            #expect(stage.diagnostics.allSatisfy { $0.description.contains("was refused: it does not offer that") })
            #expect(stage.take() == [.set(lamp, ElementView.slots[0], assignment("isLit", .flag(false)))])
            lamp.isEnabled = false
            stage.send(.emit("press", .flag(true)), to: lamp)
            #expect(presses.isEmpty)
            lamp.isEnabled = true
            stage.send(.emit("press", .flag(true)), to: lamp)
            #expect(presses == [true])
        }
    }

    @Test func aModuleThatDidNotStartIsReported() {
        withSession {
            let lamp = ElementView(Lamp.element, name: "Desk", fallback: "A lamp"), label = Label("Text")
            let stage = Stage(lamp, label)
            stage.send(.fail, to: lamp)
            #expect(stage.diagnostics == [.elementFailed("the desk-lamp \"Desk\"")])
            // Only a view with a JavaScript module can report that its module failed. A label has none.
            stage.send(.fail, to: label)
            #expect(stage.diagnostics.last == .refusedEvent("fail", sender: "the label \"Text\"", because: "it does not offer that"))
        }
    }

    @Test func aBoundPropertyFollowsItsValueBothWays() {
        let isLit = Dynamic(true)
        let lamp = ElementView(Lamp.element, name: "Desk", fallback: "A lamp").bind(Lamp.isLit, changedBy: Lamp.press, to: isLit)
        #expect(lamp[Lamp.isLit] == true)
        isLit.value = false
        #expect(lamp[Lamp.isLit] == false)
        lamp.deliver(.emit("press", .flag(true)))
        #expect(isLit.value && lamp[Lamp.isLit] == true)
    }

    @Test func theVersionOfAModuleChangesWithItsSource() {
        let other = ElementModule("desk-lamp", source: Array("export { }".utf8))
        #expect(other != Lamp.module && other.version != Lamp.module.version)
        #expect(ElementModule("../a/<b>é.js", source: []).name == "abjs")
    }
}
