public import Architecture
import SwiftFacts

/// A graph of the types of a project (nodes) and their uses of each other (edges). A type has its role, target and folder. Types and edges
/// also have the rules that they break.
///
///     let graph = ArchitectureGraph(codebase, findings: result.findings)
///     GraphFormat.svg.text(of: graph, detail: .types, title: "App")
public struct ArchitectureGraph: Sendable {
    /// The targets, the highest first. A lower target never uses a higher one, unless the targets form a circle.
    public private(set) var targets: [String] = []
    public private(set) var types: [GraphType] = []
    public private(set) var edges: [GraphEdge] = []
    /// The names of the project's targets in the graph.
    private let labels: [String]

    private struct Place: Hashable {
        var path: String
        var position: SourcePosition
    }

    /// - Parameters:
    ///   - codebase: The project. Its tests and nested types are not part of the graph.
    ///   - findings: The findings to draw in red.
    ///   - targets: The targets to draw; all targets if it is empty.
    public init(_ codebase: Codebase, findings: [Finding], targets wanted: Set<String> = []) {
        labels = Self.labels(of: codebase.project.targets)
        var numbers: [Int: Int] = [:]
        let byFile = Dictionary(grouping: findings, by: \.path)
        for type in codebase.types where !type.path.contains(".") && type.fact.kind != .typealias {
            let file = codebase.file(of: type)
            let target = codebase.target(of: file)
            let label = labels[file.target]
            guard !target.isTest, wanted.isEmpty || wanted.contains(target.name) || wanted.contains(label) else { continue }
            let depth = target.folder.split(separator: "/").count
            let own = (byFile[file.path] ?? []).filter { $0.symbol == type.path || $0.symbol.hasPrefix(type.path + ".") }
            numbers[type.number] = types.count
            types.append(
                GraphType(
                    path: type.path, target: label, folder: file.folders.dropFirst(depth).joined(separator: "/"), role: type.role,
                    isContract: type.isContract, file: file.path, line: type.fact.position.line, findings: own
                ))
        }
        connect(codebase, numbers: numbers, wanted: wanted, places: Set(findings.map { Place(path: $0.path, position: $0.position) }))
        targets = Self.order(Set(types.map(\.target)), of: self)
    }

    private mutating func connect(_ codebase: Codebase, numbers: [Int: Int], wanted: Set<String>, places: Set<Place>) {
        struct Pair: Hashable {
            var from: Int
            var to: Int
        }
        // A use in or of a nested type counts for its outermost type.
        var outermost: [Int: Int] = numbers
        for type in codebase.types where outermost[type.number] == nil {
            let name = String(type.path.prefix { $0 != "." })
            if let outer = codebase.resolve(name, in: codebase.file(of: type)) { outermost[type.number] = numbers[outer.number] }
        }
        var found: [Pair: GraphEdge] = [:]
        for type in codebase.types {
            for use in codebase.uses(in: type) {
                let file = codebase.project.files[use.file]
                let isExtension = file.target != codebase.file(of: type).target
                guard let to = outermost[use.type] else { continue }
                let source = isExtension ? numberOfExtension(of: type, in: file, codebase, wanted) : outermost[type.number]
                guard let from = source, to != from else { continue }
                let pair = Pair(from: from, to: to)
                var edge = found[pair] ?? GraphEdge(from: from, to: to, count: 0, isViolation: false, isInheritance: false)
                edge.count += 1
                if use.reference.use == .inheritance { edge.isInheritance = true }
                let place = Place(path: codebase.project.files[use.file].path, position: use.reference.position)
                if places.contains(place) { edge.isViolation = true }
                found[pair] = edge
            }
        }
        // A finding about a property has the position of the property's name. So mark the edge that leads from the type with the property
        // to the property's own type.
        for type in codebase.types {
            guard let from = outermost[type.number] else { continue }
            let path = codebase.file(of: type).path
            for property in codebase.properties(of: type) where places.contains(Place(path: path, position: property.position)) {
                for held in codebase.types(of: property, in: type) {
                    if let to = outermost[held.number] { found[Pair(from: from, to: to)]?.isViolation = true }
                }
            }
        }
        edges = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// An extension of a type in another target gets a box of its own. Otherwise that other target would seem to use the types that the
    /// extension uses.
    private mutating func numberOfExtension(
        of type: DeclaredType, in file: SourceFile, _ codebase: Codebase, _ wanted: Set<String>
    ) -> Int? {
        let target = codebase.target(of: file)
        let label = labels[file.target]
        guard !target.isTest, wanted.isEmpty || wanted.contains(target.name) || wanted.contains(label) else { return nil }
        let name = "extension \(type.path.prefix { $0 != "." })"
        if let known = types.firstIndex(where: { $0.path == name && $0.file == file.path }) { return known }
        let depth = target.folder.split(separator: "/").count
        types.append(
            GraphType(
                path: name, target: label, folder: file.folders.dropFirst(depth).joined(separator: "/"), role: nil, isContract: false,
                file: file.path, line: 1, findings: []
            ))
        return types.count - 1
    }

    /// The name of each target in the graph: its own name, with its folder if several targets have the name. So a target of a package and a
    /// target of an Xcode project with one name stay apart.
    ///
    ///     ArchitectureGraph.labels(of: project.targets)        // ["App (.)", "App (Sources/App)", "Model"]
    ///
    /// - Complexity: O(n) in the number of targets.
    public static func labels(of targets: [ProjectTarget]) -> [String] {
        let counts = Dictionary(grouping: targets.filter { !$0.isTest }, by: \.name).mapValues(\.count)
        return targets.map { target in
            (counts[target.name] ?? 0) < 2 ? target.name : "\(target.name) (\(target.folder.isEmpty ? "." : target.folder))"
        }
    }

    private static func order(_ names: Set<String>, of graph: Self) -> [String] {
        let ranks = Ranks(nodes: names.sorted(), edges: graph.edges.map { (graph.types[$0.from].target, graph.types[$0.to].target) })
        return names.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }

    /// The rank of each target, by its name: 0 for the highest target, larger numbers for lower ones.
    public var ranks: [String: Int] {
        let ranks = Ranks(nodes: targets.sorted(), edges: edges.map { (types[$0.from].target, types[$0.to].target) })
        return Dictionary(targets.map { ($0, ranks[$0]) }) { first, _ in first }
    }
}
