/// Where a ``WindowedList`` reads its rows, such as a database. Only the rows near the visible range are read.
///
/// The functions are called on the isolation of the list and are expected to answer at once, as an embedded database
/// does.
public protocol WindowedListSource<Element>: AnyObject {
    /// What a row is.
    associatedtype Element

    /// The number of rows.
    var count: Int { get }

    /// The rows of a range, which lies within `count`.
    ///
    /// - Complexity: Should not depend on the number of rows, because each page that comes near the visible range is read by it.
    func elements(in range: Range<Int>) -> [Element]

    /// The index at which an element stands, or would be put in.
    ///
    /// - Complexity: Should be O(log *n*) in the number of rows, as with an index of a database.
    func insertionIndex(of element: Element) -> Int

    /// Tells what has changed, right after it has changed; a ``ListChange/reload`` when too much has changed to say.
    /// A signal, so that no change is lost.
    var changes: Signal<ListChange<Element>> { get }
}
