import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereDesktop
import WindowClock

/// The app that is measured: a label, two buttons, and a list of 100,000 rows. `plain.c` has the same widgets.
@main struct MeasureWindows {
    private enum Place: Route {
        case first, rows
    }

    static func main() async {
        window_clock_start()
        await DesktopHost([app]).main()
    }

    private static var app: BelvedereApp {
        BelvedereApp("Figures", path: "/") { _ in
            let router = Router(root: Place.first)
            return Window(router) { place in
                if place == .rows {
                    return Screen(title: "Rows", content: List(DynamicList((1...100_000).map { "Row \($0)" })) { Label($0) })
                }
                let label = Label("Hello 0"), count = Dynamic(0)
                count.bind(to: label) { $0.text = "Hello \($1)" }
                return Screen(
                    title: "Figures",
                    content: Stack(label, Button("Say hello") { count.value += 1 }, Button("Show rows") { router.push(.rows) }))
            }
        }
    }
}
