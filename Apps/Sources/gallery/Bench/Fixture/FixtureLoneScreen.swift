internal import Belvedere

/// A screen whose content is one view that is no column: it stands at the top, and is no larger than it is.
final class FixtureLoneScreen: Screen {
    init(_ lone: FixtureRoute.Lone) {
        super.init(
            title: "Lone", content: lone == .button ? Button("Alone") {} : Stack(.horizontal, Label("Beside"), Button("Each other") {}))
    }
}
