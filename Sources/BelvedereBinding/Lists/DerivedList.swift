/// A list that is computed from another list: mapped, filtered or sorted.
///
/// An edit of the source list becomes an edit of this list, and the unaffected rows are not computed again. In some cases every row is
/// examined again: after a ``ListChange/reload`` of the source, after a change of the filter or sort criterion, and when the source of a
/// sorted list has changed more than a few times. Like every derived value, the list is up to date whenever it is read. While the list has
/// no bindings, an edit of the source runs none of its closures.
///
/// ```swift
/// let names = DynamicList(["Grace", "Ada"])
/// let search = Dynamic("")
/// let shown = names
///     .filter(by: search) { name, search in search.isEmpty || name.contains(search) }
///     .sorted(by: <)
/// ```
public final class DerivedList<Element>: DynamicListValue<Element> {
    /// The computation that changes the content so that it fits the source again, and returns the changes.
    private let following: Computation<(inout [Element]) -> [ListChange<Element>]>
    // Declared after `following`, so that Swift frees it after `following`; see `Burial`.
    private let burial = Burial()

    init<Follower: ListFollower>(
        _ follower: Follower,
        sources: [DynamicNode],
        name: String?
    ) where Follower.Output == Element {
        var follower = follower
        following = Computation { follower.follow(&$0) }
        super.init(storage: [], name: name, kind: .fixed) { node, request, propagation in
            let list = unsafeDowncast(node, to: DerivedList<Element>.self)
            switch request {
            case .compute:
                // The closures of the author run now and may read this very list. So its content is moved into a local variable meanwhile.
                var content = list.storage
                list.storage = []
                let changes = list.following.function(&content)
                list.storage = content
                guard let first = changes.first else { return }
                list.note(changes.count == 1 ? first : .batch(changes))
            case .announce:
                list.deliver(in: propagation)
            case .standIn:
                break
            case .bury:
                propagation.bury(list.following)
            }
        }
        addFixedSources(sources)
    }

    deinit {
        // Free the edges (the records of the sources) before the computation is released, because the computation keeps the sources alive.
        freeEdges()
        Propagation.withCurrent { perform(self, .bury, $0) }
    }
}
