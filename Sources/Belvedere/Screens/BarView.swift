/// The bar of a screen: its items, in order.
final class BarView: ContainerView {
    override var kind: ViewKind { .bar }
}
