/// Writes the JSON of a frame (RFC 8259): arrays, texts and numbers, in one pass over one buffer.
///
/// Frames are made for every change of every session; this form needs no intermediate tree and no keys.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    /// One operation of a frame: its code and what follows it.
    mutating func operation(_ code: FrameCode, _ body: (inout JSONWriter) -> Void) {
        array { json in
            json.text(code.rawValue)
            body(&json)
        }
    }

    mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    mutating func key(_ name: String) {
        text(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func number(_ value: Int) { raw(String(value)) }
    mutating func flag(_ value: Bool) { raw(value ? "1" : "0") }
    mutating func target(_ identifier: ElementIdentifier) { raw(identifier.number) }

    /// Adds JSON that was written before.
    mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    mutating func text(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            // As in HTML, which cannot carry it.
            case 0: bytes += Array("\u{FFFD}".utf8)
            case 1..<32:
                let digits = Array("0123456789abcdef".utf8)
                bytes += Array("\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
