internal import Belvedere

/// A screen whose content is a single view, not a column. The view is at the top and keeps its own size.
final class FixtureLoneScreen: Screen {
    init(_ lone: FixtureRoute.Lone) {
        super.init(
            title: "Lone", content: lone == .button ? Button("Alone") {} : Stack(.horizontal, Label("Beside"), Button("Each other") {}))
    }
}
