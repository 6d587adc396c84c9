import Foundation

/// The file `.belvedere/generated.json`: what was generated in a project.
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
                "record.form", "The record of what was generated cannot be read. Take it from your last commit, or remove it. (\(error))",
                at: path)
        }
    }

    /// The bytes of the file, or nil if there is nothing to remember.
    func bytes() -> [UInt8]? {
        if modules.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var sorted = self
        sorted.modules.sort { ($0.kind, $0.name) < ($1.kind, $1.name) }
        // Texts and numbers can always be encoded.
        return (try? encoder.encode(sorted)).map { Array($0) + [10] }
    }

    func module(kind: String, name: String) -> GeneratedModule? { modules.first { $0.kind == kind && $0.name == name } }

    mutating func replace(_ module: GeneratedModule) {
        modules.removeAll { $0.kind == module.kind && $0.name == module.name }
        modules.append(module)
    }
}
