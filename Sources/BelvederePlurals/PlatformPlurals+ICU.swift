#if canImport(_FoundationICU)
internal import Synchronization
internal import _FoundationICU

/// The plural rules of ICU (International Components for Unicode), a C library that is part of Foundation on Linux.
final class PlatformPlurals: PluralSource {
    // ICU allows several threads to use the same rules as long as nothing changes them, so the lock is not needed for safety. It proves to
    // the compiler that the pointer stays in this object.
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
            // The name of a form has at most five UTF-16 units ("other").
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
