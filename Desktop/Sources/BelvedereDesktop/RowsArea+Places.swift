@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The places of the rows, as GTK has measured them.
extension RowsArea {
    /// The rows in sight; nil if some rows have no place yet.
    func rowsInSight() -> Range<Int>? {
        guard let view, let node, let bar = adjustment else { return nil }
        let count = node[RowsView.count], start = node[RowsView.start]
        if count <= length { return 0..<count }
        let page = gtk_adjustment_get_page_size(bar)
        measure()
        fitWindow()
        if !isLaidOut || view.children.contains(where: { (place(of: $0)?.length ?? 0) <= 0 }) { return nil }
        if !keepPlace() { return min(anchor.position, count - length)..<min(count, anchor.position + length) }
        fitRows()
        let seen = view.children.indices.filter { index in
            guard let place = place(of: view.children[index]) else { return false }
            return place.start < page - 0.5 && place.start + place.length > 0.5
        }
        if let first = seen.first, let last = seen.last, covers(first, last, page) {
            // At the end of a list, the first row in sight is not the one that the app has asked for.
            if anchor.isAskedFor, isLaidOut { standOnFirstRow() }
            return start + first..<start + last + 1
        }
        // Some of the rows in sight have no widget yet, so this is where they would be.
        let first = min(max(0, Int(scrolled / extent)), count - length)
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

    /// Scrolls so that the anchor stands at its place, as near as the ends of the list allow.
    ///
    /// - Returns: whether the row has a widget. If not, its place is only a guess.
    private func keepPlace() -> Bool {
        guard let view, let node else { return true }
        anchor.stay(view.children.map(\.identifier), from: node[RowsView.start])
        let places = places(of: node[RowsView.count]), position = min(anchor.position, places.count - 1)
        let row = view.children.element(at: position - node[RowsView.start])
        let guess = row.flatMap(place).map { places.place(of: position) - $0.start - scrolled } ?? 0
        scroll(toPlace: anchor.place(in: places) - guess)
        return row != nil
    }

    /// Takes the first row in sight as the anchor, after a person has scrolled by a distance.
    func standOnFirstRow(after distance: Double = 0) {
        guard let view, let node else { return }
        let places = places(of: node[RowsView.count])
        anchor = RowAnchor(at: scrolled < 0.5 ? 0 : anchor.place(in: places) - shortfall + distance, in: places)
        // An edit that comes before the next frame must find the row at its new position.
        anchor.stay(view.children.map(\.identifier), from: node[RowsView.start])
        shortfall = 0
    }

    /// The places of the rows. A row that GTK has not laid out yet is taken to be as high as usual.
    func places(of count: Int) -> RowPlaces {
        let lengths = (view?.children ?? []).map { row in place(of: row).map(\.length).flatMap { $0 > 0 ? $0 : nil } ?? extent }
        return RowPlaces(count: count, start: node?[RowsView.start] ?? 0, lengths: lengths, extent: extent)
    }

    /// The place of a row along the area, from the first pixel in sight. A row that GTK has not laid out yet has no length.
    func place(of row: ShownView) -> (start: Double, length: Double)? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(row.widget, content, &bounds) != 0 else { return nil }
        if gtk_widget_get_height(row.widget) == 0 { return (0, 0) }
        if !isAcross { return (Double(bounds.origin.y) - scrolled, Double(bounds.size.height)) }
        let length = Double(bounds.size.width), start = Double(bounds.origin.x)
        return (isMirrored ? Double(gtk_widget_get_width(content)) - start - length - scrolled : start - scrolled, length)
    }
}
