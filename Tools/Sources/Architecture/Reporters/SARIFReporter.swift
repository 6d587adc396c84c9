import Foundation
import SwiftFacts

/// Writes SARIF 2.1.0, a JSON format for results of code analysis that GitHub's code scanning reads.
public struct SARIFReporter: Reporter {
    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }
    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
        var invocations: [Invocation]
        var originalUriBaseIds: [String: Location]
        var columnKind = "unicodeCodePoints"
    }
    private struct Tool: Encodable {
        struct Driver: Encodable {
            var name = "belvedere"
            var rules: [Descriptor]
        }
        var driver: Driver
    }
    private struct Text: Encodable {
        var text: String
        var markdown: String?
    }
    private struct Descriptor: Encodable {
        struct Default: Encodable { var level: String }
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        // The web address of the rule's page, or nil. SARIF does not allow a path here.
        var helpUri: String?
        var defaultConfiguration: Default
    }
    private struct Location: Encodable {
        var uri: String
        var uriBaseId: String?
    }
    private struct Place: Encodable {
        struct Physical: Encodable {
            struct Region: Encodable {
                var startLine: Int
                var startColumn: Int
            }
            var artifactLocation: Location
            var region: Region
        }
        struct Logical: Encodable { var fullyQualifiedName: String }
        var physicalLocation: Physical
        var logicalLocations: [Logical]
    }
    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Text
        var locations: [Place]
        var partialFingerprints: [String: String]
        var properties: Properties?

        struct Properties: Encodable { var certain: Bool }
    }
    private struct Invocation: Encodable {
        struct Notification: Encodable {
            var level: String
            var message: Text
        }
        var executionSuccessful: Bool
        var exitCode: Int32
        var toolExecutionNotifications: [Notification]
        var toolConfigurationNotifications: [Notification]
    }

    private let root: String

    /// - Parameter root: The address of the project's root, such as `file:///work/app/`.
    public init(root: String) { self.root = root.hasSuffix("/") ? root : root + "/" }

    public func report(_ result: CheckResult) -> String {
        let used = Set(result.findings.map(\.rule))
        let rules = result.rules.filter { used.contains($0.identifier) }
        let places = Dictionary(rules.enumerated().map { ($0.element.identifier, $0.offset) }) { first, _ in first }
        let descriptors = rules.map { rule in
            Descriptor(
                id: rule.identifier, shortDescription: Text(text: rule.summary), fullDescription: Text(text: rule.reason),
                help: Text(text: "\(rule.reason) \(rule.fix)", markdown: RulePage(rule).markdown),
                helpUri: result.documentation.address(of: rule.identifier),
                defaultConfiguration: Descriptor.Default(level: rule.severity.rawValue)
            )
        }
        let results = result.findings.map { finding in
            Result(
                ruleId: finding.rule, ruleIndex: places[finding.rule], level: finding.severity.rawValue,
                message: Text(text: "\(finding.what). \(finding.why) \(finding.fix)"),
                locations: [
                    Place(
                        physicalLocation: Place.Physical(
                            artifactLocation: Location(uri: Self.address(of: finding.path), uriBaseId: "SRCROOT"),
                            region: Place.Physical.Region(startLine: finding.position.line, startColumn: finding.position.column)
                        ),
                        logicalLocations: [Place.Logical(fullyQualifiedName: finding.symbol)]
                    )
                ],
                partialFingerprints: ["belvedere/v1": "\(finding.rule)/\(finding.symbol)"],
                properties: finding.isCertain.map(Result.Properties.init)
            )
        }
        let invocation = Invocation(
            executionSuccessful: result.problems.isEmpty && !result.notices.contains(where: \.leavesGap),
            exitCode: result.exitCode.rawValue,
            toolExecutionNotifications: result.notices.map {
                Invocation.Notification(level: $0.leavesGap ? "error" : "note", message: Text(text: $0.sentence))
            },
            toolConfigurationNotifications: result.problems.map {
                Invocation.Notification(level: "error", message: Text(text: $0.sentence))
            }
        )
        return JSONText.text(
            of: Log(runs: [
                Run(
                    tool: Tool(driver: Tool.Driver(rules: descriptors)), results: results, invocations: [invocation],
                    originalUriBaseIds: ["SRCROOT": Location(uri: root)]
                )
            ]))
    }

    /// Escapes the characters of a path that are not allowed in an address, such as spaces. A colon in the first folder would end the
    /// scheme of an address.
    static func address(of path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))) ?? path
    }
}
