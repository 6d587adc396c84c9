/// A text in one language, as read from the file: a single text, or its variations.
struct FileText: Decodable {
    /// A single text and the state of its translation.
    struct Unit: Decodable {
        let state: String?
        let value: String
    }

    /// The variations of a text.
    struct Variations: Decodable {
        let plural: [String: FileText]?
        let device: [String: FileText]?
    }

    /// A fragment of a text with its own plural forms, such as "3 files" in "3 files in 2 folders".
    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
}
