/// A file of the repository, compiled into the program.
public nonisolated struct PublishedFile: Sendable, Hashable, Identifiable {
    /// The path in the repository, e.g. `Apps/Sources/Hello/HelloScreen.swift`.
    public let path: String
    public let text: String
    /// The target or the folder of articles that the file belongs to, e.g. `Hello`.
    public let module: String

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
    }
}
