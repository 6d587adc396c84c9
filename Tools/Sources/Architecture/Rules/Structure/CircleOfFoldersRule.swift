extension Rule {
    static let circleOfFolders = Rule(
        "circle-of-folders",
        summary: "The folders of a target use each other in one direction only.",
        reason: "A folder is a concept. Two folders that need each other cannot be understood alone.",
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
        let folders = FolderUses(of: codebase)
        var graph = DirectedGraph<String>()
        var places: [DirectedGraph<String>.Edge: FolderUses.Use] = [:]
        for use in folders.uses {
            examination.look()
            let edge = DirectedGraph<String>.Edge(from: folders.folder(ofFile: use.file), to: folders.folder(ofFile: use.declaring))
            graph.add(from: edge.from, to: edge.to)
            if places[edge] == nil { places[edge] = use }
        }
        for circle in graph.circles() {
            let last = circle[circle.count - 1]
            guard let place = places[DirectedGraph<String>.Edge(from: last, to: circle[0])] else { continue }
            let file = codebase.project.files[place.file]
            examination.report(
                "The folders \((circle + [circle[0]]).map { "\"\($0)\"" }.joined(separator: " → ")) use each other",
                at: place.position, in: file, symbol: place.symbol, role: codebase.resolve(place.symbol, in: file)?.role
            )
        }
    }
}
