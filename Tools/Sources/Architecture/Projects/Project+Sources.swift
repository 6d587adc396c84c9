import SwiftFacts

extension Project {
    /// Creates a project from texts, for tests and examples of rules. A `Package.swift` among them defines its targets.
    ///
    ///     let project = Project(sources: [("Login/LoginView.swift", "final class LoginView {}")])
    public init(sources: [(path: String, source: String)]) {
        let isManifest = { (path: String) in path == "Package.swift" || path.hasSuffix("/Package.swift") }
        let packages = sources.filter { isManifest($0.path) }.map { path, source in
            (folder: path.split(separator: "/").dropLast().joined(separator: "/"), manifest: ManifestReader().manifest(in: source))
        }
        var layout = TargetLayout(packages: packages)
        let reader = FactReader()
        let files = sources.filter { !isManifest($0.path) }.map { path, source in
            SourceFile(path: path, target: layout.target(of: path), facts: reader.facts(of: source))
        }
        self.init(targets: layout.targets, files: files)
    }
}
