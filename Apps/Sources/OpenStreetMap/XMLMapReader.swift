#if !WITHOUT_EXPAT
import CExpat
import Foundation

/// Reads `.osm` files (XML) piece by piece. It uses Expat, because Foundation's parser stops after ten megabytes.
struct XMLMapReader {
    let file: MapFile
    let query: MapQuery

    func read(from start: Int, each: (MapBatch) throws -> Void) throws {
        let stream = try MapStream(file.url, file.compression)
        guard let parser = XML_ParserCreate(nil) else { throw MapFileError.damaged("no memory for a parser") }
        defer { XML_ParserFree(parser) }
        let gathered = XMLMapGathering(query: query, skipping: start)
        // Proof that the pointer stays valid: the last statement of this function uses `gathered`, so it exists until then. The parser is
        // freed before that. It calls back only during XML_Parse below, on this thread.
        XML_SetUserData(parser, Unmanaged.passUnretained(gathered).toOpaque())
        XML_SetElementHandler(
            parser,
            { context, name, attributes in
                guard let context, let name, let attributes else { return }
                Unmanaged<XMLMapGathering>.fromOpaque(context).takeUnretainedValue().begin(name, attributes)
            },
            { context, name in
                guard let context, let name else { return }
                Unmanaged<XMLMapGathering>.fromOpaque(context).takeUnretainedValue().end(name)
            }
        )
        try withExtendedLifetime(gathered) {
            var isEnd = false
            while !isEnd {
                let piece = try stream.read()
                isEnd = piece.isEmpty
                let status = piece.withUnsafeBytes { bytes in
                    XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), isEnd ? 1 : 0)
                }
                guard status == XML_STATUS_OK else {
                    let cause = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown"
                    throw MapFileError.damaged("\(cause) in line \(XML_GetCurrentLineNumber(parser))")
                }
                if let error = gathered.error { throw error }
                let elements = gathered.take()
                try each(MapBatch(elements: elements, next: gathered.count, bytesRead: stream.bytesRead))
            }
        }
    }
}
#endif
