public import BelvedereBinding

/// A list of any length that loads only the rows near the visible range. It connects a source, such as a database, to a list view.
///
/// The view calls ``need(_:)`` with the rows it needs. The list reads these rows from its source, together with some rows before and after
/// them. When they have arrived, the list notifies the view, which has called ``bind(_:)``. The owner of the list passes changes of the
/// source to ``apply(_:version:)``. So loaded rows are moved and need not be read again.
///
/// ```swift
/// let contacts = PagedList<Contact> { offset, limit in
///     let page = try await store.page(of: .all, offset: offset, limit: limit)
///     return ListPage(elements: page.contacts, total: page.total, version: page.version)
/// }
/// contacts.reload()
/// ```
///
/// Pages and changes may arrive in any order, because each of them contains the version of the source. A page that is older than an applied
/// change is requested again. A page that is newer than the list replaces the loaded rows, and changes up to its version are ignored.
///
/// Reading the source is work of the screen that shows the list, so it is cancelled when that screen leaves.
public final class PagedList<Element>: Launching {
    /// The closure that reads a page of the source.
    public typealias Read = PagedRead<Element>

    /// The number of elements in the whole list. It is known after the first page.
    public let count = Dynamic(0, name: "PagedList.count")
    /// Whether a page that the view needs has not arrived yet.
    public let isLoading = Dynamic(false, name: "PagedList.isLoading")
    /// The error of the last requested page; `nil` after a page has arrived. ``retry()`` requests the page again.
    public let failure: Dynamic<(any Error)?> = Dynamic(nil, name: "PagedList.failure")

    private let read: Read
    private let changes = Signal<ListChange<Element>>(name: "PagedList.changes")
    /// The loaded elements: an unbroken range of the list that begins at the index `offset`.
    private var loaded: [Element] = []
    private var offset = 0
    private var version = -1
    /// The newest version of the source that is known from changes, including changes before the first page.
    private var reported = -1
    private var needed = 0..<50
    private var reading: LaunchedWork?
    private var request = 0

    /// The largest number of elements that stay loaded.
    private static var capacity: Int { 600 }

    /// A list that reads its source with `read`. It reads nothing before ``reload()`` or ``need(_:)``.
    ///
    /// - Complexity: O(1). Nothing is read.
    public init(read: @escaping Read) {
        self.read = read
    }

    /// The element at an index, or `nil` while it has not been loaded.
    ///
    /// - Complexity: O(1).
    public subscript(index: Int) -> Element? {
        let position = index - offset
        return loaded.indices.contains(position) ? loaded[position] : nil
    }

    /// The indices of the loaded elements.
    package var loadedRange: Range<Int> { offset..<(offset + loaded.count) }

    /// Calls `action` with each change: edits with indices in the whole list, an update for each element of a page that has arrived, or a
    /// reload.
    ///
    /// - Complexity: O(1).
    public func bind(_ action: @escaping (ListChange<Element>) -> Void) -> BindingToken {
        changes.bind(action)
    }

    /// Discards the loaded elements and reads the source again, for example when the search text has changed.
    ///
    /// - Complexity: O(*m*) in the number of loaded elements, and one request to the source.
    public func reload() {
        version = -1
        // The source already contains every change that it has reported, so the next page contains them too.
        reported = -1
        loaded = []
        offset = 0
        needed = 0..<max(1, needed.count)
        fetch()
    }

    /// Requests the page again after a failure.
    ///
    /// - Complexity: O(1), and one request to the source.
    public func retry() {
        failure.value = nil
        fetch()
    }

    /// Sets the range of rows that the person sees. Reads those that are not loaded.
    ///
    /// - Complexity: O(1), and at most one request to the source.
    public func need(_ range: Range<Int>) {
        needed = range
        if version < 0 || isMissing(range) { fetch() }
    }

