@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The cells of a grid: the children of a box, whose layout puts them into columns.
final class GridCells {
    let widget: NativeView
    private let layout = gtk_grid_layout_new()
    weak var view: ShownView?

    init(_ box: NativeView) {
        widget = box
        gtk_widget_set_layout_manager(box, layout)
    }

    /// Puts the children into the columns, row by row.
    ///
    /// - Parameter width: the width of the window, which decides how many columns of a least width there are.
    func show(spacing: Int32, width: Int) {
        guard let view, let grid = layout.map({ belvedere_grid_layout(UnsafeMutableRawPointer($0)) }) else { return }
        gtk_grid_layout_set_row_spacing(grid, guint(spacing))
        gtk_grid_layout_set_column_spacing(grid, guint(spacing))
        let columns = view.node[Grid.columns], least = view.node[Grid.leastWidth] * TableColumns.characterWidth
        let count = max(1, least > 0 ? (width + Int(spacing)) / (least + Int(spacing)) : columns.count)
        for (index, child) in view.children.enumerated() {
            guard let place = gtk_layout_manager_get_layout_child(layout, child.widget) else { continue }
            let cell = belvedere_grid_cell(UnsafeMutableRawPointer(place))
            gtk_grid_layout_child_set_column(cell, Int32(index % count))
            gtk_grid_layout_child_set_row(cell, Int32(index / count))
            TableColumns.setWidth(
                of: child.widget, least > 0 ? .fill(weight: 1) : columns.element(at: index % count)?.rule ?? .fill(weight: 1))
        }
    }
}
