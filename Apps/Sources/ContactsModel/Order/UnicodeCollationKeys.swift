#if canImport(_FoundationICU)
import Foundation
import Synchronization
import _FoundationICU

/// Sort keys of the Unicode collation algorithm, made by the ICU library that Foundation contains on Linux.
///
/// This type makes keys instead of comparing texts. A database compares each key thousands of times, so comparing bytes must be fast. And a
/// stored key then always agrees with a new one.
final class UnicodeCollationKeys: CollationKeys {
    let signature: String
    let indexCharacters: [String]?
    // The library allows concurrent use of a collator that does not change. With the lock, the code does not depend on that, and the
    // compiler checks that no other code gets the pointer.
    private let collator: Mutex<Collator>

    init?(locale: Locale) {
        var status = U_ZERO_ERROR
        guard let pointer = swift_ucol_open(locale.identifier, &status), status.rawValue <= 0 else { return nil }
        swift_ucol_setStrength(pointer, UCOL_SECONDARY)
        var version = [UInt8](repeating: 0, count: 4)
        swift_ucol_getVersion(pointer, &version)
        signature = "unicode-\(version.map(String.init).joined(separator: ".")) \(locale.identifier)"
        indexCharacters = Self.indexCharacters(of: locale.identifier)
        collator = Mutex(Collator(pointer: pointer))
    }

    deinit {
        collator.withLock { swift_ucol_close($0.pointer) }
    }

    func bytes(of text: String) -> [UInt8] {
        let units = Array(text.utf16)
        return collator.withLock { collator in
            let room = units.count * 4 + 16
            let first = Self.key(of: units, collator.pointer, room: room)
            return first.needed <= room ? first.key : Self.key(of: units, collator.pointer, room: first.needed).key
        }
    }

    private static func key(of units: [UInt16], _ collator: OpaquePointer, room: Int) -> (key: [UInt8], needed: Int) {
        var needed = 0
        let key = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            needed = Int(
                swift_ucol_getSortKey(
                    collator, units, Int32(units.count), buffer.baseAddress, Int32(room)
                ))
            // The key ends with a zero byte, which is left out because it has no effect on the order.
            count = needed > 0 && needed <= room ? needed - 1 : 0
        }
        return (key, needed)
    }

    private static func indexCharacters(of locale: String) -> [String]? {
        var status = U_ZERO_ERROR
        guard let data = swift_ulocdata_open(locale, &status), status.rawValue <= 0 else { return nil }
        defer { swift_ulocdata_close(data) }
        guard
            let set = swift_ulocdata_getExemplarSet(data, nil, 0, ULOCDATA_ES_INDEX, &status),
            status.rawValue <= 0
        else { return nil }
        defer { swift_uset_close(set) }
        var characters: [String] = []
        for item in 0..<swift_uset_getItemCount(set) {
            var (start, end): (Int32, Int32) = (0, 0)
            var text = [UInt16](repeating: 0, count: 32)
            let length = swift_uset_getItem(set, item, &start, &end, &text, Int32(text.count), &status)
            guard status.rawValue <= 0, length >= 0, length <= text.count else { return nil }
            if length == 0 {
                characters += (start...max(start, end)).compactMap { Unicode.Scalar(UInt32($0)).map(String.init) }
            } else {
                characters.append(String(decoding: text.prefix(Int(length)), as: UTF16.self))
            }
        }
        return characters.isEmpty ? nil : characters
    }

    private struct Collator {
        let pointer: OpaquePointer
    }
}
#endif
