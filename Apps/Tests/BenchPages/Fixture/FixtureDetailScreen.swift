internal import Belvedere

/// The screen after the list.
final class FixtureDetailScreen: Screen {
    init(number: Int, router: Router<FixtureRoute>) {
        super.init(
            title: "Row \(number)",
            content: Stack(
                MapPicture(
                    name: "Row \(number) on the map",
                    lines: (0..<7).map { index in
                        MapPicture.Line([
                            .init(x: 0, y: 150 * index), .init(x: 400 + 40 * index, y: 90 * index + 120), .init(x: 1000, y: 170 * index),
                        ])
                    },
                    attribution: "Drawn lines, no real place"
                ),
                Label("A screen of its own, with an address of its own.", style: .detail),
                Button("Open the form") { router.present(.form) },
                Button("One further") { router.push(.detail((number + 1) % FixtureScreen.rowCount)) }
            ))
    }
}
