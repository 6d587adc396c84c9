@_spi(Hosting) @testable import Belvedere
import BelvedereTesting
import Testing

/// Tests of drawings: changes of shapes, and finding the shape under the pointer.
struct DrawingTests {
    @Test func aShapeIsHitWhereItIs() {
        let circle = CircleShape(center: DrawingPoint(50, 50), radius: 10)
        #expect(circle.contains(DrawingPoint(57, 57)) && !circle.contains(DrawingPoint(58, 58)))
        let box = RectangleShape(at: DrawingPoint(10, 20), width: 30, height: 5)
        #expect(box.contains(DrawingPoint(40, 25)) && !box.contains(DrawingPoint(41, 25)))
        let line = LineShape(from: DrawingPoint(0, 0), to: DrawingPoint(100, 100))
        #expect(line.contains(DrawingPoint(50, 53)) && !line.contains(DrawingPoint(50, 70)) && !line.contains(DrawingPoint(110, 110)))
        let arch: [PathStep] = [
            .move(to: DrawingPoint(0, 100)), .curve(to: DrawingPoint(100, 100), DrawingPoint(0, 0), DrawingPoint(100, 0)), .close,
        ]
        #expect(PathShape(arch, fill: .ink).contains(DrawingPoint(50, 60)))
        #expect(!PathShape(arch).contains(DrawingPoint(50, 60)))
        #expect(PathShape(arch).contains(DrawingPoint(50, 25)))
        #expect(!PathShape(arch, fill: .ink).contains(DrawingPoint(5, 20)))
    }

    @Test func theTopmostShapeThatCanBeSeenIsFound() {
        let low = CircleShape(center: DrawingPoint(50, 50), radius: 20), high = CircleShape(center: DrawingPoint(60, 50), radius: 20)
        let drawing = Drawing("Board", width: 100, height: 100, [low, high])
        #expect(drawing.shape(at: DrawingPoint(55, 50)) === high)
        high.isHidden = true
        #expect(drawing.shape(at: DrawingPoint(55, 50)) === low)
        #expect(drawing.shape(at: DrawingPoint(5, 5)) == nil)
    }

