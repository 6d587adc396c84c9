extension Rule {
    static let circleOfFolders = Rule(
        "circle-of-folders",
        summary: "The folders of a target use each other one way.",
        reason: "A folder is a concept. Two that need each other cannot be understood alone.",
        fix: "Move the type that closes the circle, or put a contract into the folder that should know less.",
        profiles: [.strict],
        violating: """
            // FILE Sources/App/Login/Login.swift
            final class Login { var home: Home? }
            // FILE Sources/App/Home/Home.swift
            final class Home { weak var login: Login? }
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "App")])
            """,
        compliant: """
            // FILE Sources/App/Login/Login.swift
            final class Login {}
            // FILE Sources/App/Home/Home.swift
            final class Home { weak var login: Login? }
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "App")])
            """
    ) { codebase, examination in
        var graph = DirectedGraph<String>()
        var places: [DirectedGraph<String>.Edge: (use: TypeUse, type: DeclaredType)] = [:]
        for type in codebase.types where !codebase.isTest(codebase.file(of: type)) {
            for use in codebase.uses(in: type) {
                let file = codebase.project.files[use.file]
                let other = codebase.file(of: codebase.types[use.type])
                guard file.target == other.target, let from = codebase.folder(of: file), let to = codebase.folder(of: other), from != to
                else { continue }
                examination.look()
                graph.add(from: from, to: to)
                let edge = DirectedGraph<String>.Edge(from: from, to: to)
                if places[edge] == nil { places[edge] = (use, type) }
            }
        }
        for circle in graph.circles() {
            let last = circle[circle.count - 1]
            guard let place = places[DirectedGraph<String>.Edge(from: last, to: circle[0])] else { continue }
            examination.report(
                "The folders \((circle + [circle[0]]).map { "'\($0)'" }.joined(separator: " → ")) use each other", use: place.use,
                of: place.type,
                in: codebase
            )
        }
    }
}
