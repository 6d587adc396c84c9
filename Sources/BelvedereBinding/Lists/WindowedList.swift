/// A list that reads its rows page by page when they are asked for, and keeps only the pages used last.
///
/// It is for a source that answers at once, such as an embedded database in the same process. A row is there when it is
/// asked for, so the list can be mapped, filtered and bound as any other. For a source that takes time to answer, use
/// `PagedList` of `BelvedereCore`: it tells when a page has come, says that it is loading or has failed, and asks again.
///
/// ```swift
/// func show(_ contacts: WindowedList<String>) {
///     print(contacts.count)                               // 100000, and not one row has been read
///     print(contacts[70_000])                             // reads one page
/// }
/// ```
public final class WindowedList<Element>: DynamicListValue<Element> {
    private let source: any WindowedListSource<Element>
    private let pageSize: Int
    private let pageLimit: Int
    private var knownCount: Int
    private var pages: [Int: [Element]] = [:]
    /// The pages by their last use, the latest at the end.
    private var recentPages: [Int] = []
    private var token: BindingToken?

    /// A list of the rows of a source.
    ///
    /// - Parameters:
    ///   - source: Where the rows are read.
    ///   - pageSize: How many rows are read at a time.
    ///   - pageLimit: How many pages are kept.
    ///   - name: What traces and reports call the list.
    /// - Complexity: O(1). No row is read.
    public init(
        _ source: any WindowedListSource<Element>,
        pageSize: Int = 64,
        pageLimit: Int = 8,
        name: String? = nil
    ) {
        self.source = source
        self.pageSize = max(1, pageSize)
        self.pageLimit = max(1, pageLimit)
        knownCount = source.count
        super.init(storage: [], name: name, kind: .events) { node, _, propagation in
            let list = unsafeDowncast(node, to: WindowedList<Element>.self)
            list.deliver(in: propagation)
        }
        token = source.changes.bind { [weak self] change in self?.take(change) }
    }

    public override var count: Int {
        read()
        return knownCount
    }

    public override subscript(index: Int) -> Element {
        read()
        precondition(index >= 0 && index < knownCount, "Row \(index) was asked for, and there are \(knownCount).")
        return page(index / pageSize)[index % pageSize]
    }

    /// All elements. This reads every row, which a windowed list is meant to avoid.
    ///
    /// - Complexity: O(*n*) in the number of rows of the source.
    public override var elements: [Element] {
        read()
        return content
    }

    override var content: [Element] { source.elements(in: 0..<knownCount) }

    /// The index at which an element stands, or would be put in: the source's answer.
    ///
    /// - Complexity: What the source's own search costs.
    public func insertionIndexInSource(of element: Element) -> Int { source.insertionIndex(of: element) }

    /// The number of pages in memory.
    public var loadedPageCount: Int { pages.count }

    private func page(_ number: Int) -> [Element] {
        recentPages.removeAll { $0 == number }
        recentPages.append(number)
        if let page = pages[number] { return page }
        let start = number * pageSize
        let page = source.elements(in: start..<min(start + pageSize, knownCount))
        pages[number] = page
        if pages.count > pageLimit { pages[recentPages.removeFirst()] = nil }
        return page
    }

    private func take(_ change: ListChange<Element>) {
        for step in change.steps {
            switch step {
            case .insert(_, let index):
                knownCount += 1
                forgetPages(from: index)
            case .remove(let index):
                knownCount -= 1
                forgetPages(from: index)
            case .move(let from, let to): forgetPages(from: min(from, to))
            case .update(let element, let index): pages[index / pageSize]?[index % pageSize] = element
            case .batch, .reload:
                knownCount = source.count
                forgetPages(from: 0)
            }
        }
        changed(change)
    }

    private func forgetPages(from index: Int) {
        for number in pages.keys where number >= index / pageSize { pages[number] = nil }
        recentPages.removeAll { $0 >= index / pageSize }
    }
}
