/// A value in the file of an Xcode project: a text, a list or a dictionary.
indirect enum PropertyListValue: Equatable {
    case text(String)
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [PropertyListValue] { if case .list(let list) = self { list } else { [] } }
    var dictionary: [String: PropertyListValue] { if case .dictionary(let dictionary) = self { dictionary } else { [:] } }
    /// The texts in a list.
    var texts: [String] { list.compactMap(\.text) }
}

/// Reads the old text form of property lists, in which Xcode writes `project.pbxproj`.
///
/// For wrong text it throws an error with the line and never crashes: the depth of nesting is limited.
struct PropertyListReader {
    struct Problem: Error, Equatable {
        var line: Int
        var text: String
    }

    private static let deepest = 64

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func value(in bytes: [UInt8]) throws(Problem) -> PropertyListValue {
        var reader = PropertyListReader(bytes)
        let value = try reader.value(depth: 0)
        try reader.skip()
        guard reader.index == bytes.count else { throw reader.problem("there is text after the end") }
        return value
    }

    private mutating func value(depth: Int) throws(Problem) -> PropertyListValue {
        guard depth < Self.deepest else { throw problem("it is nested too deeply") }
        try skip()
        switch peek {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try list(depth: depth)
        default: return .text(try text())
        }
    }

    private mutating func dictionary(depth: Int) throws(Problem) -> PropertyListValue {
        index += 1
        var values: [String: PropertyListValue] = [:]
        while true {
            try skip()
            if accept("}") { return .dictionary(values) }
            let key = try text()
            try skip()
            guard accept("=") else { throw problem("\"=\" is missing after \"\(key)\"") }
            values[key] = try value(depth: depth + 1)
            try skip()
            guard accept(";") else { throw problem("\";\" is missing after the value of \"\(key)\"") }
        }
    }

    private mutating func list(depth: Int) throws(Problem) -> PropertyListValue {
        index += 1
        var values: [PropertyListValue] = []
        while true {
            try skip()
            if accept(")") { return .list(values) }
            values.append(try value(depth: depth + 1))
            try skip()
            guard accept(",") || peek == UInt8(ascii: ")") else { throw problem("\",\" or \")\" is missing in a list") }
        }
    }

    private mutating func text() throws(Problem) -> String {
        if accept("\"") { return try quoted() }
        let start = index
        while let byte = peek, Self.isPlain(byte) { index += 1 }
        guard index > start else { throw problem(peek == nil ? "the end is missing" : "a value is missing") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() throws(Problem) -> String {
        var found: [UInt8] = []
        while let byte = peek {
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: found, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = peek else {
                found.append(byte)
                continue
            }
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): found.append(10)
            case UInt8(ascii: "t"): found.append(9)
            default: found.append(escaped)
            }
        }
        throw problem("a quotation mark is missing")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"):
            true
        default: byte >= 0x80
        }
    }

    /// Skips white space and comments.
    private mutating func skip() throws(Problem) {
        while let byte = peek {
            if byte == 32 || (9...13).contains(byte) {
                index += 1
            } else if starts("/", "/") {
                while let byte = peek, byte != 10 { index += 1 }
            } else if starts("/", "*") {
                index += 2
                while !starts("*", "/") {
                    guard peek != nil else { throw problem("the end of a comment is missing") }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: first) && bytes[index + 1] == UInt8(ascii: second)
    }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private func problem(_ text: String) -> Problem {
        Problem(line: bytes[..<min(index, bytes.count)].count { $0 == 10 } + 1, text: text)
    }
}
