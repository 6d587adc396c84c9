#if canImport(UIKit)
internal import BelvedereBinding
internal import UIKit

/// The binding of one list to one section of a data source.
final class ListBinding<Section: Hashable & Sendable, Element: Identifiable> where Element.ID: Sendable {
    typealias Content = NSDiffableDataSourceSnapshot<Section, Element.ID>

    private let list: DynamicListValue<Element>
    private let section: Section
    /// Changes the content of the data source. The closure has only a weak reference to the data source, which keeps this object.
    private let change: (_ isAnimated: Bool, (Content) -> Content) -> Void
    private var rows = ListRows<Element.ID>()
    private var token: BindingToken?

    init(
        _ list: DynamicListValue<Element>, in section: Section, isAnimated: Bool,
        change: @escaping (_ isAnimated: Bool, (Content) -> Content) -> Void
    ) {
        self.list = list
        self.section = section
        self.change = change
        var isFirst = true
        token = list.bindAndFire { [weak self] change in
            self?.show(change, isAnimated: isAnimated && !isFirst)
            isFirst = false
        }
    }

    private func show(_ listChange: ListChange<Element>, isAnimated: Bool) {
        let updated = rows.apply(listChange, of: list)
        change(isAnimated) { rows.replacing(section, in: $0, updating: updated) }
    }
}
#endif
