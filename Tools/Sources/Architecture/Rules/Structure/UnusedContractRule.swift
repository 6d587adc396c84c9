extension Rule {
    static let unusedContract = Rule(
        "unused-contract",
        summary: "Other code uses each contract.",
        reason: "A contract without users has no effect. Readers believe in a boundary that does not exist.",
        fix: "Hold the contract instead of the class that implements it, or delete it.",
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
        // A protocol of a service counts as used if a type conforms to it, because the code that receives the conforming object may not be
        // written yet.
        let kept = codebase.usedTypes(countingConformance: true)
        for type in codebase.types where type.isContract && type.role != nil && !codebase.isLeftOut(codebase.file(of: type)) {
            guard !codebase.isForOthers(type) else { continue }
            examination.look()
            if !(type.role == .service ? kept : used).contains(type.number) {
                examination.report("Nothing uses the contract \"\(type.path)\"", type: type, in: codebase)
            }
        }
    }
}
