/// The first line and the fields of an HTTP message.
///
///     var head = MessageHead(Array("GET /habits HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
///     head?["host"]      // "localhost"
struct MessageHead: Sendable {
    /// The request line or the status line.
    let startLine: String
    /// The number of bytes that the head had, with the empty line at its end.
    let length: Int
    private var fields: [(name: String, value: String)]

    /// Reads the head at the beginning of some bytes. Nil if it is not complete, or if it is not the head of an HTTP message.
    ///
    /// - Complexity: O(n) in the number of bytes.
    init?(_ bytes: [UInt8]) {
        guard let length = Self.end(in: bytes) else { return nil }
        var lines = String(decoding: bytes[..<(length - 4)], as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        startLine = String(lines.removeFirst())
        guard startLine.contains("HTTP/1.") else { return nil }
        fields = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields.append((String(line[..<colon]), String(value)))
        }
        self.length = length
    }

    /// Whether some bytes can be the beginning of a request. Others are passed on as they are.
    static func canBegin(_ bytes: [UInt8]) -> Bool {
        let method = bytes.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        guard !method.isEmpty, method.count < 16 else { return false }
        return method.count == bytes.count || bytes[method.count] == UInt8(ascii: " ")
    }

    /// The method of a request.
    var method: Substring { startLine.prefix { $0 != " " } }

    /// The path of a request, without the query.
    var path: Substring { (startLine.split(separator: " ").dropFirst().first ?? "").prefix { $0 != "?" } }

    /// The value of a field. A new value replaces all fields with the name, and nil removes them. Names have no case.
    subscript(_ name: String) -> String? {
        get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// The head for the wire.
    var bytes: [UInt8] { Array((startLine + "\r\n" + fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n").utf8) }

    private static func end(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (4...bytes.count).first { bytes[($0 - 4)..<$0].elementsEqual([13, 10, 13, 10]) }
    }
}
