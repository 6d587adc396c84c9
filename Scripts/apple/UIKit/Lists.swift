// Pages: UITableView, UITableViewCell, UITableViewDiffableDataSource, UICollectionView, UICollectionViewCell,
// UICollectionViewDiffableDataSource, NSDiffableDataSourceSnapshot, UIContentConfiguration, UIListContentConfiguration.

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [(key: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items whose cells are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.key) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The items of a section. UIKit stops the program if the section is missing, and so does this.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let section = sections.first(where: { $0.key == identifier }) else { preconditionFailure("The section is missing.") }
        return section.items
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(!sections.contains { $0.key == identifier }, "Section identifiers must be unique.")
            sections.append((identifier, []))
        }
    }

    /// Adds items at the end of a section. UIKit stops the program if an identifier is not unique, and so does this.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        let present = Set(itemIdentifiers)
        precondition(
            present.isDisjoint(with: identifiers) && Set(identifiers).count == identifiers.count, "Item identifiers must be unique.")
        guard let index = section.map({ key in sections.firstIndex { $0.key == key } }) ?? sections.indices.last else {
            preconditionFailure("The section is missing.")
        }
        sections[index].items += identifiers
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
    }

    /// Asks for new content of present cells. UIKit stops the program if an item is missing, and so does this.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        precondition(Set(itemIdentifiers).isSuperset(of: identifiers), "The items must be in the snapshot.")
        reconfiguredItemIdentifiers += identifiers
    }
}

@MainActor open class UITableViewCell: UIView {
    public final var textLabel: UILabel?
    public final var contentConfiguration: (any UIContentConfiguration)?

    public final func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor public protocol UIContentConfiguration {}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
}

@MainActor open class UITableView: UIView {
    public final var backgroundView: UIView?
    /// The cells of all rows. UIKit makes only the visible ones; a test reads all.
    public final var rows: [UITableViewCell] { makeRows() }
    final var makeRows: () -> [UITableViewCell] = { [] }

    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        tableView.makeRows = { [weak self, weak tableView] in
            guard let self, let tableView else { return [] }
            return shown.sectionIdentifiers.enumerated().flatMap { section, key in
                self.shown.itemIdentifiers(inSection: key).enumerated().compactMap { row, item in
                    self.cellProvider(tableView, IndexPath(row: row, section: section), item)
                }
            }
        }
    }

    public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        completion?()
    }
}

@MainActor open class UICollectionViewCell: UIView {}

@MainActor open class UICollectionView: UIView {}

@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { self.cellProvider = cellProvider }

    public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        completion?()
    }
}
