/// A list that follows another: mapped, filtered or sorted.
///
/// An edit of the source becomes an edit of this list, and the other rows are not made anew. Where that is not possible,
/// every row is looked at again: after a ``ListChange/reload`` of the source, after a change of what the rows are filtered or
/// sorted by, and when a sorted list falls behind by more than a few edits. Like every derived value the list is up to date
/// whenever it is read, and an edit of its source runs none of its closures while nobody is bound.
///
/// ```swift
/// let names = DynamicList(["Grace", "Ada"])
/// let search = Dynamic("")
/// let shown = names
///     .filter(by: search) { name, search in search.isEmpty || name.contains(search) }
///     .sorted(by: <)
/// ```
public final class DerivedList<Element>: DynamicListValue<Element> {
    /// What follows the source.
    private let following: Computation<(inout [Element]) -> [ListChange<Element>]>
    // After what follows, so that it goes after it.
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
                // Taken out meanwhile, because the author's closures run now, and may read this very list.
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
        // The edges go first, because the computation holds what they lead from.
        freeEdges()
        Propagation.withCurrent { perform(self, .bury, $0) }
    }
}
