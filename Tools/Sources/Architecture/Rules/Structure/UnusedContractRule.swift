extension Rule {
    static let unusedContract = Rule(
        "unused-contract",
        summary: "A contract is used by somebody.",
        reason: "A contract that nobody holds binds nobody. Readers believe in a boundary that is not there.",
        fix: "Hold the contract instead of the class that keeps it, or delete it.",
        severity: .warning,
        violating: """
            protocol LoginViewInput: AnyObject {}
            final class LoginPresenter {}
            """,
        compliant: """
            protocol LoginViewInput: AnyObject {}
            final class LoginPresenter {
                weak var view: LoginViewInput?
            }
            """
    ) { codebase, examination in
        let used = codebase.usedTypes(countingConformance: false)
        // Who keeps the contract of a service is handed in where it is made, often by the type of a parameter that is yet to come.
        let kept = codebase.usedTypes(countingConformance: true)
        for type in codebase.types where type.isContract && type.role != nil && !codebase.isTest(codebase.file(of: type)) {
            guard !codebase.isForOthers(type) else { continue }
            examination.look()
            if !(type.role == .service ? kept : used).contains(type.number) {
                examination.report("Nothing uses the contract '\(type.path)'", type: type, in: codebase)
            }
        }
    }
}
