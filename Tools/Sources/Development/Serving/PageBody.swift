/// The body of an answer: where it ends, and its content.
enum PageBody {
    case length(Int)
    case chunks
    /// The end of the connection ends the body.
    case untilEnd

    /// Reads the form of the body from the head of the answer.
    init(_ head: MessageHead) {
        if head["Transfer-Encoding"]?.lowercased().contains("chunked") == true {
            self = .chunks
        } else if let length = head["Content-Length"].flatMap(Int.init) {
            self = .length(length)
        } else {
            self = .untilEnd
        }
    }

    /// Whether the program has more to send.
    func isIncomplete(_ bytes: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .length(let length): bytes.count < length
        case .chunks: Self.joined(bytes) == nil
        case .untilEnd: true
        }
    }

    /// The content of a complete body. Nil if a part is missing.
    func content(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        switch self {
        case .length(let length): bytes.count == length ? Array(bytes) : nil
        case .chunks: Self.joined(bytes)
        case .untilEnd: Array(bytes)
        }
    }

    /// The content of all chunks. Nil if the last one is missing, or if the bytes are no chunks.
    private static func joined(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = bytes
        var content: [UInt8] = []
        while let end = rest.firstIndex(of: 13), end + 1 < rest.endIndex {
            let size = String(decoding: rest[..<end].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            guard let count = Int(size.filter { $0 != " " }, radix: 16), count >= 0 else { return nil }
            if count == 0 { return content }
            rest = rest[(end + 2)...]
            guard rest.count >= count + 2 else { return nil }
            content += rest.prefix(count)
            rest = rest.dropFirst(count + 2)
        }
        return nil
    }
}
