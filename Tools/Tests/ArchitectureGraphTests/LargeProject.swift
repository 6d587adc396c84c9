import Architecture
import ArchitectureGraph
import SwiftFacts

/// A project of 1,400 types in 28 targets, which use each other.
enum LargeProject {
    static let typeCount = 1_400
    private static let targetCount = 28
    private static let folders = ["Screens", "Models", "Services", "Views", "Parts"]

    static let graph: ArchitectureGraph = {
        let checker = Checker(configuration: Configuration())
        return ArchitectureGraph(checker.codebase(Project(sources: sources)), findings: [])
    }()

    private static var sources: [(String, String)] {
        let targets = (0..<targetCount).map { number in
            let lower = (number + 1..<targetCount).map { "\"Part\($0)\"" }.joined(separator: ", ")
            return ".target(name: \"Part\(number)\", dependencies: [\(lower)])"
        }
        let manifest = ("Package.swift", "let package = Package(name: \"Large\", targets: [\(targets.joined(separator: ", "))])")
        return [manifest] + (0..<typeCount).map(source)
    }

    /// A type uses up to three others: a near one, and two of lower targets. So the targets form six layers.
    private static func source(_ number: Int) -> (String, String) {
        let target = number * targetCount / typeCount
        let near = number % 5 == 4 ? [] : [number + 1]
        let used = (near + [number + 250, number + 500]).filter { $0 < typeCount }
        let imports = Set(used.map { $0 * targetCount / typeCount }).filter { $0 != target }.sorted().map { "import Part\($0)\n" }
        let properties = used.map { "    public var used\($0): Large\($0)?\n" }
        return (
            "Sources/Part\(target)/\(folders[number % folders.count])/Large\(number).swift",
            "\(imports.joined())public final class Large\(number) {\n\(properties.joined())}\n"
        )
    }
}
