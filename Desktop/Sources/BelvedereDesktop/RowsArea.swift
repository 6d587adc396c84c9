@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The rows of a list, a table or a collection row. Only those near the rows in sight have widgets. Empty space before and after them
/// stands for the others, so that the bar of the scroller is right.
final class RowsArea {
    /// The smallest height of a row, and the width of an item in a collection row.
    static let extent = 44.0, compactExtent = 32.0, itemExtent = 160.0

    let scroller: NativeView
    let rows: NativeView
    private let before: NativeView
    private let after: NativeView
    /// Everything that moves when a person scrolls.
    private let content: NativeView
    private let isAcross: Bool
    private weak var factory: NativeViewFactory?
    weak var view: ShownView?
    private var reported: Range<Int>?
    /// A row to which the host scrolls as soon as it has a widget.
    private var wanted: Int?
    /// The height of the rows, or the width of the items, as GTK has measured it; nil before the first frame.
    private var measured: Double?
    /// A row in sight with its place in the content, as of the last frame. It stays where it is when rows come and go above it.
    private var anchor: (row: ViewIdentifier, place: Double)?
    /// The columns of a table.
    let columns = TableColumns()

    init(_ node: ViewNode, _ factory: NativeViewFactory) {
        self.factory = factory
        isAcross = node.kind == .collectionRow
        let isAcross = isAcross
        (before, rows, after) = (factory.box(spacing: 0), factory.box(spacing: 0, isHorizontal: isAcross), factory.box(spacing: 0))
        scroller = factory.part("scroller", gtk_scrolled_window_new())
        content = factory.box(spacing: 0, isHorizontal: isAcross, [before, rows, after])
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), content)
        // The rows must not stretch the area beyond the rows that fit.
        gtk_widget_set_vexpand(scroller, 0)
        guard let bar = adjustment else { return }
        for signal in ["value-changed", "changed"] { connect(bar, signal) { [weak self] in self?.factory?.host?.updateRows() } }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        let window = belvedere_scroller(scroller)
        return isAcross ? gtk_scrolled_window_get_hadjustment(window) : gtk_scrolled_window_get_vadjustment(window)
    }

    private var node: ViewNode? { view?.node }

    /// The height of a row, or the width of an item. Rows that are not in sight are taken to be as high as the first ones.
    private var extent: Double { max(leastExtent, measured ?? 0) }

    private var leastExtent: Double {
        if isAcross { return Self.itemExtent }
        return node?[RowsView.density] == .compact ? Self.compactExtent : Self.extent
    }

    /// The number of rows that fit into the area.
    private var length: Int {
        guard let setting = factory?.host?.setting else { return 1 }
        return isAcross ? setting.columnsInSight : setting.rowsInSight
    }

    /// Shows the number of the rows, and in each row what depends on the list and on its position.
    func show() {
        guard let view, let node else { return }
        let window = belvedere_scroller(scroller)
        let count = node[RowsView.count], start = node[RowsView.start], isLong = count > length
        let size = isLong ? Int32(Double(length) * extent) : -1
        let policy = isLong ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
        if isAcross {
            gtk_scrolled_window_set_policy(window, policy, GTK_POLICY_NEVER)
            gtk_widget_set_size_request(scroller, size, -1)
            gtk_widget_set_halign(scroller, GTK_ALIGN_START)
        } else {
            gtk_scrolled_window_set_policy(window, node.kind == .table ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, policy)
            gtk_widget_set_size_request(scroller, -1, size)
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
        let size = Int32(clamping: Int(Double(count) * extent))
        gtk_widget_set_size_request(space, isAcross ? size : -1, isAcross ? -1 : size)
    }

    // MARK: Scrolling

    /// Tells the app which rows are in sight, if others are than before.
    func report() {
        guard let view, let factory else { return }
        let range = rowsInSight()
        if range == reported || gtk_widget_get_mapped(view.widget) == 0 { return }
        reported = range
        factory.send(.show(range), view.identifier)
    }

    private func rowsInSight() -> Range<Int> {
        guard let view, let node, let bar = adjustment else { return 0..<0 }
        let count = node[RowsView.count], start = node[RowsView.start]
        if count <= length { return 0..<count }
        let page = gtk_adjustment_get_page_size(bar)
        measure()
        keepAnchor(bar)
        if let wanted, let row = view.children.element(at: wanted - start), let place = place(of: row), place.length > 0 {
            self.wanted = nil
            gtk_adjustment_set_value(bar, gtk_adjustment_get_value(bar) + place.start)
        }
        let seen = view.children.indices.filter { index in
            guard let place = place(of: view.children[index]) else { return false }
            return place.start < page - 0.5 && place.start + place.length > 0.5
        }
        if let first = seen.first, let last = seen.last, covers(first, last, page) { return start + first..<start + last + 1 }
        // Some of the rows in sight have no widget yet, so this is where they would be.
        let first = min(max(0, Int(gtk_adjustment_get_value(bar) / extent)), count - length)
        return first..<min(count, first + max(length, Int((page / extent).rounded(.up))))
    }

    /// Whether the rows from the first to the last in sight leave no gap at the edges of the area.
    private func covers(_ first: Int, _ last: Int, _ page: Double) -> Bool {
        guard let view, let node, let begin = place(of: view.children[first]), let end = place(of: view.children[last]) else {
            return false
        }
        let isAtStart = node[RowsView.start] + first == 0, isAtEnd = node[RowsView.start] + last + 1 == node[RowsView.count]
        return (isAtStart || begin.start <= 0.5) && (isAtEnd || end.start + end.length >= page - 0.5)
    }

    /// Learns how high the rows are. It does so once, because space that changes again and again would move the rows in sight.
    private func measure() {
        guard measured == nil, let rows = view?.children, !rows.isEmpty else { return }
        let lengths = rows.compactMap { place(of: $0)?.length }.filter { $0 > 0 }
        if lengths.isEmpty { return }
        measured = lengths.reduce(0, +) / Double(lengths.count)
        if extent > leastExtent { show() }
    }

    /// Scrolls back by as much as the rows have moved that were in sight before. At the very top, new rows are shown instead.
    private func keepAnchor(_ bar: UnsafeMutablePointer<GtkAdjustment>) {
        let value = gtk_adjustment_get_value(bar)
        if let anchor, value > 0, wanted == nil, let row = view?.children.first(where: { $0.identifier == anchor.row }),
            let place = place(of: row), place.length > 0, abs(place.start + value - anchor.place) > 0.5
        {
            gtk_adjustment_set_value(bar, value + place.start + value - anchor.place)
        }
        let shown = gtk_adjustment_get_value(bar)
        anchor =
            view?.children.lazy.compactMap { row in
                self.place(of: row).flatMap { $0.length > 0 && $0.start + $0.length > 0.5 ? (row.identifier, $0.start + shown) : nil }
            }.first
    }

    /// The place of a row along the area, from the first pixel in sight.
    private func place(of row: ShownView) -> (start: Double, length: Double)? {
        var bounds = graphene_rect_t()
        guard let bar = adjustment, gtk_widget_compute_bounds(row.widget, content, &bounds) != 0 else { return nil }
        let value = gtk_adjustment_get_value(bar)
        return isAcross
            ? (Double(bounds.origin.x) - value, Double(bounds.size.width)) : (Double(bounds.origin.y) - value, Double(bounds.size.height))
    }

    /// Scrolls so that a row is the first in sight.
    func scroll(to position: Int) {
        guard let bar = adjustment else { return }
        wanted = position
        gtk_adjustment_set_value(bar, Double(position) * extent)
        factory?.host?.updateRows()
    }
}

extension Array {
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
