import Foundation

/// The commands of SwiftPM's newest build, changed so that `swift-build-tool` runs them.
///
/// SwiftPM plans each build anew: it reads all packages and writes a file with all commands. If only the content of Swift files changes,
/// the commands stay the same, and running them alone saves about a second. Two more changes make it faster. Only the commands for the
/// watched sources stay, because a fetched package does not change. And the linker of the toolchain is faster than the one that the system
/// brings.
struct QuickManifest: Equatable {
    let text: String
    /// The target that builds the program.
    let target: String

    /// Changes the commands of a build.
    ///
    /// - Parameters:
    ///   - planned: The content of SwiftPM's file, `debug.yaml`.
    ///   - product: The name of the program.
    ///   - triple: The name of the system in the paths of the build, such as `x86_64-unknown-linux-gnu`.
    ///   - folders: The folders of the watched sources.
    /// - Returns: Nil if the file has another form, for example one of another version of SwiftPM.
    /// - Complexity: O(n) in the length of the file.
    init?(planned: String, product: String, triple: String, folders: [String]) {
        let target = "\(product)-\(triple)-debug.exe"
        let start = "client:\n  name: basic\n"
        guard planned.hasPrefix(start), let commands = planned.firstRange(of: "\ncommands:\n") else { return nil }
        let head = planned[..<commands.upperBound].dropFirst(start.utf8.count)
        guard head.contains("\n  \"\(target)\": ") else { return nil }
        self.target = target
        var blocks: [[Substring]] = []
        for line in planned[commands.upperBound...].utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.hasPrefix("  \"") { blocks.append([]) }
            guard !blocks.isEmpty else { return nil }
            blocks[blocks.count - 1].append(line)
        }
        let kept = blocks.compactMap { Self.changed($0, program: "  \"C.\(target)\":", folders: folders) }
        text = "client:\n  name: swift-build\n" + head + kept.joined()
    }

    /// Whether a command reads a file.
    func reads(_ path: String) -> Bool { Self.contains(text, "\"\(path)\"") }

    /// The command for `swift-build-tool`. Nil for a command that is not needed.
    private static func changed(_ block: [Substring], program: String, folders: [String]) -> String? {
        guard let name = block.first, let tool = block.first(where: { $0.hasPrefix("    tool: ") })?.dropFirst(10) else { return nil }
        let text = block.map { $0 + "\n" }.joined()
        if tool == "phony" { return text }
        // Only SwiftPM has the other tools. Their files exist since its own build.
        guard tool == "shell" || tool == "clang" else { return nil }
        if name == program { return text.replacing("\"-emit-executable\",", with: "\"-emit-executable\",\"-use-ld=lld\",") }
        let inputs = block.first { $0.hasPrefix("    inputs: ") } ?? ""
        guard folders.contains(where: { contains(inputs, "\"\($0)/") }) else { return nil }
        // This form of the messages is for programs. The other one has the errors as lines.
        return text.replacing("\"-parseable-output\",", with: "")
    }

    /// Whether a text contains another. The lines have a length of some 100,000 bytes, for which the C library is much faster.
    private static func contains(_ text: some StringProtocol, _ part: String) -> Bool {
        text.withCString { text in part.withCString { strstr(text, $0) != nil } }
    }
}
