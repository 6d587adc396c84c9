#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UITableViewDiffableDataSource {
    /// Shows the rows of a list in a section, and every change of the list.
    ///
    /// The items of the data source are the identifiers of the elements, so that a changed element is the same row. An insertion, a removal
    /// or a move in the list becomes one in the table. After an update the cell of the row is configured again. Several changes in a
    /// transaction are shown together. The binding ends with the data source, which keeps the list. Bind a further list to each further
    /// section; the sections are in the order of the first bindings.
    ///
    /// ```swift
    /// dataSource = UITableViewDiffableDataSource(tableView: tableView) { [viewModel] table, path, id in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    ///     cell.textLabel?.text = viewModel.contacts.element(id: id)?.fullName
    ///     return cell
    /// }
    /// dataSource.bind(viewModel.contacts, in: .main)
    /// ```
    ///
    /// If two elements have the same identifier, only the first one is shown, because UIKit does not allow both.
    ///
    /// - Parameters:
    ///   - list: the list of the rows.
    ///   - section: the section of the rows. A list that was bound to it before leaves it.
    ///   - isAnimated: whether changes are animated. The first content never is.
    /// - Returns: The data source, for further calls.
    /// - Complexity: O(*n*) in the number of rows of the table, for each change, because UIKit compares all rows.
    @discardableResult
    public func bind<Element: Identifiable>(
        _ list: DynamicListValue<Element>, in section: SectionIdentifierType, isAnimated: Bool = true
    ) -> Self where Element.ID == ItemIdentifierType {
        BoundSections<SectionIdentifierType>.of(self).replace(section) {
            ListBinding(list, in: section, isAnimated: isAnimated) { [weak self] isAnimated, change in
                if let self { apply(change(snapshot()), animatingDifferences: isAnimated) }
            }
        }
        return self
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows the items of a list in a section, and every change of the list.
    ///
    /// The rules are those of the table's data source: the items are the identifiers of the elements, each change of the list is shown
    /// alone, and the binding ends with the data source.
    ///
    /// ```swift
    /// dataSource.bind(viewModel.places, in: .nearby)
    /// ```
    ///
    /// - Parameters:
    ///   - list: the list of the items.
    ///   - section: the section of the items. A list that was bound to it before leaves it.
    ///   - isAnimated: whether changes are animated. The first content never is.
    /// - Returns: The data source, for further calls.
    /// - Complexity: O(*n*) in the number of items of the collection, for each change, because UIKit compares all items.
    @discardableResult
    public func bind<Element: Identifiable>(
        _ list: DynamicListValue<Element>, in section: SectionIdentifierType, isAnimated: Bool = true
    ) -> Self where Element.ID == ItemIdentifierType {
        BoundSections<SectionIdentifierType>.of(self).replace(section) {
            ListBinding(list, in: section, isAnimated: isAnimated) { [weak self] isAnimated, change in
                if let self { apply(change(snapshot()), animatingDifferences: isAnimated) }
            }
        }
        return self
    }
}

/// The lists that are bound to the sections of one data source.
private final class BoundSections<Section: Hashable> {
    private var lists: [Section: AnyObject] = [:]

    /// The bound sections of a data source. The first use creates them.
    static func of(_ source: NSObject) -> BoundSections {
        let bindings = KeptBindings.of(source)
        if let sections = bindings.kept(.rows) as? BoundSections { return sections }
        let sections = BoundSections()
        bindings.replace(.rows) { sections }
        return sections
    }

    /// Ends the binding of a section, and keeps the new one in its place.
    func replace(_ section: Section, _ bind: () -> AnyObject) {
        lists[section] = nil
        lists[section] = bind()
    }
}
#endif
