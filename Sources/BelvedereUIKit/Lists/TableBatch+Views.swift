#if canImport(UIKit)
package import UIKit

extension TableBatch {
    /// Performs the edits in a table.
    ///
    /// - Parameters:
    ///   - table: the table, which animates the edits.
    ///   - change: makes the data source answer with the new rows. UIKit may ask for the numbers of rows before it, so they must not change
    ///     earlier.
    package func perform(in table: UITableView, _ change: @escaping () -> Void) {
        table.performBatchUpdates {
            change()
            if !deletedSections.isEmpty { table.deleteSections(IndexSet(deletedSections), with: .automatic) }
            if !insertedSections.isEmpty { table.insertSections(IndexSet(insertedSections), with: .automatic) }
            if !deleted.isEmpty { table.deleteRows(at: deleted, with: .automatic) }
            if !inserted.isEmpty { table.insertRows(at: inserted, with: .automatic) }
            for move in moved { table.moveRow(at: move.from, to: move.to) }
        }
    }

    /// Performs the edits in a collection with one section.
    ///
    /// - Parameters:
    ///   - collection: the collection, which animates the edits.
    ///   - change: makes the data source answer with the new items.
    package func perform(in collection: UICollectionView, _ change: @escaping () -> Void) {
        collection.performBatchUpdates {
            change()
            if !deleted.isEmpty { collection.deleteItems(at: deleted) }
            if !inserted.isEmpty { collection.insertItems(at: inserted) }
            for move in moved { collection.moveItem(at: move.from, to: move.to) }
        }
    }
}
#endif
