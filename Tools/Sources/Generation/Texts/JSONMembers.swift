/// The members of an object in a JSON text, with their places, so that one can be added or removed without touching the others.
struct JSONMembers {
    struct Member {
        let key: String
        /// The place after the comma or the brace before the member.
        let start: Int
        let value: Int
        /// The place after the value.
        let end: Int
    }

    private(set) var members: [Member] = []
    /// The place after the brace that opens the object.
    let open: Int
    /// The place of the brace that closes it.
    private(set) var close = 0

    /// Reads the object at a place; nil if there is none.
    init?(in bytes: [UInt8], at place: Int) {
        func skipSpace(_ index: inout Int) { while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 } }
        func skipText(_ index: inout Int) {
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
            index += 1
        }
        func skipValue(_ index: inout Int) {
            var depth = 0
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\""):
                    skipText(&index)
                    if depth == 0 { return }
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return }
                    depth -= 1
                    if depth == 0 {
                        index += 1
                        return
                    }
                case UInt8(ascii: ","): if depth == 0 { return }
                default: break
                }
                index += 1
            }
        }
        var index = place
        skipSpace(&index)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
        index += 1
        open = index
        while index < bytes.count {
            let start = index
            skipSpace(&index)
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: "}") {
                close = index
                return
            }
            let name = index
            skipText(&index)
            guard bytes[name] == UInt8(ascii: "\""), index <= bytes.count, name + 1 <= index - 1 else { return nil }
            let key = String(decoding: bytes[(name + 1)..<(index - 1)], as: UTF8.self)
            skipSpace(&index)
            guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
            index += 1
            skipSpace(&index)
            let value = index
            skipValue(&index)
            members.append(Member(key: key, start: start, value: value, end: min(index, bytes.count)))
            skipSpace(&index)
            if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
        }
        return nil
    }
}
