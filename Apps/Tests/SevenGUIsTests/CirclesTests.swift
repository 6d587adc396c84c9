import Belvedere
import BelvedereTesting
import SevenGUIs
import Testing

@Suite("7GUIs: Circle Drawer")
struct CirclesTests {
    private static let menu = "[menu (\"Adjust diameter..\")]"

    @Test("a press in an empty area makes a circle, and undo and redo take it back and bring it again")
    func drawing() {
        withApp(.circles) { app in
            app.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo" [disabled]
                  button "Redo" [disabled]
                  drawing "Canvas"
                """)
            app.press(at: DrawingPoint(100, 100), in: "Canvas")
            app.press(at: DrawingPoint(300, 100), in: "Canvas")
            // A press inside a circle draws nothing.
            app.press(at: DrawingPoint(310, 105), in: "Canvas")
            app.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo"
                  button "Redo" [disabled]
                  drawing "Canvas"
                    circle "Circle 1" \(Self.menu)
                    circle "Circle 2" \(Self.menu)
                """)
            app.tap(.button, "Undo")
            app.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo"
                  button "Redo"
                  drawing "Canvas"
                    circle "Circle 1" \(Self.menu)
                """)
            app.tap(.button, "Redo")
            app.tap(.button, "Undo")
            app.press(at: DrawingPoint(500, 300), in: "Canvas")
            app.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo"
                  button "Redo" [disabled]
                  drawing "Canvas"
                    circle "Circle 1" \(Self.menu)
                    circle "Circle 3" \(Self.menu)
                """)
        }
    }

    @Test("the slider changes the circle at once, and the closed frame is one step")
    func adjusting() {
        withApp(.circles, Setting(isExhaustive: false)) { app in
            app.press(at: DrawingPoint(100, 100), in: "Canvas")
            app.choose("Adjust diameter..", from: "Circle 1", .circle)
            app.expect(
                """
                screen "Adjust diameter" [presented, back]
                  label "Adjust diameter of circle at (100, 100)."
                  slider "Diameter" = "40" [4 to 200]
                """)
            app.adjust("Diameter", to: 60)
            app.adjust("Diameter", to: 100)
            app.back()
            // The point is now inside the circle.
            app.press(at: DrawingPoint(145, 100), in: "Canvas")
            app.expect(.drawing, "Canvas")
            app.tap(.button, "Undo")
            app.expect(.button, "Undo", isEnabled: true)
            app.press(at: DrawingPoint(145, 100), in: "Canvas")
            app.expect(.circle, "Circle 2")
            app.tap(.button, "Undo")
            app.tap(.button, "Undo")
            app.expect(.button, "Undo", isEnabled: false)
        }
    }

    @Test("a frame in which nothing was changed is no step")
    func nothingAdjusted() {
        withApp(.circles, Setting(isExhaustive: false)) { app in
            app.press(at: DrawingPoint(100, 100), in: "Canvas")
            app.choose("Adjust diameter..", from: "Circle 1", .circle)
            app.back()
            app.tap(.button, "Undo")
            app.expect(.button, "Undo", isEnabled: false)
        }
    }
}
