/// What a run made, so that it can be taken back.
struct GeneratedModule: Codable, Hashable {
    /// A text that was put into a file of the project.
    struct Insertion: Codable, Hashable {
        let path: String
        let text: String
    }

    let kind: String
    let name: String
    /// The hashes of the files that were made, by path.
    var files: [String: String]
    var insertions: [Insertion]
}
