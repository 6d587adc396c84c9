public import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless
internal import BelvedereTexts

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
    /// - Parameters:
    ///   - tests: The names of the apps in recorded tests.
    ///   - strip: The strip below the pages, which shows the parts of the visible screen; `nil` for none.
    public static func development(tests: RecordedTestNames = RecordedTestNames(), strip: PatternStrip? = nil) -> Inspector {
        let registry = InspectionRegistry()
        var application = BelvedereApp("Inspector", path: "/_belvedere/inspector", summary: "A running session from the inside") {
            context in
            let inspection = registry.inspection(named: context.values[Self.secret])
            return Window(InspectorScreen(viewModel: InspectorViewModel(inspection, source: strip?.source ?? { _ in "" })))
        }
        application.languages = InspectorTexts.languages
        let below = strip.map { strip in
            var application = BelvedereApp("Pattern", path: "/_belvedere/pattern", summary: "The parts of a screen") { context in
                let inspection = registry.inspection(named: context.values[Self.secret])
                return Window(PatternScreen(viewModel: PatternViewModel(inspection, strip: strip)))
            }
            application.languages = InspectorTexts.languages
            return application
        }
        return Inspector(application: application, strip: below) { window, context, inspected, secret in
            _ = SessionWatch(window, in: context, of: inspected, for: registry.inspection(named: secret), tests: tests)
        }
    }
}
