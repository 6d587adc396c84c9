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
        UICollectionViewCell()
    }

    public final func numberOfItems(inSection section: Int) -> Int { count }

    public final func reloadData() {
        shown = [:]
        count = dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
        first = min(first, max(0, count - itemsOnScreen))
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
