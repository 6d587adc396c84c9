#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import BelvedereUIKit
internal import UIKit

/// The data source and delegate of a collection row.
final class HostItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    /// Whether the app has changed the items since the collection showed them.
    var hasNewItems = true
    private unowned let view: HostedView
    private unowned let host: HostWindow
    private weak var collection: UICollectionView?
    /// The items that the collection knows of. They change only in an update of it, because UIKit may ask for them before it.
    private var shown = ShownRows.none
    private var isLoaded = false
    private let updates = RowUpdates()
    private var reported: Range<Int>?

    init(_ view: HostedView, _ collection: UICollectionView, _ host: HostWindow) {
        (self.view, self.host, self.collection) = (view, host, collection)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
    }

    private func item(at index: Int) -> HostedView? { shown.row(at: index) }

    /// Shows the items as of now, and tells the app which of them are in sight.
    func update() {
        guard let collection else { return }
        updates.run({ showItems(in: collection) }, then: { report(from: collection) })
    }

    private func showItems(in collection: UICollectionView) {
        let next = ShownRows(view)
        if !hasNewItems, next.sections == shown.sections, next.start == shown.start { return }
        hasNewItems = false
        change(collection, to: next)
        let stale = collection.indexPathsForVisibleItems.filter { place in
            guard let cell = collection.cellForItem(at: place) else { return false }
            return cell.contentView.subviews.first !== item(at: place.item)?.view
        }
        if !stale.isEmpty { collection.reconfigureItems(at: stale) }
    }

    /// Performs the edits that lead to these items. The first item in sight stays there if others come or go before it.
    private func change(_ collection: UICollectionView, to next: ShownRows) {
        let kept = shown.kept(in: next)
        guard isLoaded, !kept.isEmpty, let batch = TableBatch(kept, from: shown.sections, to: next.sections) else {
            isLoaded = true
            shown = next
            return collection.reloadData()
        }
        let perform = { batch.isEmpty ? self.shown = next : batch.perform(in: collection) { self.shown = next } }
        let top = collection.indexPathsForVisibleItems.map(\.item).min() ?? 0
        guard let after = shown.position(ofTop: top, in: next), after != top else { return perform() }
        UIView.performWithoutAnimation(perform)
        collection.scrollToItem(at: IndexPath(item: after, section: 0), at: .left, animated: false)
    }

    private func report(from collection: UICollectionView) {
        // UIKit gives the items in sight in no order.
        let inSight = collection.indexPathsForVisibleItems.map(\.item)
        guard let first = inSight.min(), let last = inSight.max(), reported != first..<last + 1, host.mayReport(view) else {
            return
        }
        reported = first..<last + 1
        host.send(.show(first..<last + 1), to: view.identifier)
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        updates.plan { [weak self] in
            guard let self else { return }
            // First the changes that wait, which may move the focus to a row out of sight.
            host.takeChanges()
            update()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shown.sections.total }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.contentView.fill(with: item(at: indexPath.item)?.view)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = item(at: indexPath.item) else { return }
        host.endEditing()
        host.send(.activate, to: item.identifier)
    }
}

extension UIView {
    /// Replaces the views in this one, the content of a cell, by another, inside its margins.
    ///
    /// A view that is there already stays, so that its field keeps the keyboard.
    func fill(with view: UIView?) {
        if let view, subviews.count == 1, subviews[0] === view { return }
        for shown in subviews { shown.removeFromSuperview() }
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}
#endif
