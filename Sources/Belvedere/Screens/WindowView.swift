/// The root of the tree.
final class WindowView: ContainerView {
    override var kind: ViewKind { .window }
}
