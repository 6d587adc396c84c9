@_spi(Hosting) internal import Belvedere

/// The placeholder of a split view is there in a wide window, as long as there is no detail.
struct SplitViewDescription: ViewDescription {
    var isWide = false

    func absence(of view: MirroredView) -> String? {
        if !isWide { return "the window is narrow" }
        return view.parent?[ScreenView.hasDetail] == true ? "another screen stands in its place" : nil
    }
}
