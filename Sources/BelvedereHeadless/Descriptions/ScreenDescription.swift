@_spi(Hosting) internal import Belvedere

/// A screen says how it came and whether there is a way back.
struct ScreenDescription: ViewDescription {
    func absence(of view: MirroredView) -> String? { view[ScreenView.isCovered] ? "another screen lies over it" : nil }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        (view[ScreenView.presentation] == .presented ? ["presented"] : []) + (canLeave(view) ? ["back"] : [])
    }

    func canLeave(_ view: MirroredView) -> Bool { view[ScreenView.canGoBack] }
}
