@_spi(Hosting) internal import Belvedere

/// Describes split views in a transcript: the placeholder is visible in a wide window while no detail is open.
/// In a narrow window it is visible only if it is declared to be above the list.
struct SplitViewDescription: ViewDescription {
    var isWide = false

    func absence(of view: MirroredView) -> String? {
        if !isWide { return view[SplitView.aboveListWhenNarrow] ? nil : "the window is narrow" }
        return view.parent?[ScreenView.hasDetail] == true ? "another screen is shown in its place" : nil
    }
}
