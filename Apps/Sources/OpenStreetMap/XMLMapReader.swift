import CExpat
import Foundation

/// Reads `.osm` (XML) as it comes, a piece at a time. Foundation's parser stops at ten megabytes, Expat does not.
struct XMLMapReader {
    let file: MapFile
    let query: MapQuery

    func read(from start: Int, each: (MapBatch) throws -> Void) throws {
        let handle = try file.open()
        defer { try? handle.close() }
        guard let parser = XML_ParserCreate(nil) else { throw MapFileError.damaged("no memory for a parser") }
        defer { XML_ParserFree(parser) }
        let gathered = XMLMapGathering(query: query, skipping: start)
        // Proof: `gathered` is kept alive to the end of this function by the call at its end, and the parser, which is
        // freed before, calls back only while XML_Parse below is running, on this thread.
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
            var bytesRead = 0, isEnd = false
            while !isEnd {
                let piece = try handle.read(upToCount: 256 * 1024) ?? Data()
                bytesRead += piece.count
                isEnd = piece.isEmpty
                let status = piece.withUnsafeBytes { bytes in
                    XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), isEnd ? 1 : 0)
                }
                guard status == XML_STATUS_OK else {
                    let cause = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown"
                    throw MapFileError.damaged("\(cause) in line \(XML_GetCurrentLineNumber(parser))")
                }
                if let error = gathered.error { throw error }
                if isEnd, gathered.count == 0 { throw MapFileError.damaged("it holds no node, way or relation") }
                let elements = gathered.take()
                try each(MapBatch(elements: elements, next: gathered.count, bytesRead: bytesRead))
            }
        }
    }
}
