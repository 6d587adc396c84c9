#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A numbered sentence about a misuse: what happened and where, why it matters, how to mend it.
///
/// Diagnostics are part of the product. Each has a page of its own in this documentation, and each text is asserted
/// word for word in a test.
nonisolated public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The number, stable from release to release. It is written `BV0001`.
    public let number: Int
    /// What happened, to what.
    public let what: String
    /// The author's file and line, where one is known.
    public let location: CallSite?
    /// Why it matters.
    public let why: String
    /// What to do.
    public let mend: String

    /// A diagnostic with all its sentences.
    ///
    /// - Parameters:
    ///   - number: the number, stable from release to release.
    ///   - what: what happened, to what.
    ///   - location: the author's file and line; `nil` where none is known.
    ///   - why: why it matters.
    ///   - mend: what to do.
    public init(number: Int, what: String, location: CallSite? = nil, why: String, mend: String) {
        self.number = number
        self.what = what
        self.location = location
        self.why = why
        self.mend = mend
    }

    /// The short stable form, e.g. `BV0001`.
    public var code: String {
        let digits = String(number)
        return "BV" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The page of this diagnostic in the documentation.
    public var page: String { "documentation/belvederecore/\(code.lowercased())" }

    public var description: String {
        let place = location.map { "\n  at \($0)" } ?? ""
        return "\(code): \(what)\(place)\n  Why it matters: \(why)\n  How to mend it: \(mend)\n  More: \(page)"
    }

    /// Ends the program with this text. Only for what would otherwise be a data race.
    public func stop() -> Never {
        Self.printToStandardError(self)
        preconditionFailure("\(code): \(what)")
    }

    static func printToStandardError(_ diagnostic: Diagnostic) {
        var text = diagnostic.description + "\n"
        text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
    }
}
