import SwiftFacts

extension Rule {
    static let logicReachesSingleton = Rule(
        "logic-reaches-singleton",
        summary: "A view model, a presenter or an interactor receives the objects that it uses; it reaches no singleton.",
        reason: """
            A test cannot replace a singleton in the middle of a function. So tests share its state and make each other fail.
            """,
        fix: "Take it as a parameter of the initialiser. The singleton may be the default value of that parameter.",
        violating: """
            final class ProfileViewModel {
                func load() { Session.shared.load() }
            }

            final class Session {
                static let shared = Session()
                func load() {}
            }
            """,
        compliant: """
            final class ProfileViewModel {
                private let session: Session
                init(session: Session = Session.shared) { self.session = session }
                func load() { session.load() }
            }

            final class Session {
                static let shared = Session()
                func load() {}
            }
            """
    ) { codebase, examination in
        let standards: [String: String] = [
            "UserDefaults": "standard", "FileManager": "default", "NotificationCenter": "default", "URLCache": "shared",
        ]
        let hasDelegateFunction = codebase.project.files.contains { $0.facts.globals.contains("appDelegate") }
        for type in codebase.types(in: Role.logic) where !type.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: type) where !chain.isDefaultValue && chain.names.count > 1 {
                let isSingleton = codebase.isSingleton(chain)
                // A property of an object, as in `self.shared`, is no singleton.
                // A free function such as `appDelegate()` returns the only object of the app.
                let isFunction = chain.names.first == "appDelegate" && hasDelegateFunction
                guard let first = chain.names.first, first != "MainActor",
                    first.first?.isUppercase == true || isFunction || codebase.isOwnSingleton(chain)
                else { continue }
                // A scheduler is no service, and an observer that leaves needs no stand-in.
                guard !first.hasSuffix("Scheduler"), chain.last != "removeObserver" else { continue }
                guard
                    isSingleton || isFunction && codebase.storedProperty(first, of: type) == nil || standards[first] == chain.names[1]
                        || codebase.reachesStaticObject(chain, in: file) || codebase.callsStaticService(chain, in: file)
                else { continue }
                examination.report(
                    "The \(type.role?.words ?? "type") \"\(type.path)\" reaches \"\(first).\(chain.names[1])\"", chain: chain, in: file,
                    role: type.role
                )
            }
        }
    }
}
