import SwiftFacts

/// Finds the target of each file.
struct TargetLayout {
    private(set) var targets: [ProjectTarget] = []
    private let packages: [String]
    /// The indexes of the targets, by folder.
    private var numbers: [String: Int] = [:]
    private var xcodeFiles: XcodeFiles
    /// The index of the target for each folder that was looked up before.
    private var numbersOfFiles: [Substring: Int] = [:]

    init(packages: [(folder: String, manifest: ManifestFacts)], projects: [(folder: String, targets: [XcodeTarget])] = []) {
        xcodeFiles = XcodeFiles(projects: projects)
        targets = xcodeFiles.targets
        self.packages = packages.map(\.folder).sorted { $0.count > $1.count }
        for (folder, manifest) in packages {
            for target in manifest.targets where target.kind != .other {
                let place = target.path ?? (target.kind == .test ? "Tests/" : "Sources/") + target.name
                add(
                    ProjectTarget(
                        name: target.name, isTest: target.kind == .test, folder: Self.join(folder, place),
                        dependencies: target.dependencies, hasAllSources: !target.hasPlugins
                    ))
            }
        }
    }

    @discardableResult
    private mutating func add(_ target: ProjectTarget) -> Int {
        if let number = numbers[target.folder] { return number }
        targets.append(target)
        numbers[target.folder] = targets.count - 1
        return targets.count - 1
    }

    static func join(_ folder: String, _ path: String) -> String {
        let parts = (folder.split(separator: "/") + path.split(separator: "/")).filter { $0 != "." }
        return parts.joined(separator: "/")
    }

    /// The indexes of the other targets that compile the file too.
    func otherTargets(of path: String) -> Set<Int> { xcodeFiles.otherTargets[path] ?? [] }

    /// The index of the target for the file at a path. If no manifest mentions its folder, the folder becomes a target.
    mutating func target(of path: String) -> Int {
        let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
        // A package in the folder of an Xcode project has its own targets.
        let isInPackage = packages.contains { !$0.isEmpty && path.hasPrefix($0 + "/") }
        if !isInPackage, let number = xcodeFiles.target(of: path) { return number }
        if let number = numbersOfFiles[folder] { return number }
        let number = findTarget(of: path)
        numbersOfFiles[folder] = number
        return number
    }

    private mutating func findTarget(of path: String) -> Int {
        let parts = path.split(separator: "/").map(String.init)
        for count in stride(from: parts.count - 1, through: 1, by: -1) {
            if let number = numbers[parts.prefix(count).joined(separator: "/")] { return number }
        }
        // The manifest computes the name of this target, for example in a loop. By convention the target has the name of its folder.
        let package = packages.first { $0.isEmpty || path.hasPrefix($0 + "/") }
        if let package {
            let rest = Array(parts.dropFirst(package.isEmpty ? 0 : package.split(separator: "/").count))
            if rest.count > 2, ["Sources", "Source", "src", "Tests", "Plugins"].contains(rest[0]) {
                return add(ProjectTarget(name: rest[1], isTest: rest[0] == "Tests", folder: Self.join(package, "\(rest[0])/\(rest[1])")))
            }
        }
        // There is no package: all files are one module, except the tests.
        if let place = parts.dropLast().firstIndex(where: { $0.hasSuffix("Tests") || $0 == "Specs" }) {
            return add(ProjectTarget(name: parts[place], isTest: true, folder: parts[...place].joined(separator: "/")))
        }
        guard let package else { return add(ProjectTarget(name: "App", folder: "")) }
        // The file is in a package but in no target, such as a script.
        let depth = package.split(separator: "/").count
        let folder = parts.count > depth + 1 ? parts[depth] : package
        return add(
            ProjectTarget(name: folder.isEmpty ? "Package" : folder, folder: parts.count > depth + 1 ? Self.join(package, folder) : package)
        )
    }
}