    @Test func aChangeOfAShapeCostsThatChange() {
        withSession {
            let circles = (0..<50).map { CircleShape(center: DrawingPoint(Double($0), 5), radius: 3) }
            let drawing = Drawing("Board", width: 100, height: 10, circles)
            let stage = Stage(drawing)
            circles[7].radius = 4
            circles[7].radius = 5
            circles[9].fill = .accent
            circles[9].stroke = .ink
            #expect(
                stage.take() == [
                    .set(circles[7], Shape.geometry, .circle(center: DrawingPoint(7, 5), radius: 5)),
                    .set(circles[9], Shape.fill, .accent),
                ])
        }
    }

    @Test func pointersOutsideAndHostilePointersDoNoHarm() {
        withSession {
            var points: [DrawingPoint] = []
            let drawing = Drawing("Board", width: 100, height: 50)
            let stage = Stage(drawing)
            stage.send(.pointer(.down, x: 1, y: 1), to: drawing)
            #expect(stage.diagnostics.count == 1)
            drawing.onPointer { points.append($0.point) }
            stage.send(.pointer(.down, x: -1e300, y: 1e300), to: drawing)
            stage.send(.pointer(.down, x: .nan, y: 0), to: drawing)
            stage.send(.pointer(.down, x: .infinity, y: 0), to: drawing)
            // The drawing has no handler for a pointer that moves without a pressed button.
            stage.send(.pointer(.hover, x: 1, y: 1), to: drawing)
            #expect(points == [DrawingPoint(0, 50)] && stage.diagnostics.count == 4)
        }
    }

    @Test func aMovedDrawingTellsWhatIsVisible() {
        withSession {
            let drawing = Drawing("Map", width: 100, height: 50)
            let stage = Stage(drawing)
            let area = DrawingArea(x: -20, y: 10, width: 40, height: 20)
            stage.send(.look(area, scale: 2, edit: 0), to: drawing)
            #expect(stage.diagnostics.count == 1, "without a handler nobody can move a drawing")
            var movements: [DrawingMovement] = []
            drawing.onMove(scales: 0.5...8) { movements.append($0) }
            _ = stage.take()
            stage.send(.look(area, scale: 2, edit: 0), to: drawing)
            #expect(movements.map(\.area) == [area] && movements.map(\.scale) == [2])
            #expect(drawing.area == area && area.center == DrawingPoint(0, 20))
            #expect(stage.take() == [.set(drawing, Drawing.shownArea, [-20, 10, 40, 20])])
            stage.send(.look(area, scale: 2, edit: 0), to: drawing)
            #expect(stage.take() == [] && movements.count == 2, "the same area in a window of another size")
            drawing.area?.x = 5
            #expect(stage.take() == [.set(drawing, Drawing.shownArea, [5, 10, 40, 20]), .set(drawing, Drawing.edit, 1)])
            stage.send(.look(area, scale: 2, edit: 0), to: drawing)
            #expect(drawing.area?.x == 5 && movements.count == 2, "a movement from before the app's area does not undo it")
        }
    }

    @Test(arguments: [
        (DrawingArea(x: .nan, y: 0, width: 1, height: 1), 1.0), (DrawingArea(x: 0, y: .infinity, width: 1, height: 1), 1),
        (DrawingArea(x: 0, y: 0, width: 0, height: 1), 1), (DrawingArea(x: 0, y: 0, width: 1, height: -1), 1),
        (DrawingArea(x: 0, y: 0, width: 1e300, height: 1), 1), (DrawingArea(x: 0, y: 0, width: 1, height: 1), 0),
        (DrawingArea(x: 0, y: 0, width: 1, height: 1), .infinity),
    ])
    func hostileMovementsDoNoHarm(area: DrawingArea, scale: Double) {
        withSession {
            let drawing = Drawing("Map", width: 100, height: 50).onMove { _ in #expect(Bool(false), "the movement is refused") }
            let stage = Stage(drawing)
            stage.send(.look(area, scale: scale, edit: 0), to: drawing)
            #expect(drawing.area == nil && stage.diagnostics.count == 1)
        }
    }

    @Test func aTurnedTextIsHitAlongItsLine() {
        let text = TextShape("Mannerheimintie", centeredAt: DrawingPoint(50, 50), degrees: 90, size: 10)
        #expect(text.contains(DrawingPoint(50, 90)) && text.contains(DrawingPoint(53, 20)))
        #expect(!text.contains(DrawingPoint(90, 50)) && !text.contains(DrawingPoint(60, 50)))
        let slope = TextShape("Mannerheimintie", centeredAt: DrawingPoint(0, 0), degrees: -45, size: 10)
        #expect(slope.contains(DrawingPoint(25, -25)) && !slope.contains(DrawingPoint(25, 25)))
    }

    @Test func aTextIsHitOnTheSideOfItsAnchor() {
        func text(_ across: TextAnchor.Across, _ down: TextAnchor.Down) -> TextShape {
            TextShape("1200", at: DrawingPoint(50, 50), anchor: TextAnchor(across, down), size: 10)
        }
        #expect(text(.left, .baseline).contains(DrawingPoint(60, 45)) && !text(.left, .baseline).contains(DrawingPoint(40, 45)))
        #expect(text(.right, .baseline).contains(DrawingPoint(40, 45)) && !text(.right, .baseline).contains(DrawingPoint(60, 45)))
        #expect(text(.middle, .top).contains(DrawingPoint(45, 55)) && !text(.middle, .top).contains(DrawingPoint(45, 45)))
        #expect(text(.middle, .middle).contains(DrawingPoint(55, 53)) && !text(.middle, .bottom).contains(DrawingPoint(55, 53)))
    }

    @Test func aTextInPointsHasTheSameSizeOnTheScreenAtAnyScale() {
        let text = TextShape("Harbour", at: DrawingPoint(0, 0), points: 12)
        guard case .text(let points) = text.geometry else { return #expect(Bool(false), "a text") }
        #expect(points.size(at: 2) * 2 == 12 && points.size(at: 0.5) * 0.5 == 12)
        text.isInPoints = false
        guard case .text(let units) = text.geometry else { return #expect(Bool(false), "a text") }
        #expect(units.size(at: 2) == 12)
    }

    @Test func aDrawingIsAsWideAsItsSpace() {
        withSession {
            var widths: [Double] = []
            let drawing = Drawing("Chart", height: 200).onResize { widths.append($0) }
            let stage = Stage(drawing)
            #expect(drawing.width == 320 && drawing.height == 200)
            stage.send(.look(DrawingArea(x: 0, y: 0, width: 700, height: 200), scale: 1, edit: 0), to: drawing)
            #expect(stage.take() == [.set(drawing, Drawing.size, [700, 200])] && widths == [700])
            stage.send(.look(DrawingArea(x: 0, y: 0, width: 700.3, height: 200), scale: 1, edit: 0), to: drawing)
            #expect(stage.take() == [] && widths == [700], "the same number of points")
            stage.send(.look(DrawingArea(x: 0, y: 0, width: 9e8, height: 200), scale: 1, edit: 0), to: drawing)
            #expect(widths == [700, 10_000], "no window is wider")
        }
    }

    @Test func aPersonDragsADrawingThatFollows() {
        let app = BelvedereApp("Map", path: "/map") { _ in
            let told = Label(), drawing = Drawing("Map", width: 100, height: 50)
            let pin = CircleShape(center: DrawingPoint(80, 20), radius: 10, fill: .accent)
            pin.accessibilityName = "Pin"
            pin.onPress { told.text = "pressed" }
            drawing.add(pin)
            drawing.onMove { told.text = "\(Int($0.area.x)) \(Int($0.area.y)) \(Int($0.area.width))" }
            return Window(Screen(title: "Map", content: Stack(Overlay(drawing, topEnd: [Button("Zoom in") {}]), told)))
        }
        withApp(app) { app in
            app.drag(from: DrawingPoint(50, 25), to: DrawingPoint(20, 15), in: "Map")
            app.drag(from: DrawingPoint(110, 50), to: DrawingPoint(100, 50), in: "Map")
            app.expect(
                """
                screen "Map"
                  drawing "Map"
                    circle "Pin"
                  button "Zoom in"
                  label "40 10 100"
                """)
            app.press(at: DrawingPoint(80, 20), in: "Map")
            app.expect(.label, "pressed")
        }
    }

    @Test func aPersonPressesHoversAndDrags() {
        let app = BelvedereApp("Board", path: "/board") { _ in
            let told = Label(), drawing = Drawing("Board", width: 100, height: 50, tracksHover: true)
            let sun = CircleShape(center: DrawingPoint(80, 20), radius: 10, fill: .accent)
            sun.accessibilityName = "Sun"
            sun.onPress { sun.isHidden = true }
            drawing.add(sun)
            drawing.onPointer { told.text = "\($0.phase) \(Int($0.point.x)) \(Int($0.point.y)) \($0.shape === sun)" }
            return Window(Screen(title: "Board", content: Stack(drawing, told)))
        }
        withApp(app) { app in
            app.hover(at: DrawingPoint(82, 21), in: "Board")
            app.expect(
                """
                screen "Board"
                  drawing "Board"
                    circle "Sun"
                  label "hover 82 21 true"
                """)
            app.drag(from: DrawingPoint(1, 2), to: DrawingPoint(30, 40))
            app.expect(.label, "up 30 40 false")
            app.press(at: DrawingPoint(80, 20), in: "Board")
            app.expect(
                """
                screen "Board"
                  drawing "Board"
                  label "up 80 20 true"
                """)
        }
    }
}
