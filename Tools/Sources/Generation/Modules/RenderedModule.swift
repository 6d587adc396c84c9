/// What templates made of a name: the files, the routes, the commands.
struct RenderedModule {
    struct Route: Hashable {
        let caseName: String
        let values: String
        let pattern: String
        let builds: String
    }

    /// Texts by path.
    var files: [String: String] = [:]
    var routes: [Route] = []
    var hooks: [[String]] = []
    var areHooksTrusted = true
}