    /// Applies changes of the source. `version` is the version of the source after them. Changes that the list already contains are
    /// ignored.
    ///
    /// An element that is inserted outside the loaded range is not stored but only counted.
    ///
    /// - Complexity: O(*m*) in the number of edits. Each edit moves at most the loaded elements.
    public func apply(_ edits: [ListChange<Element>], version: Int) {
        reported = max(reported, version)
        guard self.version >= 0, version > self.version else { return }
        self.version = version
        transaction {
            var made: [ListChange<Element>] = []
            for edit in edits.flatMap(\.steps) {
                make(edit)
                made.append(edit)
            }
            if !made.isEmpty { changes.send(made.count == 1 ? made[0] : .batch(made)) }
        }
        if isMissing(needed) { fetch() }
    }

    // MARK: Edits

    private func make(_ edit: ListChange<Element>) {
        switch edit {
        case .insert(let element, let index):
            insert(element, at: index)
            count.value += 1
        case .remove(let index):
            _ = remove(at: index)
            count.value -= 1
        case .move(let from, let to):
            // An element that moves in from outside the loaded range is not known here. Forget the elements from its new index on, and read
            // them again.
            if let element = remove(at: from) { insert(element, at: to) } else { forget(from: to) }
        case .update(let element, let index):
            if loadedRange.contains(index) { loaded[index - offset] = element }
        case .batch(let edits): edits.forEach(make)
        case .reload: reload()
        }
    }

    private func insert(_ element: Element, at index: Int) {
        if index < offset || (index == offset && offset > 0) {
            offset += 1
        } else if index <= offset + loaded.count {
            loaded.insert(element, at: index - offset)
        }
    }

    private func remove(at index: Int) -> Element? {
        if index < offset {
            offset -= 1
            return nil
        }
        return loadedRange.contains(index) ? loaded.remove(at: index - offset) : nil
    }

    private func forget(from index: Int) {
        if index <= offset {
            offset += 1
        } else if index < offset + loaded.count {
            loaded.removeSubrange((index - offset)...)
        }
    }

    // MARK: Pages

    private func isMissing(_ range: Range<Int>) -> Bool {
        let wanted = range.clamped(to: 0..<max(0, count.value))
        return !wanted.isEmpty && !(loadedRange.lowerBound <= wanted.lowerBound && loadedRange.upperBound >= wanted.upperBound)
    }

    private func fetch() {
        reading?.cancel()
        request += 1
        let number = request
        isLoading.value = true
        // Read as many rows before and after the needed range as the range has, so that scrolling normally finds loaded rows.
        let length = max(50, needed.count * 3)
        let lower = max(0, needed.lowerBound - needed.count)
        let read = read
        reading = launch { [self] in
            do {
                let page = try await read(lower, length)
                if number == request { receive(page, at: lower) }
            } catch {
                if number != request { return }
                if error is CancellationError {
                    // If the task was cancelled, its screen has left, and the next screen with this list requests the page again. Otherwise
                    // a newer request has replaced this one.
                    if Task.isCancelled { isLoading.value = false }
                    return
                }
                isLoading.value = false
                failure.value = error
            }
        }
    }

    private func receive(_ page: ListPage<Element>, at lower: Int) {
        // Even the first page may be older than a change that arrived while the page was being read. In that case, read it again.
        if page.version < max(version, reported) { return fetch() }
        let isNew = page.version > version
        version = page.version
        failure.value = nil
        isLoading.value = false
        transaction {
            count.value = page.total
            if isNew {
                loaded = page.elements
                offset = lower
                changes.send(.reload)
            } else {
                let known = loadedRange
                merge(page.elements, at: lower)
                let come = page.elements.enumerated().filter { !known.contains(lower + $0.offset) }
                if !come.isEmpty { changes.send(.batch(come.map { .update($0.element, at: lower + $0.offset) })) }
            }
        }
        // The list may have become shorter, so that the needed range is not loaded. In that case, read it.
        if isMissing(needed), !page.elements.isEmpty { fetch() }
    }

    private func merge(_ elements: [Element], at lower: Int) {
        let upper = lower + elements.count
        if lower > loadedRange.upperBound || upper < loadedRange.lowerBound || loaded.count + elements.count > Self.capacity {
            loaded = elements
            offset = lower
            return
        }
        let before = loaded.prefix(max(0, lower - offset))
        let after = loaded.dropFirst(max(0, upper - offset))
        loaded = before + elements + after
        offset = min(offset, lower)
    }
}
