@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The rows of a list, a table or a collection row. Only those near the rows in sight have widgets. Empty space before and after them
/// stands for the others, so that the bar of the scroller is right.
final class RowsArea: RowsReporting {
    /// The smallest height of a row, and the width of an item in a collection row.
    static let extent = 44.0, compactExtent = 32.0, itemExtent = 160.0

    let scroller: NativeView
    let rows: NativeView
    let before: NativeView
    let after: NativeView
    /// Everything that moves when a person scrolls.
    let content: NativeView
    let isAcross: Bool
    weak var factory: NativeViewFactory?
    weak var view: ShownView?
    /// The rows in sight that the app was last told; nil if it must receive them again.
    var reported: Range<Int>?
    /// The number of frames since the last one in which all rows had their places.
    private var framesWaited = 0
    /// The number of the rows, and the position of the first one with a widget.
    private var shown: (count: Int, start: Int)?
    /// The height that the window has left for the area; nil before the first frame, and if the number of rows is given.
    var fitting: Double?
    /// The height of the rows, or the width of the items, as GTK has measured it; nil before the first frame.
    var measured: Double?
    /// The height of the area that shows the wanted number of rows whole, as GTK has measured them; nil before the first frame.
    var measuredArea: Double?
    var anchor = RowAnchor()
    /// The scrolled distance when it was last read.
    private var lastScrolled = 0.0
    /// The height of all rows, and of the area, at that time.
    private var lastSize: [Double] = []
    /// The distance between the anchor and its place, where the list is too short to reach it.
    var shortfall = 0.0
    private var isScrollingItself = false
    /// The revealed row that does not have the keyboard yet, and the widget that had it at that time.
    var keyboard: (row: ViewIdentifier, before: NativeView?)?
    /// The number of the latest frame when the area last asked for another size.
    private var frameOfRequest: gint64 = -1
    /// The columns of a table.
    let columns = TableColumns()

