import Foundation

/// The String Catalogs in a running program, whose edited texts can reach the pages without a build.
///
/// An edit is loaded only if it changes nothing but texts. A new name, another argument or another language changes the compiled code.
struct LoadedTexts {
    /// A catalogue as it was when the program was built.
    private struct Catalogue {
        /// The command that compiles the catalogue: the compiler, the catalogue and the Swift file.
        let command: [String]
        /// The Swift file as `#fileID` names it.
        let file: String
        /// The declarations in the Swift file.
        let declarations: [Substring]
    }

    /// The catalogues by path.
    private var catalogues: [String: Catalogue] = [:]
    /// The Swift files that can keep a text, by the names of catalogues. Nil for a catalogue of which no file keeps a text.
    private var keepingFiles: [String: String?] = [:]
    /// The folder for the compiled texts.
    private let folder: String

    /// Reads the commands of a build, and the Swift files that it has made.
    ///
    /// - Parameters:
    ///   - planned: The content of SwiftPM's file, `debug.yaml`.
    ///   - folder: A folder for the compiled texts.
    /// - Complexity: O(n) in the length of the file.
    init(planned: String, folder: String) {
        self.folder = folder
        for line in planned.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            guard line.hasPrefix("    args: [\""), line.hasSuffix("Catalogue.swift\"]"), line.utf8.count < 10_000 else { continue }
            let command = QuickManifest.list("args", of: [line])
            guard command.count == 3, command[0].hasSuffix("/TextCompiler-tool"), command[1].hasSuffix(".xcstrings"),
                let file = Self.identifier(of: command[2]), let source = Self.text(at: command[2])
            else { continue }
            catalogues[command[1]] = Catalogue(command: command, file: file, declarations: Self.declarations(in: source))
        }
    }

    /// Whether all changes are edits of catalogues.
    func contains(_ changes: [SourceChange]) -> Bool {
        !changes.isEmpty && changes.allSatisfy { $0.kind == .edited && catalogues[$0.path] != nil }
    }

    /// Compiles edited catalogues.
    ///
    /// - Parameter changes: The changes since the newest state of the pages, which ``contains(_:)``.
    /// - Returns: The result; nil if the compilation was cancelled.
    func compile(_ changes: [SourceChange], in root: String, isCancelled: () -> Bool) throws -> Result? {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var texts: [String: String] = [:]
        for (number, change) in changes.enumerated() {
            guard let catalogue = catalogues[change.path] else { return .refused }
            let source = "\(folder)/\(number).swift", json = "\(folder)/\(number).json"
            try? FileManager.default.removeItem(atPath: json)
            let command = catalogue.command.dropLast() + [source, json]
            guard let run = try BuildRun.run(Array(command), in: root, isCancelled: isCancelled, onStep: { _ in }) else { return nil }
            let failure = BuildFailure(output: run.output)
            if run.ending == .status(1), !failure.problems.isEmpty { return .failed(failure) }
            // A kit of an older version has a compiler without this option.
            guard run.ending == .status(0), FileManager.default.fileExists(atPath: json), let text = Self.text(at: source) else {
                return .refused
            }
            guard Self.declarations(in: text) == catalogue.declarations else { return .changesDeclarations(change.name) }
            texts[catalogue.file] = json
        }
        return .compiled(texts)
    }

    /// The first Swift file that can keep a text of the catalogues, such as `static let titles = [HabitsTexts.home]`.
    ///
    /// The result is remembered, because the program restarts after an edit of its Swift files.
    ///
    /// - Parameters:
    ///   - changes: The changes, which ``contains(_:)``.
    ///   - paths: The sources.
    /// - Complexity: O(n) in the length of the sources, once for each catalogue.
    mutating func fileWithKeptText(of changes: [SourceChange], among paths: some Collection<String>) -> String? {
        for change in changes {
            let name = String(change.name.prefix { $0 != "." })
            let file = keepingFiles[name] ?? paths.filter { $0.hasSuffix(".swift") }.sorted().first { LastingSource($0).keeps(name) }
            keepingFiles[name] = .some(file)
            if let file { return file }
        }
        return nil
    }

    enum Result: Equatable {
        /// The paths of the files with the texts, by the Swift files that declare them.
        case compiled([String: String])
        case failed(BuildFailure)
        /// A catalogue declares other names, arguments or languages than the program knows.
        case changesDeclarations(String)
        case refused
    }

    /// The lines of a Swift file without its texts and the comments about them. The comment before the type has the languages.
    private static func declarations(in source: String) -> [Substring] {
        let lines = source.split(separator: "\n")
        return lines.prefix { !$0.hasPrefix("    private static let catalogue") }.filter { !$0.hasPrefix("    ///") }
    }

    /// The module and the name of a Swift file in the folder of a plug-in.
    private static func identifier(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 4, let name = parts.last else { return nil }
        let module = parts[parts.count - 4].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return "\(String(module))/\(name)"
    }

    private static func text(at path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
