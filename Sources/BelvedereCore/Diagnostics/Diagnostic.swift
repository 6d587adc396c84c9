#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A numbered message about a misuse of the kit, such as `BV0001`. It says what happened and where, why it matters, and how to fix it.
///
/// Diagnostics are part of the product. Each has its own page in this documentation, and a test compares each text word for word.
nonisolated public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The number, stable from release to release. It is written `BV0001`.
    public let number: Int
    /// The misuse, and the object concerned.
    public let what: String
    /// The developer's file and line, if known.
    public let location: CallSite?
    /// Why it matters.
    public let why: String
    /// How to fix it.
    public let fix: String

    /// A diagnostic with all its sentences.
    ///
    /// - Parameters:
    ///   - number: the number, stable from release to release.
    ///   - what: the misuse, and the object concerned.
    ///   - location: the developer's file and line; `nil` if unknown.
    ///   - why: why it matters.
    ///   - fix: how to fix it.
    package init(number: Int, what: String, location: CallSite? = nil, why: String, fix: String) {
        self.number = number
        self.what = what
        self.location = location
        self.why = why
        self.fix = fix
    }

    /// The short stable form, e.g. `BV0001`.
    public var code: String {
        let digits = String(number)
        return "BV" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The path of this diagnostic's page in the documentation.
    public var page: String { "documentation/belvederecore/\(code.lowercased())" }

    public var description: String {
        let place = location.map { "\n  at \($0)" } ?? ""
        return "\(code): \(what)\(place)\n  Why it matters: \(why)\n  How to fix it: \(fix)\n  More: \(page)"
    }

    /// Prints this text and ends the program. Used only for a misuse that would otherwise be a data race.
    public func stop() -> Never {
        Self.printToStandardError(self)
        preconditionFailure("\(code): \(what)")
    }

    /// Writes the whole text of a diagnostic to standard error, where there is no session to report it to.
    package static func printToStandardError(_ diagnostic: Diagnostic) {
        var text = diagnostic.description + "\n"
        text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
    }
}