    init(_ node: ViewNode, _ factory: NativeViewFactory) {
        self.factory = factory
        isAcross = node.kind == .collectionRow
        let isAcross = isAcross
        (before, rows, after) = (factory.box(spacing: 0), factory.box(spacing: 0, isHorizontal: isAcross), factory.box(spacing: 0))
        scroller = factory.part("scroller", gtk_scrolled_window_new())
        if !isAcross { gtk_widget_add_css_class(scroller, "rows") }
        content = factory.box(spacing: 0, isHorizontal: isAcross, [before, rows, after])
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), content)
        // GTK scrolls to a control with the keyboard by where it was in the last frame. After another scroll that is the wrong place.
        gtk_viewport_set_scroll_to_focus(belvedere_viewport(gtk_widget_get_parent(content)), 0)
        // The rows must not stretch the area beyond the rows that fit.
        gtk_widget_set_vexpand(scroller, 0)
        guard let bar = adjustment else { return }
        connect(bar, "value-changed") { [weak self] in self?.hasScrolled() }
        connect(bar, "changed") { [weak self] in
            self?.lookAgain()
            self?.factory?.host?.updateRows()
        }
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        let window = belvedere_scroller(scroller)
        return isAcross ? gtk_scrolled_window_get_hadjustment(window) : gtk_scrolled_window_get_vadjustment(window)
    }

    var node: ViewNode? { view?.node }

    /// The height of a row, or the width of an item. Rows that are not in sight are taken to be as high as the first ones.
    var extent: Double { max(leastExtent, measured ?? 0) }

    var leastExtent: Double {
        if isAcross { return Self.itemExtent }
        return node?[RowsView.density] == .compact ? Self.compactExtent : Self.extent
    }

    /// The number of rows that fit into the area.
    var length: Int {
        guard let setting = factory?.host?.setting else { return 1 }
        if isAcross { return setting.columnsInSight }
        return setting.rowsInSight ?? max(5, Int((fitting ?? 0) / extent))
    }

    /// Shows the number of the rows, and in each row what depends on the list and on its position.
    func show() {
        guard let view, let node else { return }
        let window = belvedere_scroller(scroller)
        let count = node[RowsView.count], start = node[RowsView.start], isLong = count > length
        // The app has moved its rows itself, so it must hear again which of them are in sight.
        if shown?.count != count || shown?.start != start { reported = nil }
        shown = (count, start)
        let size = isLong ? Int32(fitting ?? max(measuredArea ?? 0, Double(length) * leastExtent)) : -1
        let policy = isLong ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
        if isAcross {
            gtk_scrolled_window_set_policy(window, policy, GTK_POLICY_NEVER)
            request(size, of: scroller)
            gtk_widget_set_halign(scroller, GTK_ALIGN_START)
        } else {
            gtk_scrolled_window_set_policy(window, node.kind == .table ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, policy)
            request(size, of: scroller)
        }
        setSpace(before, start)
        setSpace(after, max(0, count - start - view.children.count))
        belvedere_describe(view.widget, count == 1 ? "1 row" : "\(count) rows")
        for (index, row) in view.children.enumerated() {
            for case let parts as RowParts in row.attachments { parts.show(node, position: start + index) }
            if row.kind == .tableRow { columns.align(row, node[RowsView.columns]) }
        }
    }

    private func setSpace(_ space: NativeView, _ count: Int) {
        request(Int32(clamping: Int(Double(count) * extent)), of: space)
    }

    /// Asks GTK for a size along the area. The next frame has it.
    private func request(_ size: Int32, of widget: NativeView) {
        var width: Int32 = 0, height: Int32 = 0
        gtk_widget_get_size_request(widget, &width, &height)
        if (isAcross ? width : height) == size { return }
        gtk_widget_set_size_request(widget, isAcross ? size : -1, isAcross ? -1 : size)
        frameOfRequest = frame
        factory?.host?.updateRows()
    }

    /// Whether a frame has been drawn since the area last asked for another size.
    var isLaidOut: Bool { frame > frameOfRequest }

    /// The number of the latest frame; -1 before the first.
    private var frame: gint64 { gtk_widget_get_frame_clock(scroller).map(gdk_frame_clock_get_frame_counter) ?? -1 }

    // MARK: Following the list

    /// Follows the edits of the list.
    func follow() { anchorRows { $0.follow($1, from: $2) } }

    /// Stays where the person is, because the list has got other rows or another order.
    func stay() { anchorRows { $0.stay($1, from: $2) } }

    /// A list that fits into its area does not scroll. The place of the person waits until it is longer again.
    private func anchorRows(_ change: (inout RowAnchor, [ViewIdentifier], Int) -> Void) {
        guard let view, let node, node[RowsView.count] > length else { return }
        change(&anchor, view.children.map(\.identifier), node[RowsView.start])
    }

    // MARK: Scrolling

    /// Whether the rows run from right to left. GTK counts from the left then, too.
    var isMirrored: Bool { isAcross && gtk_widget_get_direction(scroller) == GTK_TEXT_DIR_RTL }

    /// The distance from the start of the list to the first pixel in sight.
    var scrolled: Double {
        guard let bar = adjustment else { return 0 }
        return isMirrored ? furthest(bar) - gtk_adjustment_get_value(bar) : gtk_adjustment_get_value(bar)
    }

    private func furthest(_ bar: UnsafeMutablePointer<GtkAdjustment>) -> Double {
        max(0, gtk_adjustment_get_upper(bar) - gtk_adjustment_get_page_size(bar))
    }

    func scroll(toPlace place: Double) {
        guard let bar = adjustment else { return }
        if abs(scrolled - place) > 0.5 {
            isScrollingItself = true
            gtk_adjustment_set_value(bar, isMirrored ? furthest(bar) - place : place)
            isScrollingItself = false
        }
        lookAgain()
        shortfall = place - scrolled
    }

    private func lookAgain() {
        guard let bar = adjustment else { return }
        lastScrolled = scrolled
        lastSize = [gtk_adjustment_get_upper(bar), gtk_adjustment_get_page_size(bar)]
    }

    /// Learns where the person has gone. The distance counts, and not the place, because rows may not have their final places yet.
    private func hasScrolled() {
        guard let bar = adjustment, let node else { return }
        let distance = scrolled - lastScrolled, size = [gtk_adjustment_get_upper(bar), gtk_adjustment_get_page_size(bar)]
        // Together with another size, GTK scrolls because the list has become shorter.
        let isPerson = !isScrollingItself && size == lastSize && node[RowsView.count] > length
        lookAgain()
        factory?.host?.updateRows()
        if isPerson { standOnFirstRow(after: distance) }
    }

    /// Tells the app which rows are in sight, if others are than before.
    func report() {
        guard let view, let factory else { return }
        // A hidden area has the places of another time.
        if gtk_widget_get_mapped(view.widget) == 0 { return }
        guard let range = rowsInSight() else {
            // The rows have their places after one of the next frames.
            if framesWaited < 5 { factory.host?.updateRows() }
            framesWaited += 1
            return
        }
        framesWaited = 0
        giveKeyboard()
        if range == reported { return }
        reported = range
        factory.send(.show(range), view.identifier)
    }
}

extension Array {
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
