import SwiftFacts

extension Rule {
    static let logicMakesService = Rule(
        "logic-makes-service",
        summary: "A view model, a presenter or an interactor receives its services; it makes none.",
        reason: """
            A test cannot replace a service that is made inside by a stand-in. So every test of the screen tests the network \
            too.
            """,
        fix: """
            Take the service as a parameter of the initialiser, preferably by a contract. The default value of the parameter \
            may make it.
            """,
        violating: """
            final class FeedViewModel {
                private let service = FeedService()
            }

            final class FeedService {}
            """,
        compliant: """
            final class FeedViewModel {
                private let service: FeedService
                init(service: FeedService = FeedService()) { self.service = service }
            }

            final class FeedService {}
            """
    ) { codebase, examination in
        for type in codebase.types(in: Role.logic) {
            examination.look()
            let uses = codebase.uses(in: type) { used, use in
                use.reference.use == .construction && !use.reference.isDefaultValue && use.isWhole && used.role == .service && !used.isPart
            }
            for (use, used) in uses {
                examination.report(
                    "The \(type.role?.words ?? "type") \"\(type.path)\" makes the service \"\(used.path)\" itself", use: use, of: type,
                    in: codebase
                )
            }
        }
    }
}
