public import BelvedereCore

extension Launching where Self: View {
    /// The scope of the screen that the view is on.
    public var workScope: WorkScope? { screen?.workScope }
}
