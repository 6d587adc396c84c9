@_spi(Hosting) internal import Belvedere

/// A screen says how it came and whether there is a way back.
struct ScreenDescription: ViewDescription {
    /// In a wide window a list stands beside its detail; in a narrow one the detail lies over it.
    var isWide = false

    func absence(of view: MirroredView) -> String? {
        view[ScreenView.isCovered] || (view[ScreenView.hasDetail] && !isWide) ? "another screen lies over it" : nil
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        (view[ScreenView.presentation] == .presented ? ["presented"] : []) + (canLeave(view) ? ["back"] : [])
    }

    func canLeave(_ view: MirroredView) -> Bool { view[ScreenView.canGoBack] }
}
