/// A view with smaller views over its corners, for instance a map with buttons to zoom.
///
/// ```swift
/// let map = Drawing("Map", width: 1000, height: 1000)
/// let zoomIn = Button(symbol: .add, name: "Zoom in") { map.area = DrawingArea(x: 250, y: 250, width: 500, height: 500) }
/// let view = Overlay(map, bottomEnd: [zoomIn])
/// ```
///
/// The view below fills the overlay. In each corner the views are one below the other. A view over a corner covers a part of the view
/// below, so keep it small. In a pane of its own, such as the placeholder of a ``SplitView``, an overlay fills the pane.
open class Overlay: ContainerView {
    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - base: the view below the others.
    ///   - topStart: the views over the top corner at the start of a line of text.
    ///   - topEnd: the views over the top corner at the end of a line of text.
    ///   - bottomStart: the views over the bottom corner at the start of a line of text.
    ///   - bottomEnd: the views over the bottom corner at the end of a line of text.
    /// - Complexity: O(*n*) in the number of views.
    public init(_ base: View, topStart: [View] = [], topEnd: [View] = [], bottomStart: [View] = [], bottomEnd: [View] = []) {
        super.init(children: [base] + [topStart, topEnd, bottomStart, bottomEnd].map { Stack(.vertical, spacing: .small, $0) })
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .overlay }
}

nonisolated extension ViewKind {
    /// The view kind of `Overlay`: a view with smaller views over its corners. Its children are the view below and a stack for each corner:
    /// top start, top end, bottom start, bottom end.
    public static let overlay = ViewKind("overlay", role: .none)
}
