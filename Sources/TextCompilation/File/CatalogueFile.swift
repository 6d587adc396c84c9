internal import Foundation

/// A String Catalog as read from the file, before any check.
struct CatalogueFile: Decodable {
    let sourceLanguage: String
    let version: String
    let strings: [String: FileEntry]
    /// The line of each key in the file, from 1.
    private(set) var lines: [String: Int] = [:]

    private enum CodingKeys: CodingKey {
        case sourceLanguage, version, strings
    }

    /// - Throws: ``CatalogueFaults`` if the file is not a String Catalog.
    init(data: Data) throws(CatalogueFaults) {
        do {
            self = try JSONDecoder().decode(CatalogueFile.self, from: data)
        } catch {
            throw CatalogueFaults(all: [
                CatalogueFault(
                    sentence:
                        """
                        The file is damaged: \(Self.place(of: error)). A String Catalog is JSON with "sourceLanguage", \
                        "version" and "strings". Fix it, or use an earlier version of it.
                        """
                )
            ])
        }
        lines = Self.lines(of: strings.keys, in: String(decoding: data, as: UTF8.self))
    }

    private static func place(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing\(path(context))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the value\(path(context)) is of another kind than expected"
        case DecodingError.dataCorrupted(let context): "it is not JSON\(path(context)) (\(reason(context)))"
        default: "\(error)"
        }
    }

    /// Returns a description of the damaged JSON, with its position if Foundation reports one.
    private static func reason(_ context: DecodingError.Context) -> String {
        let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
        return detail ?? context.debugDescription
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "" : " in \(context.codingPath.map { "\"\($0.stringValue)\"" }.joined(separator: " of "))"
    }

    /// Returns the line of each key: the first line of the file that begins with the key and a colon.
    private static func lines(of keys: some Sequence<String>, in text: String) -> [String: Int] {
        let wanted = Set(keys)
        var result: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace), parts[2].first(where: { !$0.isWhitespace }) == ":" else {
                continue
            }
            let key = String(parts[1])
            if wanted.contains(key), result[key] == nil { result[key] = index + 1 }
        }
        return result
    }
}
