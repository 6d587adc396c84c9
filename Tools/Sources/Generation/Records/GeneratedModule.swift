/// The record of a generated module: its files and the texts that were inserted elsewhere. It is needed to remove the module later.
struct GeneratedModule: Codable, Hashable {
    /// A text that the program inserted into an existing file of the project.
    struct Insertion: Codable, Hashable {
        let path: String
        let text: String
        /// The target of `Package.swift` whose declaration contains the text; nil for other texts. Several targets can have the same
        /// dependency.
        var target: String?

        /// Whether the text imports a module. Several generated modules can need the same import.
        var isImport: Bool { text.split(whereSeparator: \.isWhitespace).dropLast().last == "import" }
    }

    let kind: String
    let name: String
    /// The hashes of the texts of the generated files. The key is the path.
    var files: [String: String]
    var insertions: [Insertion]
    /// The keys that the module has brought into String Catalogs. The key of the dictionary is the path of the catalogue.
    var texts: [String: [String]]?
}
