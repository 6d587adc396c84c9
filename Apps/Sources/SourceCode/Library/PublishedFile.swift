/// A file of the repository, compiled into the program.
public nonisolated struct PublishedFile: Sendable, Hashable, Identifiable {
    /// The path in the repository, e.g. `Apps/Sources/Hello/HelloScreen.swift`.
    public let path: String
    public let text: String
    /// The target or the folder of articles that the file belongs to, e.g. `Hello`.
    public let module: String
    /// The modules that the file imports, in the order of the file.
    let imports: [String]

    public var id: String { path }
    /// The name with its ending, e.g. `HelloScreen.swift`.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// Whether the file is an article and not source code.
    public var isArticle: Bool { path.hasSuffix(".md") }
    /// The name of the type that the file declares or extends, e.g. `Markup` for `Markup+Code.swift`, or the name of the article.
    public var subject: String { String(name.prefix { $0 != "+" && $0 != "." }) }
    /// The address of the file in the app ``BelvedereApp/sourceCode(manual:)``. To show a certain line, add e.g. `#L12`.
    public var address: String { "\(SourceLibrary.path)/\(module)/\(name)" }

    /// Creates a file from its path in the repository, such as `Apps/Sources/TARGET/…`, `Apps/Tests/TARGET/…` or `Sources/PRODUCT/…`.
    init(path: String, text: String) {
        self.path = path
        self.text = text
        let parts = path.split(separator: "/")
        let folder = parts.firstIndex { $0 == "Sources" || $0 == "Tests" } ?? 0
        module = parts.indices.contains(folder + 2) ? String(parts[folder + 1]) : ""
        imports = path.hasSuffix(".swift") ? Self.imports(of: text) : []
    }

    /// Whether the file belongs to an app, and not to the kit.
    var isPartOfApp: Bool { path.hasPrefix("Apps/Sources/") }
    /// Whether the file belongs to a test target.
    var isTest: Bool { path.hasPrefix("Apps/Tests/") && module.hasSuffix("Tests") }

    /// Returns the modules that a text imports before its first declaration.
    private static func imports(of text: String) -> [String] {
        var modules: [String] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 40).prefix(40) {
            if line.starts(with: "//".utf8) { continue }
            let words = line.split(separator: UInt8(ascii: " "))
            // Before the word are at most an attribute and an access level.
            guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), place < 3, place + 1 < words.count else {
                break
            }
            modules.append(String(decoding: words[place + 1], as: UTF8.self))
        }
        return modules
    }
}
