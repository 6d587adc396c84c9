/// What only few dynamics have, kept apart so that the others do not pay for it.
@usableFromInline
final class NodeDetails {
    let name: String

    init(name: String) { self.name = name }
}
