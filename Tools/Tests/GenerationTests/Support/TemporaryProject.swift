import Foundation
import Generation

/// A package in its own folder. The folder is deleted with the object.
final class TemporaryProject {
    let root: String
    static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "habits",
            dependencies: [.package(name: "belvedere", path: "../belvedere")],
            targets: [
                // The screens.
                .target(
                    name: "HabitsScreens",
                    dependencies: [.product(name: "Belvedere", package: "belvedere")]
                ),
                .testTarget(name: "HabitsScreensTests", dependencies: ["HabitsScreens"]), // and their tests
            ]
        )

        """
    static let app = """
        import Belvedere

        /// Where a person can be.
        enum HabitsRoute: Route {
            case home // the first

            static let paths = ["home": ""]
        }

        func makeWindow() -> Window {
            let router = Router(root: HabitsRoute.home)
            return Window(router) { route in
                switch route {
                // The beginning.
                case .home: Screen(title: "Home")
                }
            }
        }

        """

    init(manifest: String = manifest, app: String = app) throws {
        root = NSTemporaryDirectory() + "belvedere-generation-\(UUID().uuidString)"
        try write(manifest, to: "Package.swift")
        try write(app, to: "Sources/HabitsScreens/HabitsApp.swift")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Every file with its text, including folders without files.
    func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            contents[path] = (try? text(of: path)) ?? "(folder)"
        }
        return contents
    }

    func library(user: String? = nil) throws -> TemplateLibrary { try TemplateLibrary(project: root, userFolder: user) }

    func plan(_ kind: String, _ name: String, _ attributes: [String] = [], _ options: [String: String] = [:]) throws -> Plan {
        try plan(ModuleRequest(kind: kind, name: name, attributes: attributes, options: options))
    }

    func plan(_ request: ModuleRequest) throws -> Plan {
        try ModulePlanner(project: try PackageProject(at: root), library: try library()).plan(request)
    }

    @discardableResult
    func generate(_ kind: String, _ name: String, _ attributes: [String] = [], _ options: [String: String] = [:]) throws -> Plan {
        let plan = try plan(kind, name, attributes, options)
        try PlanApplication().apply(plan)
        return plan
    }

    @discardableResult
    func destroy(_ kind: String, _ name: String, isForced: Bool = false) throws -> Plan {
        var plan = try DestroyPlanner(project: try PackageProject(at: root)).plan(kind: kind, name: name, isForced: isForced)
        if isForced { plan = plan.forced() }
        try PlanApplication().apply(plan)
        return plan
    }
}

/// The problems of a step; empty if there are none.
func problems(_ step: () throws -> Void) throws -> [String] {
    do {
        try step()
        return []
    } catch let error as GenerationError {
        return error.problems.map(\.description)
    }
}
