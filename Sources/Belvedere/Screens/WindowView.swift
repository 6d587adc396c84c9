/// The root of the tree: the screens, lowest first, then alerts and toasts.
final class WindowView: ContainerView {
    init() {
        super.init(children: [])
    }

    override var kind: ViewKind { .window }
}
