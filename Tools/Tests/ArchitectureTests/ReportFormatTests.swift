import Architecture
import Foundation
import SwiftFacts
import Testing

/// Reads the report of a hostile project in each format, as the program does for which the format is made.
@Suite struct ReportFormatTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let schemaOfJSON = folder.appending(path: "../../Documentation/check-report.schema.json")

    @Test func theProjectHasFindingsInEachFile() throws {
        let result = try HostileProject.result()
        #expect(Set(result.findings.map(\.path)) == Set(HostileProject.paths))
        #expect(Set(result.findings.map(\.rule)).isSuperset(of: ["strong-view", "no-<b>&]]>"]))
        #expect(result.findings.contains { $0.symbol.contains("<b> ]]> \u{202E}") && $0.symbol.contains("\"view\" & more") })
        #expect(result.problems.count == 1 && result.notices.count == 2)
    }

    @Test func theJSONKeepsItsPublishedSchema() throws {
        let schema = try JSONSchema(contentsOf: Self.schemaOfJSON, isClosed: true)
        var known = try HostileProject.result()
        for index in known.findings.indices { known.findings[index].isCertain = index.isMultiple(of: 2) }
        for result in [known, try HostileProject.result(), CheckResult(findings: [])] {
            let value = try JSONSerialization.jsonObject(with: Data(JSONReporter().report(result).utf8))
            #expect(schema.problems(in: value).isEmpty, "\(schema.problems(in: value))")
            let findings = try #require((value as? [String: Any])?["findings"] as? [[String: Any]])
            #expect(findings.map { $0["path"] as? String } == result.findings.map(\.path))
            #expect(findings.map { $0["symbol"] as? String } == result.findings.map(\.symbol))
        }
        #expect(schema.choices(of: "role", in: "finding") == Role.allCases.map(\.rawValue))
        #expect(schema.choices(of: "severity", in: "finding") == Severity.allCases.map(\.rawValue))
    }

    @Test func theSchemaOfTheJSONRefusesOtherReports() throws {
        let schema = try JSONSchema(contentsOf: Self.schemaOfJSON, isClosed: true)
        let report = JSONReporter().report(try HostileProject.result())
        for (text, broken) in [
            ("\"version\" : 1", "\"version\" : 2"), ("\"column\" : 9", "\"column\" : 0"), ("\"severity\" : \"error\"", "\"severity\" : 1"),
            ("\"role\" : \"presenter\"", "\"role\" : \"boss\""), ("\"exitCode\" : 2", "\"exitCode\" : 4"), ("\"stale\"", "\"old\""),
        ] {
            #expect(report.contains(text), "\(text)")
            let value = try JSONSerialization.jsonObject(with: Data(report.replacing(text, with: broken).utf8))
            #expect(!schema.problems(in: value).isEmpty, "\(broken)")
        }
    }

    @Test func theSARIFKeepsItsSchemaAndNamesEachFileByAnAddress() throws {
        let schema = try JSONSchema(contentsOf: Self.folder.appending(path: "../Schemas/sarif-2.1.0.json"))
        let result = try HostileProject.result()
        let text = SARIFReporter(root: "file:///srv/My%20App/").report(result)
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(schema.problems(in: value).isEmpty, "\(schema.problems(in: value))")
        let addresses = text.matches(of: #/"uri" : "(.*)",?\n *"uriBaseId"/#).map { String($0.1) }
        let root = try #require(URL(string: "file:///srv/My%20App/"))
        #expect(addresses.count == result.findings.count)
        for (address, finding) in zip(addresses, result.findings) {
            let url = try #require(URL(string: address, relativeTo: root))
            #expect(url.path == "/srv/My App/" + finding.path, "\(address)")
            #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }, "\(address)")
        }
    }

    @Test func theJUnitKeepsTheRulesOfServers() throws {
        let result = try HostileProject.result()
        let root = try #require(XMLTree.root(of: JUnitReporter().report(result)))
        #expect(JUnitRules.problems(in: root).isEmpty, "\(JUnitRules.problems(in: root))")
        let failures = root.all("failure")
        #expect(Set(failures.map { $0.attributes["type"] }) == ["strong-view", "no-<b>&]]>"])
        for failure in failures {
            let lines = failure.text.split(separator: "\n")
            #expect(lines.count == HostileProject.paths.count)
            #expect(lines.first?.contains(": error: ") == true)
        }
        #expect(root.all("error").first?.text.contains("cannot be read: \\u{1B}\\u{A}::error::no.") == true)
        let clean = try #require(XMLTree.root(of: JUnitReporter().report(CheckResult(findings: []))))
        #expect(JUnitRules.problems(in: clean).isEmpty)
        #expect(clean.all("testcase").count == Rule.all.count)
    }

    @Test func theRulesForJUnitRefuseOtherReports() throws {
        let report = JUnitReporter().report(try HostileProject.result())
        for (text, broken) in [
            (" classname=", " class="), (" tests=\"", " tests=\"1"), (" failures=\"2\"", " failures=\"1\""),
            (" time=\"0\"", " time=\"soon\""),
            ("<testcase ", "<skipped/><testcase "), ("<failure ", "<system-out/><failure "),
            (" name=\"view-navigates\"", " name=\"set-up\""),
        ] {
            #expect(report.contains(text), "\(text)")
            let root = try #require(XMLTree.root(of: report.replacing(text, with: broken)), "\(broken)")
            #expect(!JUnitRules.problems(in: root).isEmpty, "\(broken)")
        }
        #expect(XMLTree.root(of: report.replacing("&amp;", with: "&")) == nil)
    }

    /// Reads a command as the runner of GitHub does, byte by byte.
    private func command(_ line: ArraySlice<UInt8>) -> (name: String, properties: [String: String], message: String)? {
        guard line.starts(with: "::".utf8), let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let rest = line[(space + 1)...]
        guard let end = rest.indices.dropLast().first(where: { rest[$0] == UInt8(ascii: ":") && rest[$0 + 1] == UInt8(ascii: ":") }) else {
            return nil
        }
        func plain(_ bytes: ArraySlice<UInt8>) -> String {
            var result: [UInt8] = [], bytes = bytes
            while let byte = bytes.popFirst() {
                guard byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) else {
                    result.append(byte)
                    continue
                }
                result.append(code)
                bytes.removeFirst(2)
            }
            return String(decoding: result, as: UTF8.self)
        }
        var properties: [String: String] = [:]
        for pair in rest[..<end].split(separator: UInt8(ascii: ",")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard parts.count == 2 else { return nil }
            properties[plain(parts[0])] = plain(parts[1])
        }
        return (plain(line[..<space].dropFirst(2)), properties, plain(rest[(end + 2)...]))
    }

    @Test func gitHubReadsOneCommandForEachFinding() throws {
        let result = try HostileProject.result()
        let text = GitHubReporter(folder: "ios: App").report(result)
        let lines = Array(text.utf8).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let commands = lines.compactMap(command)
        let count = result.findings.count
        #expect(commands.count == count + 3)
        #expect(lines.count(where: { $0.starts(with: "::".utf8) }) == count + 3, "no name begins a command")
        for (command, finding) in zip(commands, result.findings) {
            #expect(command.name == finding.severity.rawValue)
            #expect(command.properties["file"] == "ios: App/" + finding.path)
            #expect(command.properties["line"] == "\(finding.position.line)" && command.properties["col"] == "\(finding.position.column)")
            #expect(command.properties["title"] == finding.rule)
            #expect(command.message.hasPrefix(finding.what + ". "))
        }
        #expect(commands.suffix(3).map(\.name) == ["error", "error", "notice"])
    }

    @Test func xcodeReadsOneLineForEachFinding() throws {
        let result = try HostileProject.result()
        let lines = XcodeReporter(root: "file:///srv/My%20App/").report(result).dropLast().split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(lines.count == result.findings.count + 3)
        for (line, finding) in zip(lines, result.findings) {
            let match = try #require(line.wholeMatch(of: #/(/.*):([0-9]+):([0-9]+): (error|warning): (.*)/#), "\(line)")
            #expect(match.2 == "\(finding.position.line)" && match.3 == "\(finding.position.column)")
            #expect(line.hasSuffix(" [\(finding.rule)]"))
        }
        #expect(lines.suffix(3).map { String($0.prefix { $0 != ":" }) } == ["error", "error", "note"])
    }

    @Test(arguments: [ReportFormat.text, .xcode, .junit]) func noNameMovesTheCursorOrTurnsALineAround(format: ReportFormat) throws {
        let text = format.reporter(root: "file:///srv/").report(try HostileProject.result())
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl, "\(scalar.value)")
        }
        #expect(text.contains("می\u{200C}خواهم") || format == .xcode, "Persian needs its invisible character")
    }

    @Test func theTextHasAKnownNumberOfLines() throws {
        let result = try HostileProject.result()
        let lines = TextReporter().report(result).dropLast().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let rules = Set(result.findings.map(\.rule)).count
        // The rule of the team has a reason and no page.
        #expect(lines.count == result.findings.count * 2 + rules * 2 - 1 + 3 + 4)
        #expect(lines.suffix(3).map { String($0.prefix { $0 != ":" }) } == ["By rule", "By folder", "By file"])
    }
}
