public import Belvedere
internal import Synchronization

/// The source files of the kit, of the apps and of their tests, and the articles. They can be found by their names.
public nonisolated struct SourceLibrary: Sendable {
    /// The path of the app ``BelvedereApp/sourceCode(manual:)``.
    public static let path = "/code"
    /// The files whose texts are compiled into this program.
    public static let shared = SourceLibrary(makeSourceFiles())

    /// All files, sorted by path.
    public let files: [PublishedFile]
    private let places: [String: Int]
    /// The paths in lower case as bytes. They are made once, and not for each search.
    private let searchedPaths: [[UInt8]]

    /// - Parameter files: the files, sorted by path.
    init(_ files: [(path: String, text: String)]) {
        let files = files.map { PublishedFile(path: $0.path, text: $0.text) }
        self.files = files
        searchedPaths = files.map { Array($0.path.lowercased().utf8) }
        places = Dictionary(files.enumerated().map { (Self.key($1.module, $1.name), $0) }) { first, _ in first }
    }

    /// Returns the file with a name in a module.
    public func file(_ name: String, in module: String) -> PublishedFile? { places[Self.key(module, name)].map { files[$0] } }

    /// Returns the files of a module, sorted by path.
    ///
    /// - Complexity: O(*n*) in the number of files.
    public func files(of module: String) -> [PublishedFile] { files.filter { $0.module == module } }

    /// Returns the files of the apps' modules that a file imports, in the order of its imports. The kit is left out.
    ///
    /// - Complexity: O(*n*) in the number of files, for each import.
    func files(importedBy file: PublishedFile) -> [(module: String, files: [PublishedFile])] {
        file.imports.map { ($0, files(of: $0).filter(\.isPartOfApp)) }.filter { !$0.files.isEmpty }
    }

    /// Returns the test files that import a module of an app or are named after it, by test target.
    ///
    /// - Complexity: O(*n*) in the number of files.
    func tests(of module: String) -> [(module: String, files: [PublishedFile])] {
        if !files(of: module).contains(where: \.isPartOfApp) { return [] }
        let tests = Dictionary(
            grouping: files.filter { $0.isTest && ($0.imports.contains(module) || $0.module == "\(module)Tests") }, by: \.module)
        // The target that is named after the module comes first, because it tests only this app.
        let own = tests.keys.filter { $0.hasPrefix(module) }.sorted(), others = tests.keys.filter { !$0.hasPrefix(module) }.sorted()
        return (own + others).map { ($0, tests[$0] ?? []) }
    }

    /// Returns the files whose paths contain all words of a search.
    ///
    /// - Complexity: O(*n*) in the length of all paths, for each word.
    func files(matching search: SourceSearch) -> [PublishedFile] {
        files.indices.filter { search.matches(searchedPaths[$0]) }.map { files[$0] }
    }

    /// Returns the file of a type, whose name begins with its module, e.g. `Hello.HelloScreen`. It is the file with the type's name, or
    /// else the file that declares the type.
    ///
    /// - Complexity: O(*n*) in the length of the module's files.
    public func file(ofType type: String) -> PublishedFile? {
        // The generic arguments in angle brackets are not part of the name.
        let parts = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        guard let module = parts.first, let name = parts.dropFirst().first else { return nil }
        return file("\(name).swift", in: module)
            ?? files(of: module).first { file in
                ["class", "struct", "enum"].contains { file.text.contains("\($0) \(name)") }
            }
    }

    /// Returns the pages of the types that a file names, sorted by name. It looks in the file's own module, in the modules that the file
    /// imports, and in the kit.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    public func pages(ofTypesIn file: PublishedFile) -> [CodeBlock.Page] {
        if file.isArticle { return [] }
        let modules = [file.module] + file.imports + ["Belvedere", "BelvedereBinding", "BelvedereCore"]
        var found: [String: PublishedFile] = [:]
        for word in file.text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
            let name = String(word)
            guard word.first?.isUppercase == true, name != file.subject, found[name] == nil else { continue }
            found[name] = modules.lazy.compactMap { self.file("\(name).swift", in: $0) }.first
        }
        return found.sorted { $0.key < $1.key }.map { CodeBlock.Page(ofType: $0.key, path: $0.value.address) }
    }

    /// Returns the test file of a type, whose name begins with its module, e.g. `Hello.HelloScreen`. It is the file of the module's tests
    /// whose name begins most like the type's.
    ///
    /// - Complexity: O(*n*) in the number of files.
    public func test(ofType type: String) -> PublishedFile? {
        let parts = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        guard let module = parts.first, let name = parts.dropFirst().first else { return nil }
        func likeness(_ file: PublishedFile) -> Int { zip(file.subject, name).prefix { $0 == $1 }.count }
        let files = tests(of: module).flatMap(\.files).filter { $0.subject.hasSuffix("Tests") }
        return files.enumerated().max { (likeness($0.element), -$0.offset) < (likeness($1.element), -$1.offset) }?.element
    }

    /// Returns some lines of a file, from a place such as `Hello/HelloScreen.swift:15` on; an empty text if the library has no such file.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    public func source(at place: String, lines count: Int) -> String {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let line = Int(parts[1]), line > 0 else { return "" }
        let path = parts[0].split(separator: "/").map(String.init)
        guard path.count == 2, let file = file(path[1], in: path[0]) else { return "" }
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).prefix(count).joined(separator: "\n")
    }

    private static func key(_ module: String, _ name: String) -> String { "\(module)/\(name)" }
}
