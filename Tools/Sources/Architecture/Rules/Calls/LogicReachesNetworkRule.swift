import SwiftFacts

extension Rule {
    static let logicReachesNetwork = Rule(
        "logic-reaches-network",
        summary: "A view model or a presenter sends no request to the network itself.",
        reason: """
            A test of the view model then needs the real server, and the code of a screen knows the address and the format of \
            the answer.
            """,
        fix: "Put the request into a service, and pass the service to the initialiser.",
        violating: """
            import Alamofire

            final class NewsViewModel {
                func load() { AF.request("https://example.org/news").response { _ in } }
            }
            """,
        compliant: """
            final class NewsViewModel {
                private let service: NewsService
                init(service: NewsService) { self.service = service }
                func load() { service.load() }
            }

            protocol NewsService { func load() }
            """
    ) { codebase, examination in
        for type in codebase.types(in: .viewModel, .presenter) where !type.isPart {
            examination.look()
            for (chain, file) in codebase.chains(in: type) where sendsRequest(chain, of: type, in: file, codebase) {
                examination.report(
                    "The \(type.role?.words ?? "type") \"\(type.path)\" reaches the network by \"\(chain.names[0])\"", chain: chain,
                    in: file,
                    role: type.role
                )
            }
        }
    }

    /// Free functions of RxAlamofire.
    private static let requests: Set<String> = [
        "request", "requestJSON", "requestData", "requestString", "requestDecodable", "json", "data",
    ]

    private static func sendsRequest(_ chain: ChainFact, of type: DeclaredType, in file: SourceFile, _ codebase: Codebase) -> Bool {
        guard let first = chain.names.first, !chain.isDefaultValue else { return false }
        if Frameworks.networkTypes.contains(first) {
            // Another rule reports singletons such as `URLSession.shared`.
            guard !codebase.isSingleton(chain) else { return false }
            return (chain.isCall || chain.names.count > 1) && codebase.resolve(first, in: file, scope: chain.scope.type) == nil
        }
        // `Auth.auth().currentUser` alone reads what is known, and a call such as `Auth.auth().signIn(…)` asks the server.
        if let second = Frameworks.firebase[first], chain.names.dropFirst().first == second {
            guard chain.isCall, first != "Auth" || chain.names.count > 2 else { return false }
            return codebase.resolve(first, in: file, scope: chain.scope.type) == nil
        }
        guard requests.contains(first), codebase.imports(of: file).contains("RxAlamofire") else { return false }
        return !codebase.functions(of: type).contains { $0.baseName == first } && codebase.storedProperty(first, of: type) == nil
    }
}
