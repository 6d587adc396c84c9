import SwiftFacts

extension Rule {
    static let unusedPart = Rule(
        "unused-part",
        summary: "Other code uses each presenter, view model, interactor and wireframe.",
        reason: "A part that no code makes does not belong to the app. Developers read, maintain and test it for nothing.",
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
            // Objective-C and storyboards can use a type with these attributes, and the tool does not read them.
            guard !codebase.isForOthers(type), !type.fact.attributes.contains(where: { $0.hasPrefix("objc") }) else { continue }
            examination.look()
            if !used.contains(type.number) {
                examination.report("Nothing uses the \(type.role?.words ?? "type") \"\(type.path)\"", type: type, in: codebase)
            }
        }
    }
}
