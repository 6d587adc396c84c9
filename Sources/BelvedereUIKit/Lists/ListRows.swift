#if canImport(UIKit)
internal import BelvedereBinding
internal import UIKit

/// The rows of a list as UIKit's snapshots need them: identifiers that occur once.
///
/// UIKit stops the program if an identifier occurs twice. Data from outside must not stop it, so only the first row with an identifier is
/// shown.
struct ListRows<ID: Hashable & Sendable> {
    /// The identifiers of all rows, also those that occur again.
    private var all: [ID] = []

    /// Applies a change of the list.
    ///
    /// - Returns: The identifiers of the rows whose content is new. UIKit itself finds inserted, removed and moved rows, because it
    ///   compares the snapshots anyway.
    mutating func apply<Element: Identifiable>(
        _ change: ListChange<Element>, of list: DynamicListValue<Element>
    ) -> Set<ID> where Element.ID == ID {
        let changes = change.map(\.id)
        var updated: Set<ID> = []
        for step in changes.steps {
            switch step {
            case .update(let identifier, _): updated.insert(identifier)
            // The list is read as it is now, with the effect of all later steps.
            case .reload: return reload(from: list)
            default: break
            }
            step.apply(to: &all)
        }
        return updated
    }

    /// Reads the whole list. Every row that was there before may have new content.
    private mutating func reload<Element: Identifiable>(from list: DynamicListValue<Element>) -> Set<ID> where Element.ID == ID {
        let former = Set(all)
        all = list.elements.map(\.id)
        return former
    }

    /// Returns the content of a table after its rows of one section were replaced by these.
    ///
    /// - Parameters:
    ///   - section: the section, which is added at the end if it is missing.
    ///   - current: the present content of the table.
    ///   - updated: the rows with new content. Their cells are configured again.
    func replacing<Section: Hashable & Sendable>(
        _ section: Section, in current: NSDiffableDataSourceSnapshot<Section, ID>, updating updated: Set<ID>
    ) -> NSDiffableDataSourceSnapshot<Section, ID> {
        let isPresent = current.sectionIdentifiers.contains(section)
        let others = current.sectionIdentifiers.filter { $0 != section }
        // Rows of other sections count too: an identifier must be unique in the whole table.
        var seen = Set(others.flatMap { current.itemIdentifiers(inSection: $0) })
        let shown = all.filter { seen.insert($0).inserted }
        let old = isPresent ? Set(current.itemIdentifiers(inSection: section)) : []
        var next = NSDiffableDataSourceSnapshot<Section, ID>()
        for other in current.sectionIdentifiers + (isPresent ? [] : [section]) {
            next.appendSections([other])
            next.appendItems(other == section ? shown : current.itemIdentifiers(inSection: other), toSection: other)
        }
        next.reconfigureItems(shown.filter { updated.contains($0) && old.contains($0) })
        return next
    }
}
#endif
