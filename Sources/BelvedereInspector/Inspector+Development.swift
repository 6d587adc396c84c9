public import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless

extension Inspector {
    /// The inspector of the kit, for development. Give it to a host:
    ///
    /// ```swift
    /// let inspector = Inspector.development()
    /// ```
    ///
    /// With the browser host that is `options.inspector = .development()`. The article "Inspector" says what it shows, and why it is not
    /// for production.
    ///
    /// - Parameter tests: how the apps are named in recorded tests.
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
        // It is for developers, as logs are.
        application.languages = ["en"]
        return Inspector(application: application) { window, context, inspected, secret in
            _ = SessionWatch(window, in: context, of: inspected, for: registry.inspection(named: secret), tests: tests)
        }
    }
}
