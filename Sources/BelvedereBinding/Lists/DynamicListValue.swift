/// A list that can be read and bound: a ``DynamicList``, which is edited, a ``DerivedList``, which follows another, or a
/// ``WindowedList``, which reads its rows from elsewhere when they are asked for.
///
/// A view takes a `DynamicListValue` where it does not care which of them it shows. Whoever is bound is told what has
/// changed, in the order of binding, before the edit returns. When edits fall together (in a transaction, in a listener)
/// each listener is called once, with the changes that lead from the list it has seen last to the list as it is.
public class DynamicListValue<Element>: DynamicNode {
    @usableFromInline final var storage: [Element]
    /// A count of the changes of the list.
    @exclusivity(unchecked) @usableFromInline final var editCount: UInt32 = 0
    /// The changes of the propagation that is under way, or was last; the newest is the one counted last.
    @usableFromInline final var log: [ListChange<Element>] = []
    /// The propagation that the log belongs to.
    @exclusivity(unchecked) @usableFromInline final var logSerial: UInt32 = 0

    @usableFromInline
    init(
        storage: [Element],
        name: String?,
        kind: Kind,
        perform: @escaping (DynamicNode, Request, Propagation) -> Void
    ) {
        self.storage = storage
        super.init(details: name.map(NodeDetails.init), kind: kind, perform: perform)
    }

    /// All elements, for what is derived from this list.
    @usableFromInline var content: [Element] { storage }

    package final override var lastValue: Any? { storage }

    // MARK: Reading

    /// The number of elements.
    ///
    /// - Complexity: O(1). A ``DerivedList`` that nobody is bound to first takes over the changes of its source.
    public var count: Int {
        read()
        return storage.count
    }

    /// The element at an index.
    ///
    /// - Complexity: O(1). A ``DerivedList`` that nobody is bound to first takes over the changes of its source.
    public subscript(index: Int) -> Element {
        read()
        return storage[index]
    }

    /// All elements.
    ///
    /// - Complexity: O(1). A ``DerivedList`` that nobody is bound to first takes over the changes of its source.
    public var elements: [Element] {
        read()
        return storage
    }

    /// Whether there are no elements.
    ///
    /// - Complexity: The same as ``count``.
    public final var isEmpty: Bool { count == 0 }

    /// Brings the list up to date, and lets a computation that is being watched know that it is read.
    @inlinable final func read() { prepareRead() }

    /// The number of elements as a value that can be bound.
    ///
    /// ```swift
    /// let tasks = DynamicList(["wash", "cook"])
    /// let title = tasks.counted.map { "\($0) tasks" }
    /// ```
    ///
    /// - Complexity: O(1).
    public final var counted: Derived<Int> {
        Derived(name: nil, comparing: [self]) { self.count }
    }

    /// All elements as a value that can be bound; fires with every change of the list.
    ///
    /// - Complexity: O(1).
    public final var asValue: Derived<[Element]> {
        Derived(name: nil, sources: [self]) { self.elements }
    }

    // MARK: Binding

    /// Calls `action` with every change of the list, beginning with the next.
    ///
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1).
    @inlinable
    public final func bind(_ action: @escaping (ListChange<Element>) -> Void) -> BindingToken {
        let listener = ListListener(action)
        link(listener)
        listener.seenEdits = editCount
        return listener
    }

    /// Calls `action` with ``ListChange/reload`` at once, to read the list as it is, and then with every change.
    ///
    /// - Returns: The token of the binding, which ends when the token goes. Keep it.
    /// - Complexity: O(1), and one call of `action`.
    public final func bindAndFire(_ action: @escaping (ListChange<Element>) -> Void) -> BindingToken {
        let token = bind(action)
        untracked { transaction { action(.reload) } }
        return token
    }

    /// Calls `action` with the owner and every change, as long as the owner lives.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: AnyObject>(
        to owner: Owner,
        _ action: @escaping (Owner, ListChange<Element>) -> Void
    ) {
        let listener = OwnerListListener(owner, action)
        link(listener)
        listener.seenEdits = editCount
    }

    /// Calls `action` with the owner and every change, until the owner's bag ends.
    ///
    /// - Complexity: O(1) on average.
    public final func bind<Owner: BindingOwner>(
        to owner: Owner,
        _ action: @escaping (Owner, ListChange<Element>) -> Void
    ) {
        let reference = OwnerReference(owner)
        let token = bind { change in reference.withOwner { action($0, change) } }
        reference.token = token
        owner.bindings.insert(token)
    }

    // MARK: Changes

    /// Takes note of a change that has just been made to `storage`, and tells it.
    @inlinable final func changed(_ change: ListChange<Element>) {
        note(change)
        guard isInUse || flags.contains(.readIdle) else { return }
        Propagation.withCurrent { $0.changed(self) }
    }

    /// Takes note of a change, for those who will ask what has changed since they looked last.
    @inlinable final func note(_ change: ListChange<Element>) {
        advance()
        editCount &+= 1
        guard isInUse else {
            if !log.isEmpty { log.removeAll() }
            return
        }
        Propagation.withCurrent { propagation in
            let isQuiet = propagation.state.isDisjoint(with: [.busy, .evaluating])
            if isQuiet || propagation.serial != logSerial {
                // All that was told earlier has been heard.
                log.removeAll(keepingCapacity: true)
                logSerial = propagation.serial
            }
            log.append(change)
        }
    }

    /// The changes that were made after the first `earlier`; `nil` if they are not known any more.
    @inlinable final func changes(since earlier: UInt32) -> ArraySlice<ListChange<Element>>? {
        let number = Int(editCount &- earlier)
        return number <= log.count ? log.suffix(number) : nil
    }

    /// Calls every binding that has not been told all changes; see `DynamicValue.deliver` for why the bindings may be
    /// followed unmanaged.
    @inlinable final func deliver(in propagation: Propagation) {
        let head = Unmanaged<BindingLink>.passUnretained(self).toOpaque()
        let mustWait = propagation.pendingCount > 0 || flags.contains(.suspended)
        var link = mustWait ? propagation.beginPass(over: self) : next
        var told = toldMark
        while let current = link, current.toOpaque() != head {
            let isCalled = current._withUnsafeGuaranteedRef { element in
                let listener = unsafeDowncast(element, to: ListListener<Element>.self)
                guard listener.told != told else {
                    link = listener.next
                    return false
                }
                let change = change(since: listener.seenEdits)
                listener.told = told
                listener.seenEdits = editCount
                propagation.beginCall(of: listener)
                listener.action(change)
                return true
            }
            // From here on nothing keeps the binding that only the call has kept, and the pass stands at it still.
            guard isCalled else { continue }
            link = propagation.endCall(of: current)
            guard propagation.pendingCount > 0 else { continue }
            link = propagation.attend(self, next: link, told: told)
            told = toldMark
        }
    }

    @inlinable final func change(since earlier: UInt32) -> ListChange<Element> {
        guard let changes = changes(since: earlier) else { return .reload }
        return changes.count == 1 ? changes[changes.startIndex] : .batch(Array(changes))
    }
}
