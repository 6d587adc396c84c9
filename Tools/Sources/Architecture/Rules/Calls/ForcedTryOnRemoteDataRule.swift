import SwiftFacts

extension Rule {
    static let forcedTryOnRemoteData = Rule(
        "forced-try-on-remote-data",
        summary: "Data from outside is not read by `try!` or `as!`.",
        reason: "Whoever sends the data decides then whether the app goes on. One wrong field stops it for everybody.",
        fix: "Use `try` or `as?`, and tell the person what went wrong.",
        violating: """
            import Foundation

            struct Loader {
                func user(_ data: Data) -> [String] { try! JSONDecoder().decode([String].self, from: data) }
            }
            """,
        compliant: """
            import Foundation

            struct Loader {
                func user(_ data: Data) throws -> [String] { try JSONDecoder().decode([String].self, from: data) }
            }
            """
    ) { codebase, examination in
        for file in codebase.project.files where !codebase.isTest(file) {
            examination.look()
            for force in file.facts.forces {
                let names = Set(force.names)
                // What the app brings along is not from outside.
                guard !names.contains("Bundle"), isOutside(names, force.kind) else { continue }
                examination.report(
                    "'\(force.kind == .cast ? "as!" : "try!")' reads data from outside", at: force.position, in: file,
                    symbol: force.scope.path,
                    role: codebase.resolve(force.scope.type, in: file)?.role
                )
            }
        }
    }

    /// Whether names say that something from outside is read.
    private static func isOutside(_ names: Set<String>, _ kind: ForceFact.Kind) -> Bool {
        switch kind {
        case .cast: !names.isDisjoint(with: ["json", "response", "payload", "jsonObject", "JSONSerialization"])
        case .tryExpression:
            !names.isDisjoint(with: ["JSONDecoder", "PropertyListDecoder", "JSONSerialization", "jsonObject", "URLSession"])
                || (names.contains("decode") && names.contains { $0.hasSuffix("ecoder") })
        }
    }
}
