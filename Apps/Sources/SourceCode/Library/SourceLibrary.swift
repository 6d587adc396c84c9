internal import Synchronization

/// The sources of the kit, of the apps and of their tests, and the articles, found by their names.
public nonisolated struct SourceLibrary: Sendable {
    /// Where the app ``BelvedereApp/sourceCode(manual:)`` lives.
    public static let path = "/code"
    /// What was compiled into this program.
    public static let shared = SourceLibrary(makeSourceFiles())

    /// All files, by their paths.
    public let files: [SourceFile]
    private let places: [String: Int]

    /// - Parameter files: the files by their paths.
    init(_ files: [(path: String, text: String)]) {
        let files = files.map { SourceFile(path: $0.path, text: $0.text) }
        self.files = files
        places = Dictionary(files.enumerated().map { (Self.key($1.module, $1.name), $0) }) { first, _ in first }
    }

    /// The file of a name in a module.
    public func file(_ name: String, in module: String) -> SourceFile? { places[Self.key(module, name)].map { files[$0] } }

    /// The files of a module, by their paths.
    ///
    /// - Complexity: O(*n*) in the number of files.
    public func files(of module: String) -> [SourceFile] { files.filter { $0.module == module } }

    /// Where a type is written, by its name with its module, e.g. `Hello.HelloScreen`: the file of its name, or else the one that declares it.
    ///
    /// - Complexity: O(*n*) in the length of the module's files.
    public func file(ofType type: String) -> SourceFile? {
        // What stands in angle brackets is given to the type and is none of its name.
        let parts = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        guard let module = parts.first, let name = parts.dropFirst().first else { return nil }
        return file("\(name).swift", in: module)
            ?? files(of: module).first { file in
                ["class", "struct", "enum"].contains { file.text.contains("\($0) \(name)") }
            }
    }

    private static func key(_ module: String, _ name: String) -> String { "\(module)/\(name)" }
}
