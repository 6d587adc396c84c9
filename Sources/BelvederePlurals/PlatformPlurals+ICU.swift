#if canImport(_FoundationICU)
internal import Synchronization
internal import _FoundationICU

/// The rules of ICU, which Foundation brings along on Linux.
final class PlatformPlurals: PluralSource {
    // The library allows concurrent use of rules that do not change. The lock lets the compiler see that the pointer stays here.
    private let rules: Mutex<Rules>

    init(language: String) {
        var status = U_ZERO_ERROR
        let pointer = swift_uplrules_open(language, &status)
        rules = Mutex(Rules(pointer: status.rawValue <= 0 ? pointer : nil))
    }

    deinit {
        rules.withLock { rules in
            if let pointer = rules.pointer { swift_uplrules_close(pointer) }
        }
    }

    func name(of number: Int) -> String {
        rules.withLock { rules in
            guard let pointer = rules.pointer else { return "" }
            var status = U_ZERO_ERROR
            // The longest name, "other", has five units.
            let name = [UInt16](unsafeUninitializedCapacity: 16) { buffer, count in
                let length = swift_uplrules_select(pointer, Double(number), buffer.baseAddress, Int32(buffer.count), &status)
                count = status.rawValue <= 0 ? min(max(Int(length), 0), buffer.count) : 0
            }
            return String(decoding: name, as: UTF16.self)
        }
    }

    private struct Rules {
        let pointer: OpaquePointer?
    }
}
#endif
