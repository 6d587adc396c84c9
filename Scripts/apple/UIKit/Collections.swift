// Pages: UICollectionView, UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewFlowLayout,
// UICollectionViewDiffableDataSource.

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public final let contentView = UIView()
}

@MainActor open class UICollectionViewLayout: NSObject {}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public final var scrollDirection = UICollectionView.ScrollDirection.vertical
    public final var itemSize = CGSize(width: 50, height: 50)
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

@MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let left = ScrollPosition(rawValue: 1 << 3)
    }

    public final weak var dataSource: (any UICollectionViewDataSource)?
    public final weak var delegate: (any UICollectionViewDelegate)?
    private var count = 0
    /// The position of the first item on screen.
    private var first = 0
    /// The cells on screen.
    private var shown: [IndexPath: UICollectionViewCell] = [:]
    /// The number of items that fit on the screen. UIKit computes it from sizes; here a test chooses it.
    package final var itemsOnScreen = 4

    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { self.init() }

    public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        precondition(cellClass == UICollectionViewCell.self, "This stand-in makes only plain cells.")
    }

    /// Returns a new cell. This stand-in uses no cell again.
    public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.0 == indexPath { return reconfigured.1 }
        return UICollectionViewCell()
    }

    public final func numberOfItems(inSection section: Int) -> Int { count }

    /// The number of calls of `reloadData()`. UIKit has no such property; a test reads it.
    package private(set) final var reloads = 0

    public final func reloadData() {
        precondition(batch == nil, "A batch must not reload the collection.")
        reloads += 1
        shown = [:]
        readCount()
    }

    private func readCount() {
        count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
        first = min(first, max(0, count - itemsOnScreen))
    }

    /// The edits of the running batch.
    private var batch: Batch?

    public final func insertItems(at indexPaths: [IndexPath]) { edit { $0.inserted += indexPaths } }
    public final func deleteItems(at indexPaths: [IndexPath]) { edit { $0.deleted += indexPaths } }
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { edit { $0.moved.append((indexPath, newIndexPath)) } }

    /// Adds an edit to the running batch, or performs it at once.
    private func edit(_ change: @escaping (inout Batch) -> Void) {
        if batch == nil { return performBatchUpdates { self.edit(change) } }
        change(&batch!)
    }

    /// Asks the data source for the content of these items again. Their cells stay.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = shown[path] else { continue }
            reconfigured = (path, cell)
            shown[path] = dataSource?.collectionView(self, cellForItemAt: path)
            reconfigured = nil
        }
    }

    /// The item that is configured again, with its cell.
    private var reconfigured: (IndexPath, UICollectionViewCell)?

    /// Performs edits together. Cells that stay in the collection are the same objects. UIKit raises an exception if the data source does
    /// not agree, and so this stops the program.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let before = count
        batch = Batch()
        updates?()
        var done = batch ?? Batch()
        batch = nil
        readCount()
        done.check(from: [before], to: [count])
        let cells = shown
        shown = [:]
        for (path, cell) in cells { if let place = done.place(of: path) { shown[place] = cell } }
        completion?(true)
    }

    public final var indexPathsForVisibleItems: [IndexPath] {
        (first..<min(count, first + itemsOnScreen)).map { IndexPath(item: $0, section: 0) }
    }

    public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        precondition(indexPath.item < count, "The collection has no such item.")
        first = min(indexPath.item, max(0, count - itemsOnScreen))
    }

    /// The cell of an item on screen, and `nil` for another item.
    public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPathsForVisibleItems.contains(indexPath) else { return nil }
        if let cell = shown[indexPath] { return cell }
        let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
        shown[indexPath] = cell
        cell?.superview = self
        if let cell { delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath) }
        return cell
    }
}

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
