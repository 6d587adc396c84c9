internal import Belvedere

/// The test app with several screens: a screen at the bottom, pages above it, and a form that asks for confirmation before it
/// closes.
enum ConformanceScreens {
    static func window() -> Window {
        let router = Router(root: ConformancePlace.bottom)
        return Window(router) { place in
            switch place {
            case .bottom: bottom(router)
            case .page(let number): page(number, router)
            case .form: ConformanceForm(router)
            }
        }
    }

    private static func bottom(_ router: Router<ConformancePlace>) -> Screen {
        Screen(
            title: "Bottom",
            content: Stack(
                Button("First page") { router.push(.page(1)) }, Button("Fill in") { router.present(.form) }
            ))
    }

    private static func page(_ number: Int, _ router: Router<ConformancePlace>) -> Screen {
        let screen = Screen(
            title: "Page \(number)",
            content: Stack(
                Label("This is page \(number)."),
                TextField("Note"),
                Button("Next page") { router.push(.page(number + 1)) },
                Button("Other page") { router.replaceTop(with: .page(number + 10)) },
                Button("To the bottom") { router.popToRoot() }
            ))
        return screen
    }
}
