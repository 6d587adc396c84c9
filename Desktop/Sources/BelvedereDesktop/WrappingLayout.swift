internal import CGtk

/// A layout that puts widgets beside each other, and continues below where the width ends.
enum WrappingLayout {
    private static let spacingKey = "belvedere-spacing"

    private struct Item {
        let widget: NativeView
        let least: Int32
        let natural: Int32
        let grows: Bool
    }

    /// Returns a new layout for a widget.
    ///
    /// - Parameter spacing: the gap between widgets, and between lines.
    static func make(for widget: NativeView, spacing: Int32) -> UnsafeMutablePointer<GtkLayoutManager>? {
        // GTK passes only the widget to the functions of a layout, so the gap is kept there.
        let number = UnsafeMutableRawPointer(bitPattern: Int(spacing))
        g_object_set_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), spacingKey, number)
        return gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { widget, orientation, size, least, natural, leastBaseline, naturalBaseline in
                guard let widget, let least, let natural else { return }
                (least.pointee, natural.pointee) = WrappingLayout.measure(widget, orientation, for: size)
                leastBaseline?.pointee = -1
                naturalBaseline?.pointee = -1
            },
            { widget, width, _, _ in if let widget { WrappingLayout.place(widget, width: width) } })
    }

    private static func measure(_ widget: NativeView, _ orientation: GtkOrientation, for size: Int32) -> (Int32, Int32) {
        let items = items(in: widget), gap = spacing(of: widget)
        let whole = sum(items.map(\.natural), gap)
        if orientation == GTK_ORIENTATION_HORIZONTAL { return (items.map(\.least).max() ?? 0, whole) }
        let height = sum(lines(of: items, width: size < 0 ? whole : size, gap).map { self.height(of: $0) }, gap)
        return (height, height)
    }

    /// The length of several things with gaps between them.
    private static func sum(_ lengths: [Int32], _ gap: Int32) -> Int32 {
        var sum = gap * Int32(max(0, lengths.count - 1))
        for length in lengths { sum += length }
        return sum
    }

    private static func place(_ widget: NativeView, width: Int32) {
        let gap = spacing(of: widget), isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        var top: Int32 = 0
        for line in lines(of: items(in: widget), width: width, gap) {
            let height = height(of: line)
            var start: Int32 = 0
            for (item, length) in line {
                var place = GtkAllocation(x: isRightToLeft ? width - start - length : start, y: top, width: length, height: height)
                gtk_widget_size_allocate(item.widget, &place, -1)
                start += length + gap
            }
            top += height + gap
        }
    }

    private static func spacing(of widget: NativeView) -> Int32 {
        let number = g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), spacingKey)
        return Int32(Int(bitPattern: number))
    }

    private static func items(in widget: NativeView) -> [Item] {
        var items: [Item] = [], next = gtk_widget_get_first_child(widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            if gtk_widget_should_layout(child) == 0 { continue }
            var least: Int32 = 0, natural: Int32 = 0
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
            let grows = gtk_widget_compute_expand(child, GTK_ORIENTATION_HORIZONTAL) != 0
            items.append(Item(widget: child, least: least, natural: natural, grows: grows))
        }
        return items
    }

    /// The widgets of each line with their widths. The widgets that grow share what is left of a line.
    private static func lines(of items: [Item], width: Int32, _ gap: Int32) -> [[(item: Item, length: Int32)]] {
        var lines: [[(item: Item, length: Int32)]] = [], used: Int32 = 0
        for item in items {
            let length = max(item.least, min(item.natural, width))
            if !lines.isEmpty, used + gap + length <= width {
                lines[lines.count - 1].append((item, length))
                used += gap + length
            } else {
                lines.append([(item, length)])
                used = length
            }
        }
        return lines.map { line in
            let spare = width - sum(line.map(\.length), gap)
            let growing = Int32(line.count { $0.item.grows })
            if spare <= 0 || growing == 0 { return line }
            return line.map { ($0.item, $0.length + ($0.item.grows ? spare / growing : 0)) }
        }
    }

    private static func height(of line: [(item: Item, length: Int32)]) -> Int32 {
        line.map { item, length in
            var least: Int32 = 0, natural: Int32 = 0
            gtk_widget_measure(item.widget, GTK_ORIENTATION_VERTICAL, length, &least, &natural, nil, nil)
            return natural
        }.max() ?? 0
    }
}
