@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The columns of a table. GTK gives all cells of a column the same width, also the heading.
final class TableColumns {
    /// About the width of a character in the font of the system.
    static let characterWidth = 9

    private var groups: [UnsafeMutablePointer<GtkSizeGroup>] = []
    /// The buttons at the end of the rows, and the space there in the header.
    private let trailing = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)

    deinit { for group in groups + [trailing].compactMap(\.self) { g_object_unref(UnsafeMutableRawPointer(group)) } }

    /// Gives the cells of a row the widths of their columns.
    func align(_ row: ShownView, _ headings: [TableHeading]) {
        align(row.children.map(\.widget), headings)
        for case let parts as RowParts in row.attachments { alignTrailing(parts.trailing) }
    }

    func align(_ cells: [NativeView], _ headings: [TableHeading]) {
        for (index, cell) in cells.enumerated() {
            if let rule = headings.element(at: index)?.width.rule { Self.setWidth(of: cell, rule) }
            if index >= groups.count, let group = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL) { groups.append(group) }
            if index < groups.count { gtk_size_group_add_widget(groups[index], cell) }
        }
    }

    func alignTrailing(_ end: NativeView) { gtk_size_group_add_widget(trailing, end) }

    static func setWidth(of cell: NativeView, _ rule: ColumnWidth.Rule) {
        switch rule {
        case .fill: gtk_widget_set_hexpand(cell, 1)
        case .fit: gtk_widget_set_hexpand(cell, 0)
        case .characters(let count):
            gtk_widget_set_hexpand(cell, 0)
            gtk_widget_set_size_request(cell, Int32(clamping: count * characterWidth), -1)
        }
    }
}
