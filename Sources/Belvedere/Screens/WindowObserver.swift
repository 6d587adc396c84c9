/// Watches what goes in and out of one window: the seam of the inspector.
///
/// A window that nobody watches asks once for each event, rendering and batch whether somebody does.
package protocol WindowObserver: AnyObject {
    /// An event is delivered, by `deliver`.
    func receive(_ event: Event, for view: ViewIdentifier, _ deliver: () -> Void)
    /// The host was given the window whole.
    func didRender(_ node: ViewNode)
    /// The host was given what has changed.
    func didTake(_ changes: [Change])
    /// The host has sent what it was given last.
    func didSend(bytes: Int)
    /// A screen leaves for good. It has its roles still.
    func willLeave(_ screen: Screen)
}
