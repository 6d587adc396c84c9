import Foundation
import SwiftFacts

/// The bodies of functions in a running program, which it can exchange without a build and without a restart.
///
/// A small library with the edited bodies is compiled against the modules of the running program. Swift's runtime lets the program call
/// them, when it opens the library. This needs options that only builds without a plan have; see ``QuickManifest``.
struct LoadedBodies {
    /// The target of a source file.
    private struct Target {
        let module: String
        /// The options of the compiler.
        let options: [String]
    }

    /// The targets by the paths of their Swift files.
    private var targets: [String: Target] = [:]
    /// The sources in the running program by path.
    private var texts: [String: Data] = [:]
    /// The files that keep a value of a name, by the name.
    private var keepingFiles: [String: String?] = [:]
    /// The number of compiled libraries. A program cannot close one, so each has its own name.
    private var count = 0
    private let folder: String
    /// The greatest number of libraries that a program opens before it restarts.
    static let limit = 50

    /// Copies the modules of the running program, because later builds can change them while the program still runs.
    ///
    /// - Parameters:
    ///   - commands: The commands of the build that made the program, in the form of SwiftPM.
    ///   - paths: The sources.
    ///   - folder: A folder for the modules and the libraries.
    /// - Returns: Nil if a file cannot be written.
    /// - Complexity: O(n) in the length of the commands and of the sources.
    init?(commands: String, paths: some Collection<String>, folder: String) {
        self.folder = folder
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        guard (try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else { return nil }
        var block: [Substring] = []
        for line in commands.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.hasPrefix("  \"") { block = [] }
            block.append(line)
            guard line.hasPrefix("    args: ["), line.contains("\"\(QuickManifest.replaceableOptions[0])\"") else { continue }
            // A tool of a plug-in is compiled in another way, and is no part of the program.
            if block.first?.hasSuffix("-tool.module\":") == true { continue }
            let arguments = QuickManifest.list("args", of: block)
            guard let module = Self.value(of: "-module-name", in: arguments),
                let path = Self.value(of: "-emit-module-path", in: arguments), files.fileExists(atPath: path)
            else { continue }
            guard (try? files.copyItem(atPath: path, toPath: "\(folder)/\(module).swiftmodule")) != nil else { return nil }
            let target = Target(module: module, options: Self.options(of: arguments))
            for input in QuickManifest.list("inputs", of: block) where input.hasSuffix(".swift") { targets[input] = target }
        }
        for path in paths where targets[path] != nil { texts[path] = files.contents(atPath: path) }
        if texts.isEmpty { return nil }
    }

    /// Whether all changes are edits of Swift files that the program contains.
    func contains(_ changes: [SourceChange]) -> Bool {
        !changes.isEmpty && changes.allSatisfy { $0.kind == .edited && texts[$0.path] != nil }
    }

    enum Result: Equatable {
        /// The path of the library.
        case compiled(String)
        /// Nothing but comments or spaces changed.
        case equal
        /// The reason is nil if an edit of the file never can be loaded, or if the compiler refuses it.
        case refused(RestartReason?)
    }

    /// Compiles the edited bodies.
    ///
    /// - Parameters:
    ///   - changes: The changes since the newest state of the pages, which ``contains(_:)``.
    ///   - paths: The sources.
    /// - Returns: The result; nil if the compilation was cancelled.
    /// - Complexity: O(n) in the length of the changed files. A type that is edited for the first time is searched in all sources.
    mutating func compile(
        _ changes: [SourceChange], among paths: some Collection<String>, using compiler: BodyCompiler, in root: String,
        isCancelled: () -> Bool
    ) throws -> Result? {
        if count == Self.limit { return .refused(.manyLoads(Self.limit)) }
        guard let target = changes.first.flatMap({ targets[$0.path] }) else { return .refused(nil) }
        var edited: [String] = [], newest: [String: Data] = [:]
        for (number, change) in changes.enumerated() {
            guard targets[change.path]?.module == target.module, let old = texts[change.path],
                let new = FileManager.default.contents(atPath: change.path),
                let earlier = SourceBodies(of: String(decoding: old, as: UTF8.self), path: change.path),
                let bodies = SourceBodies(of: String(decoding: new, as: UTF8.self), path: change.path)
            else { return .refused(nil) }
            newest[change.path] = new
            let edits = bodies.edits(since: earlier)
            if let edits, edits.isEmpty { continue }
            // Other objects can live as long as the program, and have done their work already.
            guard bodies.importedModules.contains("Belvedere") || edits?.allInherit(fromOneOf: Self.roles) == true else {
                return .refused(nil)
            }
            guard let edits else { return .refused(.otherThanBodies(file: change.name)) }
            for name in edits.names.sorted() {
                if let file = fileKeeping(name, among: paths) { return .refused(.keptValue(file: file, type: name)) }
            }
            edited.append(edits.code(importing: target.module, number: number))
        }
        if edited.isEmpty {
            texts.merge(newest) { $1 }
            return .equal
        }
        let path = "\(folder)/BelvedereEdit\(count)"
        count += 1
        let code = edited.joined(separator: "\n")
        // The folder comes first, so that the modules in it are found before those of a newer build.
        let options = target.options.prefix(1) + ["-I", folder] + target.options.dropFirst()
        guard let library = try compiler.compile(code, to: path, options: Array(options), in: root, isCancelled: isCancelled)
        else { return nil }
        if library.isEmpty { return .refused(nil) }
        texts.merge(newest) { $1 }
        return .compiled(library)
    }

    /// The types whose objects are made anew for each page.
    private static let roles: Set = ["Screen", "ViewModel", "Presenter", "Interactor", "Wireframe"]

    /// The name of the first file with a static or global value of a type or a function.
    private mutating func fileKeeping(_ name: String, among paths: some Collection<String>) -> String? {
        if let known = keepingFiles[name] { return known }
        let path = paths.filter { $0.hasSuffix(".swift") }.sorted().first { LastingSource($0).keeps(name) }
        let file = path?.split(separator: "/").last.map(String.init)
        keepingFiles[name] = .some(file)
        return file
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }

    /// The compiler and its options, without those for the files of the target.
    private static func options(of arguments: [String]) -> [String] {
        let withValue: Set = [
            "-module-name", "-emit-module-path", "-output-file-map", "-c", "-index-store-path", "-emit-objc-header-path", "-num-threads",
        ]
        let alone: Set = [
            "-emit-dependencies", "-emit-module", "-incremental", "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics",
            "-parseable-output", "-emit-objc-header", "-parse-as-library", "-whole-module-optimization", "-warnings-as-errors", "-g",
            "-index-ignore-system-modules", "-enable-testing", "-enable-private-imports",
        ]
        var options: [String] = [], rest = arguments[...]
        while let argument = rest.popFirst() {
            if withValue.contains(argument) {
                rest = rest.dropFirst()
            } else if argument.hasPrefix("-X"), let value = rest.popFirst() {
                // The option of another program can have the name of one of this compiler.
                if value != QuickManifest.replaceableOptions.last { options += [argument, value] }
            } else if !alone.contains(argument) {
                options.append(argument)
            }
        }
        return options
    }
}
