extension Rule {
    static let unusedPart = Rule(
        "unused-part",
        summary: "A presenter, a view model, an interactor or a wireframe is used by somebody.",
        reason: "A part that nothing makes is no part of the app. It is read, kept and tested for nothing.",
        fix: "Make it where its module is put together, or delete it.",
        severity: .warning,
        violating: """
            final class LoginPresenter {}
            """,
        compliant: """
            final class LoginPresenter {}
            final class LoginAssembly {
                func make() -> LoginPresenter { LoginPresenter() }
            }
            """
    ) { codebase, examination in
        let used = codebase.usedTypes(countingConformance: true)
        for type in codebase.types(in: .presenter, .viewModel, .interactor, .wireframe, .coordinator) where !type.isPart {
            guard !codebase.isForOthers(type) else { continue }
            examination.look()
            if !used.contains(type.number) {
                examination.report("Nothing uses the \(type.role?.words ?? "type") '\(type.path)'", type: type, in: codebase)
            }
        }
    }
}
