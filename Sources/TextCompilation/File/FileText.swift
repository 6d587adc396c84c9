/// A text in one language as it stands in the file: a single one, or its variations.
struct FileText: Decodable {
    /// A single text and how far its translation is.
    struct Unit: Decodable {
        let state: String?
        let value: String
    }

    /// What a text depends on.
    struct Variations: Decodable {
        let plural: [String: FileText]?
        let device: [String: FileText]?
    }

    /// A part of a text that depends on a number of its own.
    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
}
