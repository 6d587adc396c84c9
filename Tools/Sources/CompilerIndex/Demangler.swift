import CIndexStore
import Foundation

/// The demangler of the Swift runtime, which this program runs on.
enum Demangler {
    private static let function: belvedere_demangle? = {
        // A null handle searches what the program has loaded already, and the runtime is part of that.
        guard let address = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle") else { return nil }
        return unsafeBitCast(address, to: belvedere_demangle.self)
    }()

    static func text(of mangledName: String) -> String? {
        guard let function else { return nil }
        return mangledName.withCString { name in
            guard let text = function(name, strlen(name), nil, nil, 0) else { return nil }
            defer { free(text) }
            return String(cString: text)
        }
    }
}
