import Foundation

/// The content of `.belvedere/generated.json`, which lists all generated modules of a project.
struct GenerationRecord: Codable, Hashable {
    static let path = ".belvedere/generated.json"

    var version = 1
    var modules: [GeneratedModule] = []

    /// The record of a project, or an empty one.
    ///
    /// - Throws: ``GenerationError`` if the file cannot be read.
    static func read(in root: String, files: any FileStore) throws -> GenerationRecord {
        guard let text = try files.text(of: root + "/" + path) else { return GenerationRecord() }
        do {
            let record = try JSONDecoder().decode(GenerationRecord.self, from: Data(text.utf8))
            if record.version != 1 {
                throw GenerationError(
                    "record.version", "The record was written by a newer version of this program. Update the program.", at: path)
            }
            return record
        } catch let error as DecodingError {
            throw GenerationError(
                "record.form",
                "The record of the generated modules cannot be read. Restore it from your last commit, or remove it. (\(error))",
                at: path)
        }
    }

    /// The bytes of the file, or nil if the record is empty.
    func bytes() -> [UInt8]? {
        if modules.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var sorted = self
        sorted.modules.sort { ($0.kind, $0.name) < ($1.kind, $1.name) }
        // Encoding cannot fail, because the values contain only texts and numbers.
        return (try? encoder.encode(sorted)).map { Array($0) + [10] }
    }

    func module(kind: String, name: String) -> GeneratedModule? { modules.first { $0.kind == kind && $0.name == name } }

    mutating func replace(_ module: GeneratedModule) {
        modules.removeAll { $0.kind == module.kind && $0.name == module.name }
        modules.append(module)
    }
}
