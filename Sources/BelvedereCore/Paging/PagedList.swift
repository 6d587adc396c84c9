public import BelvedereBinding

/// A list of any length that loads only the rows near the visible range. It stands between a database and a list view.
///
/// The view says which rows it needs by ``need(_:)``. The list asks its source for them, with some before and after, and
/// tells the view by ``bind(_:)`` when they have come. Changes of the source are handed over by
/// ``apply(_:version:)`` and shift the rest; nothing is read again for them.
///
/// ```swift
/// let contacts = PagedList<Contact> { offset, limit in
///     let page = try await store.page(of: .all, offset: offset, limit: limit)
///     return ListPage(elements: page.contacts, total: page.total, version: page.version)
/// }
/// contacts.reload()
/// ```
///
/// Pages and changes may overtake each other: each carries the version of the source that it shows. A page older than a
/// change that was applied is asked for again; a page newer than the list makes the list begin anew from it, and changes
/// up to its version are passed over.
///
/// It is for a source that takes time to answer, so a row may not be there yet. For a source that answers at once, use
/// `WindowedList` of `BelvedereBinding`, which always has the row that is asked for, and can be mapped and filtered.
///
/// Reading is work of the screen that shows the list, and ends with that screen.
public final class PagedList<Element>: Launching {
    /// Reads a stretch of the source.
    public typealias Read = PagedRead<Element>

    /// The number of elements in the whole list, known once the first page has come.
    public let count = Dynamic(0, name: "PagedList.count")
    /// Whether a stretch that is needed has not come yet.
    public let isLoading = Dynamic(false, name: "PagedList.isLoading")
    /// What went wrong with the last page that was asked for; `nil` after one has come. ``retry()`` asks again.
    public let failure: Dynamic<(any Error)?> = Dynamic(nil, name: "PagedList.failure")

    private let read: Read
    private let changes = Signal<ListChange<Element>>(name: "PagedList.changes")
    /// What has been read: one stretch, beginning at `offset`.
    private var loaded: [Element] = []
    private var offset = 0
    private var version = -1
    /// The newest version that changes were told of, also before the first page.
    private var reported = -1
    private var needed = 0..<50
    private var reading: LaunchedWork?
    private var request = 0

    /// The most that is kept, in elements.
    private static var capacity: Int { 600 }

    /// A list that reads by `read`. It reads nothing before ``reload()`` or ``need(_:)``.
    ///
    /// - Complexity: O(1). Nothing is read.
    public init(read: @escaping Read) {
        self.read = read
    }

    /// The element at a position, or `nil` while it has not been read.
    ///
    /// - Complexity: O(1).
    public subscript(index: Int) -> Element? {
        let position = index - offset
        return loaded.indices.contains(position) ? loaded[position] : nil
    }

    /// The positions that have been read.
    public var loadedRange: Range<Int> { offset..<(offset + loaded.count) }

    /// Calls `action` with each change: edits with positions in the whole list, an update for each element whose page has
    /// come, or a reload.
    ///
    /// - Complexity: O(1).
    public func bind(_ action: @escaping (ListChange<Element>) -> Void) -> BindingToken {
        changes.bind(action)
    }

    /// Forgets what was read and reads anew, as after another search.
    ///
    /// - Complexity: O(*m*) in the number of elements that are loaded, and one read of the source.
    public func reload() {
        version = -1
        // Whatever was reported had been made, so the page that is asked for now shows it.
        reported = -1
        loaded = []
        offset = 0
        needed = 0..<max(1, needed.count)
        fetch()
    }

    /// Asks again after a failure.
    ///
    /// - Complexity: O(1), and one read of the source.
    public func retry() {
        failure.value = nil
        fetch()
    }

    /// Says which positions a person looks at. They are read if they have not been.
    ///
    /// - Complexity: O(1), and at most one read of the source.
    public func need(_ range: Range<Int>) {
        needed = range
        if version < 0 || isMissing(range) { fetch() }
    }

    /// Makes the changes of the source that lead to `version`. Changes the list has seen already are passed over.
    ///
    /// An element that is inserted where nothing has been read yet is only counted.
    ///
    /// - Complexity: O(*m*) in the number of edits, each of which moves at most the elements that are loaded.
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
            // What moves in from outside is not known here; the gap is closed by reading the rest again.
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
        // A screenful before and after, so that ordinary scrolling finds what it needs.
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
                    // Either the screen has left, and whoever looks at the list next asks again, or the source has made
                    // way for a reading that follows.
                    if Task.isCancelled { isLoading.value = false }
                    return
                }
                isLoading.value = false
                failure.value = error
            }
        }
    }

    private func receive(_ page: ListPage<Element>, at lower: Int) {
        // Also a first page may be older than a change that came while it was being read.
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
        // A list that has become shorter may have nothing where the person looked.
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
