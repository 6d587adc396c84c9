import SwiftFacts

extension Rule {
    static let logicNavigatesByViews = Rule(
        "logic-navigates-by-views",
        summary: "A view model, a presenter or an interactor opens no screen by calls of the framework of views.",
        reason: "Such a type would have to hold view controllers. Then its tests need a device, and the flow is in two places.",
        fix: "Ask the wireframe, the coordinator or a router value, by a contract.",
        violating: """
            final class LoginViewModel {
                weak var navigation: Navigation?
                func login() { navigation?.pushViewController(Home(), animated: true) }
            }

            protocol Navigation: AnyObject {}
            struct Home {}
            """,
        compliant: """
            final class LoginViewModel {
                weak var coordinator: LoginCoordinating?
                func login() { coordinator?.loginDidSucceed() }
            }

            protocol LoginCoordinating: AnyObject { func loginDidSucceed() }
            """
    ) { codebase, examination in
        for type in codebase.types(in: Role.logic) where !type.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: type) where chain.isCall {
                let isPlainPresent = chain.last == "present" && chain.namesAfterSelf.count == 1
                guard codebase.isNavigation(chain, in: file), !isPlainPresent else { continue }
                examination.report(
                    "The \(type.role?.words ?? "type") \"\(type.path)\" opens a screen by \"\(chain.last)\"", chain: chain, in: file,
                    role: type.role
                )
            }
        }
    }
}
