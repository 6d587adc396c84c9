@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The places of the rows, as GTK has measured them.
extension RowsArea {
    /// A row in sight as of the last frame.
    struct Anchor {
        let row: ViewIdentifier
        /// The place in the content.
        let place: Double
        /// The position in the list, counted from 0.
        let position: Int
        /// The number of rows at that time.
        let count: Int
        /// How far the person had scrolled.
        let value: Double
    }

    /// The rows in sight; nil if some rows have no place yet.
    func rowsInSight() -> Range<Int>? {
        guard let view, let node, let bar = adjustment else { return nil }
        let count = node[RowsView.count], start = node[RowsView.start]
        if count <= length { return 0..<count }
        let page = gtk_adjustment_get_page_size(bar)
        measure()
        fitWindow()
        if view.children.contains(where: { (place(of: $0)?.length ?? 0) <= 0 }) { return nil }
        keepAnchor(bar)
        if let wanted, let row = view.children.element(at: wanted - start), let place = place(of: row) {
            self.wanted = nil
            let there = gtk_adjustment_get_value(bar) + place.start
            gtk_adjustment_set_value(bar, there)
            anchor = Anchor(row: row.identifier, place: there, position: wanted, count: count, value: gtk_adjustment_get_value(bar))
        } else if let wanted {
            return min(wanted, count - length)..<min(count, wanted + length)
        }
        fitRows()
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

    /// Gives the area the height that the other views of the screen leave, but not less than that of five rows.
    private func fitWindow() {
        guard !isAcross, factory?.host?.setting.rowsInSight == nil, let outer = gtk_widget_get_parent(scroller),
            let screen = gtk_widget_get_ancestor(outer, gtk_scrolled_window_get_type()),
            let content = gtk_scrolled_window_get_child(belvedere_scroller(screen))
        else { return }
        var least: Int32 = 0, natural: Int32 = 0
        gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(content), &least, &natural, nil, nil)
        let spare = Double(gtk_widget_get_height(screen) - natural), now = Double(gtk_widget_get_height(scroller))
        let wanted = max(5 * extent, now + spare)
        if abs(wanted - (fitting ?? 0)) < 1 { return }
        fitting = wanted
        show()
        // A size group does not tell the cells of a new row their width if the others keep theirs.
        for row in view?.children ?? [] { for cell in row.children { gtk_widget_queue_resize(cell.widget) } }
    }

    /// Makes the area as high as the rows from the first in sight on, because rows may be of different heights.
    private func fitRows() {
        if factory?.host?.setting.rowsInSight == nil { return }
        guard let places = view?.children.compactMap({ place(of: $0) }) else { return }
        let seen = places.drop { $0.length == 0 || $0.start + $0.length / 2 <= 0 }.prefix(length)
        let size = seen.reduce(0) { $0 + $1.length }
        guard seen.count == length, seen.allSatisfy({ $0.length > 0 }), abs(size - (measuredArea ?? 0)) > 0.5 else { return }
        measuredArea = size
        show()
    }

    /// Scrolls back by as much as the rows have moved that were in sight before. At the very top, new rows are shown instead. If the row
    /// has gone from the list, the one that took its position is shown.
    private func keepAnchor(_ bar: UnsafeMutablePointer<GtkAdjustment>) {
        guard let view, let node else { return }
        let value = gtk_adjustment_get_value(bar), count = node[RowsView.count]
        if let anchor, anchor.position > 0, wanted == nil {
            if let index = view.children.firstIndex(where: { $0.identifier == anchor.row }) {
                let row = view.children[index]
                if anchor.count == count, anchor.position != node[RowsView.start] + index {
                    // Another order has its own row at this position.
                    wanted = anchor.position
                } else if value > 0, let place = place(of: row), place.length > 0, abs(place.start + value - anchor.place) > 0.5 {
                    gtk_adjustment_set_value(bar, value + place.start + value - anchor.place)
                }
            } else if anchor.count != count || abs(value - anchor.value) < 0.5 {
                wanted = min(anchor.position, max(0, count - length))
            }
        }
        let shown = gtk_adjustment_get_value(bar), page = gtk_adjustment_get_page_size(bar), start = node[RowsView.start]
        anchor =
            view.children.indices.lazy.compactMap { index -> Anchor? in
                let row = view.children[index]
                guard let place = self.place(of: row), place.start < page - 0.5, place.start + place.length > 0.5 else { return nil }
                return Anchor(row: row.identifier, place: place.start + shown, position: start + index, count: count, value: shown)
            }.first
    }

    /// The place of a row along the area, from the first pixel in sight. A row that GTK has not laid out yet has no length.
    func place(of row: ShownView) -> (start: Double, length: Double)? {
        var bounds = graphene_rect_t()
        guard let bar = adjustment, gtk_widget_compute_bounds(row.widget, content, &bounds) != 0 else { return nil }
        let value = gtk_adjustment_get_value(bar)
        if gtk_widget_get_height(row.widget) == 0 { return (0, 0) }
        return isAcross
            ? (Double(bounds.origin.x) - value, Double(bounds.size.width)) : (Double(bounds.origin.y) - value, Double(bounds.size.height))
    }
}
