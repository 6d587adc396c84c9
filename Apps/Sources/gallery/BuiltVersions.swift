internal import Foundation

/// The list of the packages, with their versions, with which the program was built.
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

    /// The list as text, with one line for each package, sorted by name.
    let description: String

    /// - Parameter resolved: the JSON content of SwiftPM's file `Package.resolved`.
    /// - Throws: the decoding error, if the content is not valid.
    init(resolved: String) throws {
        let pins = try JSONDecoder().decode(Resolved.self, from: Data(resolved.utf8)).pins
        description = pins.sorted { $0.identity < $1.identity }.map { pin in
            "\(pin.identity) \(pin.state.version ?? pin.state.branch ?? pin.state.revision ?? "of an unknown version")"
        }.joined(separator: "\n")
    }

    /// The list for this program.
    static var text: String {
        let packages = (try? BuiltVersions(resolved: resolvedPackages).description) ?? "The versions of the packages are unknown."
        return "gallery of Belvedere, unreleased, built with\n\(packages)"
    }
}
