internal import Foundation

/// The versions of the packages that the program was built with.
struct BuiltVersions: CustomStringConvertible {
    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                let version: String?
                let branch: String?
                let revision: String?
            }

            let identity: String
            let state: State
        }

        let pins: [Pin]
    }

    /// A line for each package, in the order of their names.
    let description: String

    /// - Parameter resolved: a `Package.resolved` as SwiftPM writes it.
    /// - Throws: what is wrong with the text.
    init(resolved: String) throws {
        let pins = try JSONDecoder().decode(Resolved.self, from: Data(resolved.utf8)).pins
        description = pins.sorted { $0.identity < $1.identity }.map { pin in
            "\(pin.identity) \(pin.state.version ?? pin.state.branch ?? pin.state.revision ?? "of an unknown version")"
        }.joined(separator: "\n")
    }

    /// Those of this program.
    static var text: String {
        let packages = (try? BuiltVersions(resolved: resolvedPackages).description) ?? "The versions of the packages are unknown."
        return "gallery of Belvedere, unreleased, built with\n\(packages)"
    }
}
