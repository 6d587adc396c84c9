internal import Belvedere

/// Switches in rows that can be pressed: the words beside a switch belong to it, all else to the row.
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
