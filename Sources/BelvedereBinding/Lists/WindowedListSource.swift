/// Where a ``WindowedList`` reads its rows: a database, say, of which only what is on screen is ever read.
///
/// The functions are called on the isolation of the list and are expected to answer at once, as an embedded database
/// does.
public protocol WindowedListSource<Element>: AnyObject {
    /// What a row is.
    associatedtype Element

    /// The number of rows.
    var count: Int { get }

    /// The rows of a range, which lies within `count`.
    func elements(in range: Range<Int>) -> [Element]

    /// The index at which an element stands, or would be put in.
    func insertionIndex(of element: Element) -> Int

    /// Tells what has changed, right after it has changed; a ``ListChange/reload`` when too much has changed to say.
    /// A signal, so that no change is lost.
    var changes: Signal<ListChange<Element>> { get }
}
