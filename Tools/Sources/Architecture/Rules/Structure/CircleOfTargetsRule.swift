import SwiftFacts

extension Rule {
    static let circleOfTargets = Rule(
        "circle-of-targets",
        summary: "Targets do not import each other in a circle.",
        reason: "Targets in a circle can only be built, tested and understood together.",
        fix: "Move the shared code into a target below both, or turn one direction into a contract.",
        violating: """
            // FILE Sources/Login/Login.swift
            import Home
            struct Login {}
            // FILE Sources/Home/Home.swift
            import Login
            struct Home {}
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "Login"), .target(name: "Home")])
            """,
        compliant: """
            // FILE Sources/Login/Login.swift
            struct Login {}
            // FILE Sources/Home/Home.swift
            import Login
            struct Home {}
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "Login"), .target(name: "Home", dependencies: ["Login"])])
            """
    ) { codebase, examination in
        var graph = DirectedGraph<String>()
        var places: [DirectedGraph<String>.Edge: (file: SourceFile, position: SourcePosition)] = [:]
        let names = Set(codebase.project.targets.map(\.name))
        for file in codebase.project.files where !codebase.isLeftOut(file) {
            let target = codebase.target(of: file).name
            examination.look()
            for fact in file.facts.imports where names.contains(fact.module) && fact.module != target {
                graph.add(from: target, to: fact.module)
                let edge = DirectedGraph<String>.Edge(from: target, to: fact.module)
                if places[edge] == nil { places[edge] = (file, fact.position) }
            }
        }
        for circle in graph.circles() {
            let last = circle[circle.count - 1]
            guard let place = places[DirectedGraph<String>.Edge(from: last, to: circle[0])] else { continue }
            examination.report(
                "The targets \((circle + [circle[0]]).map { "\"\($0)\"" }.joined(separator: " → ")) import each other", at: place.position,
                in: place.file, symbol: last, role: nil
            )
        }
    }
}
