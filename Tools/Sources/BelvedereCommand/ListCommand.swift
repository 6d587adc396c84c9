import ArgumentParser
import Foundation
import Generation

/// The command `belvedere list`, which lists the templates and the generated modules.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the templates and the generated modules.")

    @Flag(help: "List the generated modules of the project.")
    var generated = false

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "The folder of the package, if it is not this one or one above.")
    var project: String?

    private struct Entry: Encodable {
        let name: String
        let summary: String
        let origin: String
        let options: [String: [String]]
    }

    func run() async throws {
        try reporting {
            if generated { return try listGenerated() }
            // Outside a project, list the templates only.
            let project = try? Places.project(at: project)
            let entries = try Places.library(for: project).all().map { found in
                Entry(
                    name: found.template.name, summary: found.template.summary, origin: found.origin.words,
                    options: Dictionary(found.template.options.map { ($0.name, $0.choices) }) { first, _ in first }
                )
            }
            if json { return Terminal.writeLine(try text(of: entries)) }
            let width = entries.map(\.name.count).max() ?? 0
            for entry in entries {
                let options = entry.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "|"))" }
                Terminal.writeLine(
                    "\(padded(entry.name, to: width))  \(entry.summary) (\(entry.origin))"
                        + (options.isEmpty ? "" : "\n\(padded("", to: width))  \(options.joined(separator: ", "))"))
            }
        }
    }

    private func listGenerated() throws {
        let modules = try DestroyPlanner(project: try Places.project(at: project)).generated()
        if json { return Terminal.writeLine(try text(of: modules.map { ["kind": $0.kind, "name": $0.name] })) }
        if modules.isEmpty { Terminal.writeLine("Nothing was generated in this project.") }
        for module in modules { Terminal.writeLine("\(module.kind) \(module.name)") }
    }

    private func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
