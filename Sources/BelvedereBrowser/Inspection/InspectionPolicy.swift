@_spi(Hosting) internal import Belvedere
internal import Logging

/// Whether the inspector may be shown, and what the log says of that when the host starts.
///
/// It shows what a session holds, so a server that people rely on has to be told twice: by an inspector, and by a word that it is meant.
enum InspectionPolicy {
    /// The inspector that a host shows; none where it looks like production and nobody has said that it is meant.
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
                The inspector stays off: \(why), so this may be production. The inspector shows what a session holds. If you mean it, set \
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
