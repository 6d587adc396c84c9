@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The roles of the widgets for assistive technology, where GTK does not know them.
///
/// GTK takes a role only before it shows a widget, so the role of a label does not change with its style.
extension NativeViewFactory {
    func role(of node: ViewNode) -> GtkAccessibleRole? {
        switch node.kind {
        case .list, .collectionRow: GTK_ACCESSIBLE_ROLE_LIST
        case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .table: GTK_ACCESSIBLE_ROLE_TABLE
        case .tableRow: GTK_ACCESSIBLE_ROLE_ROW
        case .tableCell: GTK_ACCESSIBLE_ROLE_CELL
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .toast: GTK_ACCESSIBLE_ROLE_ALERT
        case .label: [.title, .headline].contains(node[Label.style]) ? GTK_ACCESSIBLE_ROLE_HEADING : nil
        default: nil
        }
    }
}
