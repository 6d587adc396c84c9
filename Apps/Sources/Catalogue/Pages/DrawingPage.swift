internal import Belvedere

extension CataloguePage {
    /// The page with drawings made of shapes.
    static var drawing: CataloguePage {
        CataloguePage(
            .drawing, "Drawing", in: .pictures, of: [.drawing, .circle, .rectangle, .line, .path, .drawnText, .overlay],
            CatalogueTexts.shapesInSystemCoordinates,
            keys: [
                .tab, CatalogueKey("→, ↓, ←, ↑", CatalogueTexts.moveFromShapeShape),
                CatalogueKey("Home, End", CatalogueTexts.moveFirstLastShape),
                CatalogueKey("Enter, Space", CatalogueTexts.pressShape),
                CatalogueKey("+, −", CatalogueTexts.zoomDrawing),
            ],
            [
                PageExample(CatalogueTexts.shapesArePressedFollowed) {
                    let told = Label("The door is closed", style: .detail)
                    let house = Drawing(
                        "A house", width: 320, height: 200, tracksHover: true,
                        [
                            RectangleShape(at: DrawingPoint(0, 160), width: 320, height: 40, fill: .softAccent),
                            CircleShape(center: DrawingPoint(265, 45), radius: 22, fill: .accent),
                            RectangleShape(at: DrawingPoint(90, 90), width: 120, height: 80, fill: .surface),
                            PathShape(
                                [
                                    .move(to: DrawingPoint(80, 92)), .line(to: DrawingPoint(150, 40)),
                                    .line(to: DrawingPoint(220, 92)), .close,
                                ], fill: .danger),
                            LineShape(from: DrawingPoint(0, 170), to: DrawingPoint(320, 170)),
                            TextShape("Home", at: DrawingPoint(132, 82), size: 14, fill: .surface),
                        ])
                    let door = RectangleShape(at: DrawingPoint(135, 120), width: 30, height: 50, fill: .accent)
                    door.accessibilityName = "Door"
                    door.onPress {
                        door.fill = door.fill == .accent ? .quiet : .accent
                        told.text = door.fill == .accent ? "The door is closed" : "The door is open"
                    }
                    house.add(door)
                    let place = Label("The pointer is elsewhere", style: .detail)
                    house.onPointer { event in
                        place.text = "\(event.phase) at \(Int(event.point.x)), \(Int(event.point.y))"
                    }
                    return Stack(house, told, place)
                },
                PageExample(CatalogueTexts.menuShape) {
                    let told = Label(style: .detail)
                    let window = RectangleShape(at: DrawingPoint(20, 20), width: 60, height: 60, fill: .softAccent)
                    window.accessibilityName = "Window"
                    window.menu = [MenuEntry("Clean") { told.text = "Clean" }]
                    return Stack(Drawing("A wall", width: 200, height: 100, [window]), told)
                },
                PageExample(CatalogueTexts.drawingMovedZoomed) {
                    let told = Label(style: .detail)
                    let garden = Drawing(
                        "A garden", width: 2000, height: 2000,
                        [
                            RectangleShape(
                                at: DrawingPoint(0, 0), width: 2000, height: 2000,
                                fill: .scheme(light: .hex(0xD9EDCF), dark: .hex(0x243B2A)), stroke: .none),
                            CircleShape(center: DrawingPoint(1000, 1000), radius: 160, fill: .softAccent, stroke: .accent),
                        ])
                    let path = TextShape("The long path", centeredAt: DrawingPoint(1000, 1350), degrees: -12, size: 60)
                    garden.add(path)
                    let start = DrawingArea(x: 600, y: 700, width: 800, height: 800)
                    garden.area = start
                    garden.onMove(scales: 0.1...2) { movement in
                        told.text = "\(Int(movement.area.center.x)), \(Int(movement.area.center.y))"
                    }
                    let back = Button("Back to the pond") { garden.area = start }
                    return Stack(Overlay(garden, topEnd: [back]), told)
                },
            ]
        )
    }
}
