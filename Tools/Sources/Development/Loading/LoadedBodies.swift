import Foundation
import SwiftFacts

/// The bodies of functions in a running program and in its tests, which take others without a build.
///
/// A small library with the edited bodies is compiled against the modules of the running program. Swift's runtime lets the program call
/// them, when it opens the library. The tests open the libraries when they start. This needs options that only builds without a plan have;
/// see ``QuickManifest``.
struct LoadedBodies {
    /// The target of a source file.
    private struct Target {
        let module: String
        /// The options of the compiler.
        let options: [String]
        /// Whether it contains tests. They start anew for each run, so no object of an old body exists.
        let isOfTests: Bool
    }

    /// The targets by the paths of their Swift files.
    private var targets: [String: Target] = [:]
    /// The sources in the running program by path.
    private var texts: [String: Data] = [:]
    /// The files that keep a value of a name, by the name.
    private var keepingFiles: [String: String?] = [:]
    /// The number of compiled libraries. A program cannot close one, so each has its own name.
    private var count = 0
    /// The newest library of each module. It opens the earlier ones of the same module.
    private var newestLibraries: [String: String] = [:]
    /// The sources of the tests with the newest bodies. Nil if the tests cannot take others.
    var testSources: SourceStamps?
    private let commands: String
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
        self.commands = commands
        self.folder = folder
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        guard (try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil, read(paths, isOfTests: false),
            !texts.isEmpty
        else { return nil }
    }

    /// Adds the tests of the program, after a build of them. Tests that were added before begin anew.
    ///
    /// - Parameter paths: The sources of the tests.
    /// - Returns: False if a module cannot be copied.
    /// - Complexity: O(n) in the length of the commands and of the sources.
    mutating func addTests(_ paths: some Collection<String>) -> Bool {
        for path in paths { if let module = targets[path]?.module { newestLibraries[module] = nil } }
        return read(paths, isOfTests: true)
    }

    /// Reads the targets of some sources, and copies their modules.
    private mutating func read(_ paths: some Collection<String>, isOfTests: Bool) -> Bool {
        let files = FileManager.default, paths = Set(paths)
        var block: [Substring] = []
        for line in commands.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.hasPrefix("  \"") { block = [] }
            block.append(line)
            guard line.hasPrefix("    args: ["), line.contains("\"\(QuickManifest.replaceableOptions[0])\"") else { continue }
            // A tool of a plug-in is compiled in another way, and is no part of the program.
            if block.first?.hasSuffix("-tool.module\":") == true { continue }
            let arguments = QuickManifest.list("args", of: block)
            let inputs = QuickManifest.list("inputs", of: block).filter(paths.contains)
            guard !inputs.isEmpty, let module = Self.value(of: "-module-name", in: arguments),
                let path = Self.value(of: "-emit-module-path", in: arguments), files.fileExists(atPath: path)
            else { continue }
            let copy = "\(folder)/\(module).swiftmodule"
            try? files.removeItem(atPath: copy)
            guard (try? files.copyItem(atPath: path, toPath: copy)) != nil else { return false }
            let target = Target(module: module, options: Self.options(of: arguments), isOfTests: isOfTests)
            for input in inputs where input.hasSuffix(".swift") {
                targets[input] = target
                texts[input] = files.contents(atPath: input)
            }
        }
        return true
    }

    /// The libraries with the newest bodies of all modules, for a run of the tests.
    var libraries: [String] { newestLibraries.values.sorted() }

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
            let isRead = target.isOfTests || bodies.importedModules.contains("Belvedere")
            guard isRead || edits?.allInherit(fromOneOf: Self.roles) == true else { return .refused(nil) }
            guard let edits else { return .refused(.otherThanBodies(file: change.name)) }
            for name in edits.names.sorted() where !target.isOfTests {
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
        let library = try compiler.compile(
            code, to: path, options: Array(options), after: newestLibraries[target.module], in: root, isCancelled: isCancelled)
        guard let library else { return nil }
        if library.isEmpty { return .refused(nil) }
        texts.merge(newest) { $1 }
        newestLibraries[target.module] = library
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
