import Foundation

/// The file that lists the changes of a run that has begun. If the process stops while this file exists, the next run finishes the changes.
struct Journal: Codable {
    static let path = ".belvedere/journal.json"
    /// The folder in which a run stores the new and the old bytes of the files.
    static let folder = ".belvedere/transaction"

    struct Step: Codable {
        let path: String
        /// The hash of the file before the run, or nil if there is no file.
        let before: String?
        /// The hash of the file after the run, or nil if the run deletes it.
        let after: String?
    }

    /// The identifier of the process that carries out the run.
    let process: Int32
    let steps: [Step]
    /// The folders that the run creates. Outer folders come before inner ones.
    let folders: [String]

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    static func read(in root: String, files: any FileStore) throws -> Journal? {
        guard let text = try files.text(of: root + "/" + path) else { return nil }
        do {
            return try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
        } catch {
            throw GenerationError(
                "journal.form",
                """
                The journal of an interrupted run cannot be read. Compare the files with your last commit, then remove "\(path)" and \
                "\(folder)".
                """
            )
        }
    }
}
