import SwiftFacts

extension Rule {
    static let unusedImport = Rule(
        "unused-import",
        summary: "A file imports each module once, and no module of the project that it does not use.",
        reason: """
            An import tells the reader on which modules a file depends. An import that nothing needs tells something wrong, and \
            the build waits for the module.
            """,
        fix: "Delete the import.",
        severity: .warning,
        violating: """
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "Films"), .target(name: "Screens", dependencies: ["Films"])])
            // FILE Sources/Films/Film.swift
            public struct Film {}
            // FILE Sources/Screens/FilmView.swift
            import Films
            struct FilmView { let film: Film }
            // FILE Sources/Screens/HelpView.swift
            import Films
            struct HelpView { let title: String }
            """,
        compliant: """
            // FILE Package.swift
            let package = Package(name: "App", targets: [.target(name: "Films"), .target(name: "Screens", dependencies: ["Films"])])
            // FILE Sources/Films/Film.swift
            public struct Film {}
            // FILE Sources/Screens/FilmView.swift
            import Films
            struct FilmView { let film: Film }
            // FILE Sources/Screens/HelpView.swift
            struct HelpView { let title: String }
            """
    ) { codebase, examination in
        var modules = OfferTable(codebase.project)
        for (number, file) in codebase.project.files.enumerated() where !codebase.isLeftOut(file) {
            examination.look()
            for (index, fact) in file.facts.imports.enumerated() where fact.isPlain {
                let isRepeated = file.facts.imports[..<index].contains {
                    $0.isPlain && $0.module == fact.module && $0.access == fact.access
                }
                guard isRepeated || modules.isUnneeded(fact, in: number) else { continue }
                examination.report(
                    isRepeated
                        ? "\"\(file.name)\" imports \"\(fact.module)\" twice"
                        : "\"\(file.name)\" imports \"\(fact.module)\" and uses nothing of it",
                    at: fact.position, in: file, symbol: "\(file.name) imports \(fact.module)", role: nil,
                    repairs: [Repair(.removeImport, path: file.path, position: fact.position)]
                )
            }
        }
    }
}
