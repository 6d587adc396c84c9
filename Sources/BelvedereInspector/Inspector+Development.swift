public import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless

extension Inspector {
    /// Makes the inspector of the kit, for development. Pass it to a host:
    ///
    /// ```swift
    /// let inspector = Inspector.development()
    /// ```
    ///
    /// For the browser host, write `options.inspector = .development()`. The article "Inspector" describes its content, and explains why it
    /// is not for production.
    ///
    /// - Parameter tests: The names of the apps in recorded tests.
    public static func development(tests: RecordedTestNames = RecordedTestNames()) -> Inspector {
        let registry = InspectionRegistry()
        var application = BelvedereApp("Inspector", path: "/_belvedere/inspector", summary: "A running session from the inside") {
            context in
            let router = Router(root: InspectorRoute.overview)
            let viewModel = InspectorViewModel(registry.inspection(named: context.values[Self.secret]))
            return Window(router) { route in
                route == .overview ? InspectorScreen(viewModel: viewModel, router: router) : nil
            }
        }
        // The inspector is for developers, like logs, so it has one language.
        application.languages = ["en"]
        return Inspector(application: application) { window, context, inspected, secret in
            _ = SessionWatch(window, in: context, of: inspected, for: registry.inspection(named: secret), tests: tests)
        }
    }
}
