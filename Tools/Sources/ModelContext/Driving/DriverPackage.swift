import Foundation

/// A package beside the build of a person's package. It has the same targets and one more: a program that opens an app headless.
///
/// The sources are those of the person's package, through symbolic links, so the person's files and products stay as they are.
struct DriverPackage {
    /// The name of the program.
    static let product = "BelvedereDriver"

    /// The folder of the person's package.
    let root: String
    /// The folder of this package.
    let folder: String
    let apps: [AppDeclaration]
    private let kit: String

    /// Reads the manifest of a package.
    ///
    /// - Parameter buildFolder: A folder for files that can be made again.
    /// - Throws: `ToolProblem` if the manifest cannot be read, or if the package does not use the kit.
    init(root: String, buildFolder: String) throws {
        let dump = try FinishedProgram(["swift", "package", "dump-package", "--package-path", root], in: root)
        guard let start = dump.output.firstIndex(of: "{"),
            let manifest = try? JSONSerialization.jsonObject(with: Data(dump.output[start...].utf8)) as? [String: Any]
        else { throw ToolProblem("The manifest cannot be read:\n\(dump.output)") }
        let targets = manifest["targets"] as? [[String: Any]] ?? []
        let products = targets.flatMap { $0["dependencies"] as? [[String: Any]] ?? [] }.compactMap { $0["product"] as? [Any] }
        guard let kit = products.first(where: { $0.first as? String == "Belvedere" })?.dropFirst().first as? String else {
            throw ToolProblem("No target of the package depends on the product \"Belvedere\", so there is no app to open.")
        }
        self.root = root
        self.kit = kit
        folder = buildFolder + "/package"
        apps = targets.filter { $0["type"] as? String != "test" }.flatMap { target -> [AppDeclaration] in
            let name = target["name"] as? String ?? ""
            return AppDeclaration.all(below: root + "/" + (target["path"] as? String ?? "Sources/\(name)"), target: name)
        }
    }

    /// The app with a name, or the only one.
    ///
    /// - Throws: `ToolProblem` if there is none, or if several are possible.
    func app(named name: String?) throws -> AppDeclaration {
        let names = apps.map(\.name).joined(separator: ", ")
        if let name {
            guard let app = apps.first(where: { $0.name == name }) else {
                throw ToolProblem("The package has no app \"\(name)\". It has \(names.isEmpty ? "none" : names).")
            }
            return app
        }
        guard let first = apps.first else {
            throw ToolProblem("The package declares no app as \"static let name = BelvedereApp(…)\" in an extension of BelvedereApp.")
        }
        if apps.count > 1 { throw ToolProblem("The package has several apps: \(names). Name one with the argument \"app\".") }
        return first
    }

    /// Writes the package.
    ///
    /// - Throws: The error of the file system.
    func write(for app: AppDeclaration) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/" + Self.product, withIntermediateDirectories: true)
        for entry in try files.contentsOfDirectory(atPath: folder) {
            let path = folder + "/" + entry
            if (try? files.destinationOfSymbolicLink(atPath: path)) != nil { try files.removeItem(atPath: path) }
        }
        for entry in try files.contentsOfDirectory(atPath: root) where !entry.hasPrefix(".") && entry != "Package.swift" {
            if entry == "Package.resolved" {
                // SwiftPM writes this file, so a link would change that of the person.
                try write(try String(contentsOfFile: root + "/" + entry, encoding: .utf8), to: entry)
            } else {
                try files.createSymbolicLink(atPath: folder + "/" + entry, withDestinationPath: root + "/" + entry)
            }
        }
        let manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
        try write(manifest + addition(for: app), to: "Package.swift")
        try write(DriverSource(app: app).text, to: Self.product + "/main.swift")
    }

    /// Writes a file if its content is new, because a build compiles touched files again.
    private func write(_ text: String, to name: String) throws {
        let path = folder + "/" + name
        if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The end of the manifest. It makes paths of other packages absolute, because this package lies in another folder.
    private func addition(for app: AppDeclaration) -> String {
        """

        package.dependencies = package.dependencies.map { dependency in
            guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/") else { return dependency }
            let absolute = \(Self.literal(root + "/")) + path
            return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
        }
        package.targets.append(
            .executableTarget(
                name: "\(Self.product)",
                dependencies: [
                    "\(app.target)", .product(name: "Belvedere", package: "\(kit)"), .product(name: "BelvedereHeadless", package: "\(kit)"),
                    .product(name: "BelvedereInspector", package: "\(kit)"),
                ],
                path: "\(Self.product)"))

        """
    }

    /// A text as a literal of Swift.
    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
