extension Rule {
    static let misplacedRole = Rule(
        "misplaced-role",
        summary: "The types of a role stand where the configuration says.",
        reason: "Who looks for a view model looks in one place. One that stands elsewhere is found late or written twice.",
        fix: "Move the file.",
        violating: Example(
            """
            // FILE App/Views/LoginViewModel.swift
            final class LoginViewModel {}
            """,
            configuration: """
                placement:
                  view-model: "**/ViewModels/**"
                """),
        compliant: Example(
            """
            // FILE App/ViewModels/LoginViewModel.swift
            final class LoginViewModel {}
            """,
            configuration: """
                placement:
                  view-model: "**/ViewModels/**"
                """)
    ) { codebase, examination in
        for (role, patterns) in codebase.settings.placement.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for type in codebase.types(in: role) where !type.isPart {
                examination.look()
                let path = codebase.file(of: type).path
                guard !patterns.contains(where: { $0.matches(path) }) else { continue }
                let places = patterns.map { "'\($0.text)'" }.joined(separator: " or ")
                examination.report("The \(role.words) '\(type.path)' does not stand in \(places)", type: type, in: codebase)
            }
        }
    }
}
