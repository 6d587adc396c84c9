internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about menus and drawings.
    static var menus: [ConformanceCase] { [entries, atThePointer, pointers, movements, anchors] }

    private static var entries: ConformanceCase {
        ConformanceCase(
            "A menu does what its entries say, also in a menu of its own, and follows the app",
            makeWindow: { _ in
                let told = Label(), menu = Menu("More", [])
                let entry: (String, Bool) -> MenuEntry = { title, isEnabled in MenuEntry(title, isEnabled: isEnabled) { told.text = title }
                }
                menu.entries = [
                    entry("Rename", true), .submenu("Copy", [entry("Name", true), entry("Link", true)]), .divider, entry("Delete", false),
                ]
                return Window(
                    Screen(
                        title: "Menu",
                        content: Stack(
                            menu, told,
                            Button("Unlock") {
                                menu.title = "Even more"
                                menu.entries = [.divider, entry("Delete", true)]
                            })))
            },
            steps: [
                .choose("Rename", from: "More"),
                .expect(
                    """
                    screen "Menu"
                      menu "More" of ("Rename", "Copy" ("Name", "Link"), "Delete" [disabled])
                      label "Rename"
                      button "Unlock"
                    """),
                .choose("Link", from: "More"),
                .expect(
                    """
                    screen "Menu"
                      menu "More" of ("Rename", "Copy" ("Name", "Link"), "Delete" [disabled])
                      label "Link"
                      button "Unlock"
                    """),
                .tap(.button, "Unlock"),
                .choose("Delete", from: "Even more"),
                .expect(
                    """
                    screen "Menu"
                      menu "Even more" of ("Delete")
                      label "Delete"
                      button "Unlock"
                    """),
            ])
    }

    private static var atThePointer: ConformanceCase {
        ConformanceCase(
            "A menu at the pointer belongs to the thing that is pointed at",
            makeWindow: { _ in
                let told = Label()
                let things = ["Ann", "Bo"].map { name in
                    ContextMenu(name, Label("This is \(name)"), [MenuEntry("Call") { told.text = "Called \(name)" }])
                }
                return Window(Screen(title: "People", content: Stack(.vertical, things + [told])))
            },
            steps: [
                .choose("Call", from: "Bo", .contextMenu),
                .expect(
                    """
                    screen "People"
                      contextMenu "Ann" [menu ("Call")]
                        label "This is Ann"
                      contextMenu "Bo" [menu ("Call")]
                        label "This is Bo"
                      label "Called Bo"
                    """),
            ])
    }

    private static var movements: ConformanceCase {
        ConformanceCase(
            "A drawing that is dragged shows another part of itself, below the views over its corners",
            makeWindow: { _ in
                let told = Label("Nothing has moved"), drawing = Drawing("Plan", width: 400, height: 400)
                let tower = CircleShape(center: DrawingPoint(200, 200), radius: 40, fill: .accent)
                tower.accessibilityName = "Tower"
                drawing.add(tower)
                drawing.onMove { movement in
                    let center = movement.area.center
                    // A host also reports the size of the drawing, which moves nothing.
                    if abs(center.x - 200) > 1 { told.text = "\(Int(center.x.rounded())), \(Int(center.y.rounded()))" }
                }
                let back = Button("Back to the middle") { drawing.area = DrawingArea(x: 100, y: 100, width: 200, height: 200) }
                return Window(Screen(title: "Plan", content: Stack(Overlay(drawing, topEnd: [back]), told)))
            },
            steps: [
                .drag(from: DrawingPoint(200, 300), to: DrawingPoint(100, 250), in: "Plan"),
                .expect(
                    """
                    screen "Plan"
                      drawing "Plan"
                        circle "Tower"
                      button "Back to the middle"
                      label "300, 250"
                    """),
            ])
    }

    private static var anchors: ConformanceCase {
        ConformanceCase(
            "A text in a drawing is on the side of its anchor, and keeps its size in points",
            makeWindow: { _ in
                let told = Label(), drawing = Drawing("Scale", width: 200, height: 100)
                let texts = [
                    TextShape("WWWWWW", at: DrawingPoint(90, 30), anchor: TextAnchor(.right, .middle), size: 20),
                    TextShape("MMMMMM", at: DrawingPoint(110, 30), anchor: TextAnchor(.left, .top), size: 20),
                    TextShape("Low", at: DrawingPoint(100, 95), anchor: TextAnchor(.middle, .bottom), points: 10),
                ]
                for text in texts { text.onPress { told.text = "Pressed \(text.text)" } }
                drawing.shapes = texts
                return Window(Screen(title: "Anchors", content: Stack(drawing, told)))
            },
            steps: [
                .press(at: DrawingPoint(70, 30), in: "Scale"),
                .expect(
                    """
                    screen "Anchors"
                      drawing "Scale"
                        drawnText "WWWWWW"
                        drawnText "MMMMMM"
                        drawnText "Low"
                      label "Pressed WWWWWW"
                    """),
                .press(at: DrawingPoint(130, 38), in: "Scale"),
                .expect(
                    """
                    screen "Anchors"
                      drawing "Scale"
                        drawnText "WWWWWW"
                        drawnText "MMMMMM"
                        drawnText "Low"
                      label "Pressed MMMMMM"
                    """),
            ])
    }

    private static var pointers: ConformanceCase {
        ConformanceCase(
            "A drawing tells its shapes and where the pointer is",
            makeWindow: { _ in
                let told = Label(), presses = Label()
                let drawing = Drawing("Board", width: 200, height: 100, tracksHover: true)
                let sun = CircleShape(center: DrawingPoint(150, 50), radius: 20, fill: .accent)
                sun.accessibilityName = "Sun"
                sun.menu = [MenuEntry("Set") { drawing.remove(sun) }]
                let box = RectangleShape(at: DrawingPoint(10, 10), width: 40, height: 30, fill: .quiet)
                box.accessibilityName = "Box"
                box.onPress { presses.text += "!" }
                drawing.shapes = [
                    LineShape(from: DrawingPoint(0, 90), to: DrawingPoint(200, 90)), sun, box, TextShape("Sky", at: DrawingPoint(90, 20)),
                ]
                drawing.onPointer { event in
                    let (x, y) = (Int(event.point.x.rounded()), Int(event.point.y.rounded()))
                    if event.phase != .move { told.text = "\(event.phase) at \(x), \(y) on \(event.shape?.accessibleName ?? "nothing")" }
                }
                return Window(Screen(title: "Drawing", content: Stack(drawing, told, presses)))
            },
            steps: [
                .hover(at: DrawingPoint(150, 40), in: "Board"),
                .expect(
                    """
                    screen "Drawing"
                      drawing "Board"
                        circle "Sun" [menu ("Set")]
                        rectangle "Box"
                        drawnText "Sky"
                      label "hover at 150, 40 on Sun"
                    """),
                .press(at: DrawingPoint(20, 20), in: "Board"),
                .tap(.rectangle, "Box"),
                .drag(from: DrawingPoint(100, 60), to: DrawingPoint(30, 30), in: "Board"),
                .choose("Set", from: "Sun", .circle),
                .hover(at: DrawingPoint(150, 40), in: "Board"),
                .expect(
                    """
                    screen "Drawing"
                      drawing "Board"
                        rectangle "Box"
                        drawnText "Sky"
                      label "hover at 150, 40 on nothing"
                      label "!!"
                    """),
            ])
    }
}
