extension Rule {
    static let misplacedRole = Rule(
        "misplaced-role",
        summary: "The types of a role are where the configuration says.",
        reason: """
            Developers look for a view model in one place. In another place they find it too late, or they write it again.
            """,
        fix: "Move the file.",
        violating: RuleExample(
            """
            // FILE App/Views/LoginViewModel.swift
            final class LoginViewModel {}
            """,
            configuration: """
                placement:
                  view-model: "**/ViewModels/**"
                """),
        compliant: RuleExample(
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
                let places = patterns.map { "\"\($0.text)\"" }.joined(separator: " or ")
                examination.report("The \(role.words) \"\(type.path)\" is not in \(places)", type: type, in: codebase)
            }
        }
    }
}
