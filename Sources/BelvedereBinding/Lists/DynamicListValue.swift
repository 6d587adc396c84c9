/// A list that can be read and bound: a ``DynamicList``, which is edited, or a ``DerivedList``, which is computed from another list.
///
/// A method with a parameter of this type accepts both kinds, as the kit's views do. Each edit sends the change to the listeners, in the
/// order of binding, before the edit returns. When several edits happen together, in a transaction or in a listener, each listener is
/// called once. It receives all changes since its last call.
public class DynamicListValue<Element>: DynamicNode {
    @usableFromInline final var storage: [Element]
    /// The number of changes of the list so far. It may overflow to 0.
    @exclusivity(unchecked) @usableFromInline final var editCount: UInt32 = 0
    /// The edits of this list during the running propagation (a change of values and the calls of all listeners that it causes), or during
    /// the last one. The newest edit is at the end.
    @usableFromInline final var log: [ListChange<Element>] = []
    /// The number (`Propagation.serial`) of the propagation whose edits are in `log`.
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

    package final override var lastValue: Any? { storage }

    // MARK: Reading

    /// The number of elements.
    ///
    /// - Complexity: O(1). A ``DerivedList`` without bindings first applies the changes of its source.
    public var count: Int {
        read()
        return storage.count
    }

    /// The element at an index.
    ///
    /// - Complexity: O(1). A ``DerivedList`` without bindings first applies the changes of its source.
    public subscript(index: Int) -> Element {
        read()
        return storage[index]
    }

    /// All elements.
    ///
    /// - Complexity: O(1). A ``DerivedList`` without bindings first applies the changes of its source.
    public var elements: [Element] {
        read()
        return storage
    }

    /// Whether there are no elements.
    ///
    /// - Complexity: The same as ``count``.
    public final var isEmpty: Bool { count == 0 }

    /// Brings the list up to date. If the closure of a derived value is running, also records that the derived value depends on this list.
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

    /// All elements as a value that can be bound. Its listeners are called with every change of the list.
    ///
    /// - Complexity: O(1).
    public final var asValue: Derived<[Element]> {
        Derived(name: nil, sources: [self]) { self.elements }
    }

    // MARK: Binding

    /// Calls `action` with every change of the list, beginning with the next.
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
    /// - Complexity: O(1).
    @inlinable
    public final func bind(_ action: @escaping (ListChange<Element>) -> Void) -> BindingToken {
        let listener = ListListener(action)
        link(listener)
        listener.seenEdits = editCount
        return listener
    }

    /// Calls `action` with ``ListChange/reload`` at once, so that it reads the present content, and then with every change.
    ///
    /// - Returns: The token of the binding. Keep it: the binding ends when the token is released.
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

    /// Calls `action` with the owner and every change, until the owner's ``BindingBag`` ends its bindings.
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

    /// Records a change that has just been made to `storage`, and sends it to the listeners.
    @inlinable final func changed(_ change: ListChange<Element>) {
        note(change)
        guard isInUse || flags.contains(.readIdle) else { return }
        Propagation.withCurrent { $0.changed(self) }
    }

    /// Records a change. Listeners and derived lists read it from the record later.
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
                // All listeners and derived lists have received the changes of earlier propagations, so these are no longer needed.
                log.removeAll(keepingCapacity: true)
                logSerial = propagation.serial
            }
            log.append(change)
        }
    }

    /// The changes since the edit count was `earlier`; `nil` if the list has no record of some of them any more.
    @inlinable final func changes(since earlier: UInt32) -> ArraySlice<ListChange<Element>>? {
        let number = Int(editCount &- earlier)
        return number <= log.count ? log.suffix(number) : nil
    }

    /// Calls every binding that has not been notified of all changes; see `DynamicValue.deliver` for why the bindings may be borrowed.
    @inlinable final func deliver(in propagation: Propagation) {
        var told = toldVersion
        guard var current = propagation.beginPass(over: self) else { return }
        while current != Borrowed(self) {
            let called = current
            let isCalled = called.with { link in
                let listener = unsafeDowncast(link, to: ListListener<Element>.self)
                guard listener.told != told else {
                    current = listener.nextLink
                    return false
                }
                let change = change(since: listener.seenEdits)
                listener.told = told
                listener.seenEdits = editCount
                propagation.beginCall(of: listener)
                listener.action(change)
                return true
            }
            guard isCalled else { continue }
            // The call may have ended the binding, so the binding may be freed from here on.
            current = propagation.endCall(of: called)
            guard propagation.pendingCount > 0 else { continue }
            guard let next = propagation.attend(self, next: current, told: told) else { return }
            current = next
            told = toldVersion
        }
    }

    @inlinable final func change(since earlier: UInt32) -> ListChange<Element> {
        guard let changes = changes(since: earlier) else { return .reload }
        return changes.count == 1 ? changes[changes.startIndex] : .batch(Array(changes))
    }
}
