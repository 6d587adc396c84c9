/// Observes the events and changes of one window. The inspector uses it.
///
/// A window without a listener has only the cost of one check for each event, rendering and batch.
package protocol WindowListener: AnyObject {
    /// Called for an event. The listener must call `deliver`.
    func receive(_ event: Event, for view: ViewIdentifier, _ deliver: () -> Void)
    /// Called after the host has received the whole window.
    func didRender(_ node: ViewNode)
    /// Called after the host, the program that shows the window, has received changes.
    func didTake(_ changes: [Change])
    /// Called after the host has sent its last rendering or changes.
    func didSend(bytes: Int)
    /// Called when a screen closes for good. The screen still has its view models, presenters and other roles.
    func willLeave(_ screen: Screen)
}
