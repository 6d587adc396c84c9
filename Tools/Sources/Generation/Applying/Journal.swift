import Foundation

/// The note of a run that has begun: what it does to each file. From the moment it stands, the run goes through.
struct Journal: Codable {
    static let path = ".belvedere/journal.json"
    /// The folder that holds the new and the old bytes until the run is over.
    static let folder = ".belvedere/transaction"

    struct Step: Codable {
        let path: String
        /// The hash that the file has before, or nil if it is not there.
        let before: String?
        /// The hash that it has afterwards, or nil if it goes.
        let after: String?
    }

    /// The process that runs.
    let process: Int32
    let steps: [Step]
    /// The folders that the run makes, the outermost first.
    let folders: [String]

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    static func read(in root: String, files: any FileStore) throws -> Journal? {
        guard let text = try files.text(of: root + "/" + path) else { return nil }
        do {
            return try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
        } catch {
            throw GenerationError(
                "journal.form",
                "The note of a run that was cut cannot be read. Compare the files with your last commit, then remove \"\(path)\" and \"\(folder)\"."
            )
        }
    }
}
