#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

/// The data source of a table that shows one list, with the elements of its rows.
///
/// ``UIKit/UITableView/bind(_:isAnimated:cell:)`` makes it, and the table keeps it. Its method finds the element of a row, for the delegate
/// of the table:
///
/// ```swift
/// func open(rows: ListTableRows<Contact>, path: IndexPath) {
///     if let contact = rows.element(at: path) { print(contact.fullName) }
/// }
/// ```
public final class ListTableRows<Element: Identifiable>: UITableViewDiffableDataSource<Int, Element.ID> where Element.ID: Sendable {
    private let elements: Elements<Element>

    init(
        _ list: DynamicListValue<Element>, in table: UITableView, cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell
    ) {
        let elements = Elements(list)
        self.elements = elements
        super.init(tableView: table) { table, path, id in elements.byIdentifier[id].map { cell(table, path, $0) } }
    }

    /// The element of a row; `nil` if there is no such row.
    ///
    /// - Parameter indexPath: the row.
    /// - Returns: The element, or `nil`.
    public func element(at indexPath: IndexPath) -> Element? { itemIdentifier(for: indexPath).flatMap { elements.byIdentifier[$0] } }
}

/// The elements of a list by their identifiers, as of the last change.
private final class Elements<Element: Identifiable> {
    private(set) var byIdentifier: [Element.ID: Element] = [:]
    private var token: BindingToken?

    init(_ list: DynamicListValue<Element>) {
        token = list.bindAndFire { [weak self, list] _ in
            // The table shows the first of several elements with the same identifier.
            self?.byIdentifier = Dictionary(list.elements.map { ($0.id, $0) }) { first, _ in first }
        }
    }
}

extension UITableView {
    /// Shows the rows of a list, and every change of the list.
    ///
    /// The table keeps the binding, which ends with it, or when the table is bound to another list. Use a diffable data source of your own,
    /// and its method `bind`, for several sections.
    ///
    /// ```swift
    /// let rows = tableView.bind(viewModel.contacts) { table, path, contact in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    ///     cell.textLabel?.text = contact.fullName
    ///     return cell
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - list: the list of the rows.
    ///   - isAnimated: whether changes are animated. The first content never is.
    ///   - cell: makes the cell of an element.
    /// - Returns: The data source of the table. The table keeps it.
    /// - Complexity: O(*n*) in the number of rows, for each change, because UIKit compares all rows.
    @discardableResult
    public func bind<Element: Identifiable>(
        _ list: DynamicListValue<Element>, isAnimated: Bool = true, cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell
    ) -> ListTableRows<Element> where Element.ID: Sendable {
        let rows = ListTableRows(list, in: self, cell: cell)
        KeptBindings.of(self).replace(.rows) { rows }
        rows.bind(list, in: 0, isAnimated: isAnimated)
        return rows
    }
}
#endif
