import SwiftFacts

/// The targets in which a module's files are, and the changes of `Package.swift` that declare new targets.
struct ModuleTargets {
    var place: ModulePlace
    private let project: PackageProject
    private let host: ManifestTarget
    private let isOwn: Bool

    init(project: PackageProject, host: ManifestTarget, name: ModuleName, isOwn: Bool) {
        self.project = project
        self.host = host
        self.isOwn = isOwn
        let isInternal = project.manifest.hasInternalImports
        if isOwn {
            let target = project.manifest.targets.first { $0.name == name.type }
            let tests = project.manifest.targets.first { $0.name == name.type + "Tests" }
            place = ModulePlace(
                target: name.type, testTarget: name.type + "Tests", sources: target?.folder ?? "Sources/\(name.type)",
                tests: tests?.folder ?? "Tests/\(name.type)Tests", isPublic: true, importsAreInternal: isInternal,
                hasDefaultIsolation: project.manifest.hasDefaultIsolation
            )
        } else {
            let tests = project.testTarget(of: host)
            place = ModulePlace(
                target: host.name, testTarget: tests?.name ?? host.name + "Tests", sources: host.folder,
                tests: tests?.folder ?? "Tests/\(host.name)Tests", importsAreInternal: isInternal,
                hasDefaultIsolation: project.manifest.hasDefaultIsolation
            )
        }
    }

    /// The declarations of the missing targets: as an insertion into `Package.swift`, or, if the manifest has an unusual form, as a text
    /// that the developer pastes.
    func edit(_ planning: FilePlanning) throws -> (insertions: [PlannedInsertion], notes: [String]) {
        let known = Set(project.manifest.targets.map(\.name))
        let package = host.packages["Belvedere"] ?? "belvedere"
        var texts: [String] = []
        let settings = host.settings.map { ",\n    swiftSettings: \($0)" } ?? ""
        if isOwn, !known.contains(place.target) {
            texts.append(
                """
                .target(
                    name: "\(place.target)",
                    dependencies: [.product(name: "Belvedere", package: "\(package)")]\(settings)
                )
                """)
        }
        if !known.contains(place.testTarget) {
            texts.append(
                """
                .testTarget(
                    name: "\(place.testTarget)",
                    dependencies: ["\(place.target)", .product(name: "BelvedereTesting", package: "\(package)")]\(settings)
                )
                """)
        }
        if texts.isEmpty { return ([], []) }
        if let insertion = project.manifest.insertion(ofTargets: texts) {
            return ([PlannedInsertion(path: "Package.swift", insertion: insertion)], [])
        }
        return (
            [],
            [
                "The targets in Package.swift have a form that this program does not change. Paste this among them:\n\n\(texts.joined(separator: ",\n"))"
            ]
        )
    }
}
