internal import Belvedere

/// A screen that an example pushes.
final class CatalogueStepScreen: Screen {
    init(number: Int, router: Router<CatalogueRoute>) {
        super.init(
            title: "Step \(number)",
            content: Stack(
                Label("A screen of its own, with an address of its own. Back leads to where you were."),
                Button("Next step") { router.push(.step(number + 1)) }
            ))
    }
}
