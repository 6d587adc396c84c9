import CIndexStore
import Foundation

/// Turns the compiler's mangled names, such as `$s5Login0A4ViewC`, into readable ones. It uses a function of the Swift runtime.
enum Demangler {
    private static let function: belvedere_demangle? = {
        // `dlopen(nil)` searches the libraries that the program has already loaded. The Swift runtime is one of them.
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
