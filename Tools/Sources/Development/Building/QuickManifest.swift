import Foundation

/// The commands of SwiftPM's newest build, changed so that `swift-build-tool` runs them.
///
/// SwiftPM plans each build anew: it reads all packages and writes a file with all commands. If only the content of Swift files changes,
/// the commands stay the same, and running them alone saves about a second. Three more changes make it faster. Only the commands for the
/// watched sources stay, because a fetched package does not change. The linker of the toolchain is faster than the one that the system
/// brings. And everything that the package itself does not contain, such as the kit, becomes one library. It is linked again only after an
/// edit of such a package, so that linking the program takes a tenth of the time.
struct QuickManifest: Equatable {
    let text: String
    /// The target that builds the program.
    let target: String
    /// The target that builds the tests. Nil if SwiftPM did not plan them.
    let testTarget: String?
    /// The lists of object files that the commands read, by path. Each is of the library with everything that the package itself does not
    /// contain.
    let objectLists: [String: String]

    /// Changes the commands of a build.
    ///
    /// - Parameters:
    ///   - planned: The content of SwiftPM's file, `debug.yaml`.
    ///   - product: The name of the program.
    ///   - triple: The name of the system in the paths of the build, such as `x86_64-unknown-linux-gnu`.
    ///   - root: The folder of the package. Its own sources are below it.
    ///   - folders: The folders of the watched sources.
    ///   - testFolders: Those of the tests.
    ///   - objectFolder: The folder for the files of ``objectLists``. The libraries are written beside the program.
    /// - Returns: Nil if the file has another form, for example one of another version of SwiftPM.
    /// - Complexity: O(n) in the length of the file.
    init?(
        planned: String, product: String, triple: String, root: String, folders: [String], testFolders: [String] = [], objectFolder: String
    ) {
        let target = "\(product)-\(triple)-debug.exe", tests = "PackageTests-\(triple)-debug"
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
        testTarget = blocks.lazy.compactMap { $0.first }.first { $0.hasPrefix("  \"C.") && $0.hasSuffix("\(tests).test\":") }.map {
            String($0.dropFirst(5).dropLast(2))
        }
        let ownSources = folders.filter { $0.hasPrefix(root + "/") }, folders = folders + testFolders
        // The main program of the tests is a generated file.
        let own = blocks.filter { Self.reads($0, anyOf: ownSources + testFolders) || $0.first?.hasSuffix("\(tests).module\":") == true }
        let ownFolders = Set(own.flatMap { Self.list("outputs", of: $0) }.map(Self.folder))
        let links = [target, testTarget].compactMap { $0.map { "  \"C.\($0)\":"[...] } }
        var objectLists: [String: String] = [:]
        let kept = blocks.compactMap { block -> String? in
            guard let name = block.first, let number = links.firstIndex(of: name) else {
                return Self.changed(block, folders: folders, isReplaceable: Self.reads(block, anyOf: ownSources + testFolders))
            }
            let objectList = objectFolder + "/belvedere-dev-\(number).objects"
            let split = SplitLink(block, ownFolders: ownFolders, objectList: objectList)
            if let split { objectLists[objectList] = split.objects }
            let text = split?.text ?? block.map { $0 + "\n" }.joined()
            return text.replacing("\"-emit-executable\",", with: "\"-emit-executable\",\"-use-ld=lld\",\"-Xlinker\",\"--export-dynamic\",")
        }
        self.objectLists = objectLists
        text = "client:\n  name: swift-build\n" + head + kept.joined()
    }

    /// The options with which a module of the package is compiled, so that a running program can take other bodies of its functions.
    static let replaceableOptions = ["-enable-private-imports", "-Xfrontend", "-enable-implicit-dynamic"]

    /// Whether a command reads a file.
    func reads(_ path: String) -> Bool { Self.contains(text, "\"\(path)\"") }

    /// The command for `swift-build-tool`. Nil for a command that is not needed.
    private static func changed(_ block: [Substring], folders: [String], isReplaceable: Bool) -> String? {
        guard let tool = block.first(where: { $0.hasPrefix("    tool: ") })?.dropFirst(10) else { return nil }
        let text = block.map { $0 + "\n" }.joined()
        if tool == "phony" { return text }
        // Only SwiftPM has the other tools. Their files exist since its own build.
        guard tool == "shell" || tool == "clang" else { return nil }
        guard reads(block, anyOf: folders) else { return nil }
        // This form of the messages is for programs. The other one has the errors as lines.
        let command = text.replacing("\"-parseable-output\",", with: "")
        let options = replaceableOptions.map { "\"\($0)\"," }.joined()
        return isReplaceable ? command.replacing("\"-module-name\",", with: options + "\"-module-name\",") : command
    }

    private static func reads(_ block: [Substring], anyOf folders: [String]) -> Bool {
        let inputs = block.first { $0.hasPrefix("    inputs: ") } ?? ""
        return folders.contains { contains(inputs, "\"\($0)/") }
    }

    /// A list of a command, such as its inputs.
    static func list(_ name: String, of block: [Substring]) -> [String] {
        let line = block.first { $0.hasPrefix("    \(name): [") }?.dropFirst(name.utf8.count + 6)
        return line.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) } ?? []
    }

    /// The folder of a file.
    static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    /// Whether a text contains another. The lines have a length of some 100,000 bytes, for which the C library is much faster.
    private static func contains(_ text: some StringProtocol, _ part: String) -> Bool {
        text.withCString { text in part.withCString { strstr(text, $0) != nil } }
    }
}
