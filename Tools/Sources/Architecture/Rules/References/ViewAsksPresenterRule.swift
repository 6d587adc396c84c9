import SwiftFacts

extension Rule {
    static let viewAsksPresenter = Rule(
        "view-asks-presenter",
        summary: "A view never asks its presenter for data; the presenter sends it.",
        reason: """
            A view that asks decides what it shows and when. In the book the presenter decides, so its contract returns \
            nothing.
            """,
        fix: "Give the view contract a function that takes the value, and let the presenter call it.",
        profiles: [.bookOfVIPER],
        violating: """
            protocol LoginViewOutput: AnyObject {
                func numberOfRows() -> Int
            }
            """,
        compliant: """
            protocol LoginViewOutput: AnyObject {
                func viewIsReady()
            }
            """
    ) { codebase, examination in
        for contract in codebase.contracts(of: .presenter) where !contract.name.contains("InteractorOutput") {
            examination.look()
            for function in codebase.functions(of: contract) {
                guard let result = function.result else { continue }
                examination.report(
                    "The contract \"\(contract.path)\" lets a view ask for \"\(result.text)\"", at: function.position,
                    in: codebase.file(of: contract), symbol: "\(contract.path).\(function.name)", role: contract.role
                )
            }
        }
    }
}
