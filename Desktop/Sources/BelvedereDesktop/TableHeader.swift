@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The headings of a table. A press on one sorts by its column.
final class TableHeader {
    private let widget: NativeView
    private weak var area: RowsArea?
    private let sort: (Int) -> Void
    private var cells: [NativeView] = []
    private var shown: ([TableHeading], TableSorting?, Bool)?

    init(_ widget: NativeView, _ area: RowsArea, sort: @escaping (Int) -> Void) {
        self.widget = widget
        self.area = area
        self.sort = sort
    }

    func show(_ columns: [TableHeading], _ sorting: TableSorting?, isWide: Bool) {
        if let shown, shown == (columns, sorting, isWide) { return }
        shown = (columns, sorting, isWide)
        for cell in cells { gtk_box_remove(belvedere_box(widget), cell) }
        cells = columns.indices.map { index in
            cell(columns[index], index, sorting?.column == index ? sorting?.isDescending : nil)
        }
        for (cell, column) in zip(cells, columns) {
            gtk_box_append(belvedere_box(widget), cell)
            gtk_widget_set_visible(cell, column.isHiddenWhenNarrow && !isWide ? 0 : 1)
        }
        area?.columns.align(cells, columns)
        // The rows have buttons at their end.
        let end: NativeView = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_box_append(belvedere_box(widget), end)
        cells.append(end)
        area?.columns.alignTrailing(end)
    }

    private func cell(_ column: TableHeading, _ index: Int, _ isDescending: Bool?) -> NativeView {
        let cell: NativeView = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
        gtk_widget_set_name(cell, "part-column")
        if column.isSortable {
            let button: NativeView = gtk_button_new_with_label(column.title)
            gtk_widget_set_name(button, "part-sort")
            gtk_widget_add_css_class(button, "flat")
            connect(button, "clicked") { [weak self] in self?.sort(index) }
            gtk_box_append(belvedere_box(cell), button)
        } else {
            let label: NativeView = gtk_label_new(column.title)
            gtk_box_append(belvedere_box(cell), label)
        }
        if let isDescending {
            let arrow: NativeView = gtk_image_new_from_icon_name(isDescending ? "pan-down-symbolic" : "pan-up-symbolic")
            belvedere_name(arrow, isDescending ? "descending" : "ascending")
            gtk_widget_set_name(arrow, "part-order")
            gtk_box_append(belvedere_box(cell), arrow)
        }
        return cell
    }
}
