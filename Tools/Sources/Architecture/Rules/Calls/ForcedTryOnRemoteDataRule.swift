import SwiftFacts

extension Rule {
    static let forcedTryOnRemoteData = Rule(
        "forced-try-on-remote-data",
        summary: "Data from outside is not read by `try!` or `as!`.",
        reason: "The sender of the data can then stop the app. One wrong field stops it for all people.",
        fix: "Use `try` or `as?`, and show the person what went wrong.",
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
        for file in codebase.project.files where !codebase.isLeftOut(file) {
            examination.look()
            for force in file.facts.forces {
                let names = Set(force.names)
                // Files in the app's bundle are not remote data: the developer ships them with the app.
                guard !names.contains("Bundle"), isOutside(names, force.kind) else { continue }
                examination.report(
                    "\"\(force.kind == .cast ? "as!" : "try!")\" reads data from outside", at: force.position, in: file,
                    symbol: force.scope.path,
                    role: codebase.resolve(force.scope.type, in: file)?.role
                )
            }
        }
    }

    /// Whether one of the names shows that the code reads data from outside the app, such as a response.
    private static func isOutside(_ names: Set<String>, _ kind: ForceFact.Kind) -> Bool {
        switch kind {
        case .cast:
            !names.isDisjoint(with: ["jsonObject", "JSONSerialization"])
                || names.contains { name in ["json", "response", "payload"].contains { name == $0 || isLonger(name, than: $0) } }
        case .tryExpression:
            // `JSONSerialization` also writes. Only `jsonObject(with:)` reads.
            !names.isDisjoint(with: ["JSONDecoder", "PropertyListDecoder", "jsonObject", "URLSession"])
                || (names.contains("decode") && names.contains { $0.hasSuffix("ecoder") })
        }
    }

    /// Whether a name begins with a whole word, as `responseDictionary` does with `response`.
    private static func isLonger(_ name: String, than word: String) -> Bool {
        name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
}
