internal import Belvedere

/// Switches in rows that can be pressed. The words beside a switch belong to it; the rest belongs to the row.
final class FixtureSwitchesScreen: Screen {
    init(router: Router<FixtureRoute>) {
        let list = List(DynamicList([1, 2, 3])) { number in
            Stack(.horizontal, Label("Room \(number)"), Toggle("Light"))
        }
        list.accessibilityName = "Rooms"
        list.onActivate { router.push(.detail($0)) }
        super.init(title: "Switches", content: list)
    }
}
