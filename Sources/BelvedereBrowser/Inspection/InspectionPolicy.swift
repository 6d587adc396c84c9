@_spi(Hosting) internal import Belvedere
internal import Logging

/// Decides whether the host may show the inspector, and logs the decision when the host starts.
///
/// The inspector shows the content of a session. So a server in production needs two settings: an inspector, and an explicit permission.
enum InspectionPolicy {
    /// Returns the inspector of a host. It is `nil` if the host looks like production and the options do not permit the inspector there.
    static func inspector(of options: BrowserOptions, isReleaseBuild: Bool = Self.isReleaseBuild, _ logger: Logger) -> Inspector? {
        guard let inspector = options.inspector else { return nil }
        let signs = [
            isReleaseBuild ? "this is a release build" : nil, options.publicOrigin.map { "browsers see it at \($0)" },
            options.allowsAnyHost ? "it answers to any host name" : nil,
        ].compactMap { $0 }
        if signs.isEmpty { return inspector }
        let why = signs.joined(separator: ", and ")
        guard options.allowsInspectorInProduction else {
            logger.error(
                """
                The inspector stays off: \(why), so this may be production. The inspector shows what a session holds. To allow this, set \
                allowsInspectorInProduction as well.
                """)
            return nil
        }
        logger.warning(
            """
            The inspector is on although \(why). Whoever may see an app can look into their own session: its objects, values and routes. \
            Leave out BrowserOptions.inspector to turn it off.
            """)
        return inspector
    }

    static var isReleaseBuild: Bool {
        #if DEBUG
        false
        #else
        true
        #endif
    }
}
