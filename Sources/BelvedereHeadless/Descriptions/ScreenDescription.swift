@_spi(Hosting) internal import Belvedere

/// Describes screens in a transcript: the line of a screen contains `presented` if the screen is presented, and `back` if a person
/// can close it.
struct ScreenDescription: ViewDescription {
    /// Whether the window is wide. In a wide window a list is beside its detail. In a narrow window the detail covers the list.
    var isWide = false

    func absence(of view: MirroredView) -> String? {
        view[ScreenView.isCovered] || (view[ScreenView.hasDetail] && !isWide) ? "another screen lies over it" : nil
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        (view[ScreenView.presentation] == .presented ? ["presented"] : []) + (canLeave(view) ? ["back"] : [])
    }

    func canLeave(_ view: MirroredView) -> Bool { view[ScreenView.canGoBack] }
}
