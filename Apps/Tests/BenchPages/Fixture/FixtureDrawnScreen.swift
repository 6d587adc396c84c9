internal import Belvedere

/// A screen with menus and drawings.
final class FixtureDrawnScreen: Screen {
    private let echo = Label("Nothing yet", style: .detail)

    init() {
        super.init(title: "Menus and drawings")
        content = Stack(
            Stack(.vertical, style: .group, [Label("Menus", style: .headline), menus(), echo]),
            Stack(.vertical, style: .group, [Label("Drawing", style: .headline), drawing()])
        )
    }

    private func entry(_ title: String, symbol: Symbol? = nil, role: Button.Role = .normal, isEnabled: Bool = true) -> MenuEntry {
        MenuEntry(title, symbol: symbol, role: role, isEnabled: isEnabled) { [unowned self] in echo.text = "Chosen: \(title)" }
    }

    private func menus() -> View {
        let entries: [MenuEntry] = [
            entry("Rename", symbol: .person), entry("Archive", isEnabled: false),
            .submenu("Copy", symbol: .mail, [entry("Name"), entry("Link")]),
            .divider, entry("Delete", symbol: .warning, role: .destructive),
        ]
        let locked = Menu("Locked", [entry("Nothing")])
        locked.isEnabled = false
        let portrait = Stack(
            .horizontal, ImageView(.initials("AL")), Label("Ada Lovelace", style: .headline),
            Label("Has a menu at the pointer", style: .detail))
        return Stack(Stack(.horizontal, Menu("More", entries), locked), ContextMenu("Ada Lovelace", portrait, entries))
    }

    private func drawing() -> View {
        let house = Drawing(
            "A house", width: 320, height: 200, tracksHover: true,
            [
                RectangleShape(at: DrawingPoint(0, 160), width: 320, height: 40, fill: .softAccent, stroke: .none),
                CircleShape(center: DrawingPoint(265, 45), radius: 22, fill: .fixed(red: 245, green: 190, blue: 60), stroke: .none),
                RectangleShape(at: DrawingPoint(90, 90), width: 120, height: 80, fill: .surface),
                PathShape(
                    [.move(to: DrawingPoint(80, 92)), .line(to: DrawingPoint(150, 40)), .line(to: DrawingPoint(220, 92)), .close],
                    fill: .danger),
                LineShape(from: DrawingPoint(0, 170), to: DrawingPoint(320, 170), stroke: .line),
                TextShape("Home", at: DrawingPoint(132, 82), size: 14, fill: .surface),
            ])
        let door = RectangleShape(at: DrawingPoint(135, 120), width: 30, height: 50, fill: .accent)
        door.accessibilityName = "Door"
        door.onPress { [unowned self] in
            door.fill = door.fill == .accent ? .quiet : .accent
            echo.text = door.fill == .accent ? "The door is closed" : "The door is open"
        }
        let window = RectangleShape(at: DrawingPoint(175, 105), width: 25, height: 25, fill: .softAccent)
        window.accessibilityName = "Window"
        window.menu = [entry("Clean"), entry("Break", role: .destructive)]
        house.add(door)
        house.add(window)
        let place = Label("The pointer is elsewhere", style: .detail)
        house.onPointer { event in
            place.text =
                event.phase == .leave
                ? "The pointer is elsewhere"
                : "\(event.phase) at \(Int(event.point.x)), \(Int(event.point.y)): \(event.shape?.accessibleName ?? "nothing")"
        }
        return Stack(house, place)
    }
}
