import SwiftFacts

extension Project {
    /// Creates a project from texts, for tests and examples of rules. A `Package.swift` or the file of an Xcode project among
    /// them defines the targets.
    ///
    ///     let project = Project(sources: [("Login/LoginView.swift", "final class LoginView {}")])
    public init(sources: [(path: String, source: String)]) {
        let isManifest = { (path: String) in path == "Package.swift" || path.hasSuffix("/Package.swift") }
        let packages = sources.filter { isManifest($0.path) }.map { path, source in
            (folder: path.split(separator: "/").dropLast().joined(separator: "/"), manifest: ManifestReader().manifest(in: source))
        }
        let projects = sources.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }.map { path, source in
            (
                folder: path.split(separator: "/").dropLast(2).joined(separator: "/"),
                targets: (try? XcodeProjectReader.targets(in: Array(source.utf8))) ?? []
            )
        }
        var layout = TargetLayout(packages: packages, projects: projects)
        let reader = FactReader()
        let files = sources.filter { !isManifest($0.path) && !$0.path.hasSuffix(".pbxproj") }.map { path, source in
            SourceFile(
                path: path, target: layout.target(of: path), otherTargets: layout.otherTargets(of: path), facts: reader.facts(of: source))
        }
        self.init(targets: layout.targets, files: files)
    }
}
