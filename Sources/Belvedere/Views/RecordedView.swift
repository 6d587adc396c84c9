/// A copy of a view that a window has shown before, and of its subviews. It looks the same and accepts no input.
///
/// A tool shows with it an earlier state of a screen, without the code of the app.
package final class RecordedView: ContainerView {
    private let recorded: ViewNode

    /// - Complexity: O(*n*) in the number of recorded views.
    package init(_ node: ViewNode) {
        recorded = node
        super.init(children: node.children.map(RecordedView.init))
    }

    override func complete(_ node: inout ViewNode) { node.properties = recorded.properties }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { recorded.kind }

    /// Accepts the events that a host sends without an action of a person, and ignores them.
    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .show, .endEditing, .fail: true
        default: false
        }
    }
}
