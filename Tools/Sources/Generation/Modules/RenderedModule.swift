/// The result of rendering a module's template: files, routes, and commands to run.
struct RenderedModule {
    struct Route: Hashable {
        let caseName: String
        let values: String
        let pattern: String
        let builds: String
    }

    /// The texts of the files. The key is the path.
    var files: [String: String] = [:]
    var routes: [Route] = []
    var hooks: [[String]] = []
    var areHooksTrusted = true
}
