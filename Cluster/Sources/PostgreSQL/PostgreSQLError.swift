/// Why the database could not do what it was asked.
///
/// ```swift
/// do {
///     try await connection.query("SELECT 1")
/// } catch let error where error.code == .lost {
///     print(error.message)
/// }
/// ```
public struct PostgreSQLError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A kind of failure. Further ones may come, so a switch over them needs a default.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String, Sendable {
            case address, unreachable, lost, late, uncertain, refused, text, shape, cancelled, closed
        }

        private let kind: Kind

        /// The address of the database cannot be read.
        public static let address = Code(kind: .address)
        /// There was no connection to be had.
        public static let unreachable = Code(kind: .unreachable)
        /// The connection was lost while the database was asked. What was asked may have been done.
        public static let lost = Code(kind: .lost)
        /// The database did not answer in time. What was asked may have been done.
        public static let late = Code(kind: .late)
        /// The connection was lost while a transaction was being stored, and nobody could find out whether it was.
        public static let uncertain = Code(kind: .uncertain)
        /// The database refused a statement; ``PostgreSQLError/state`` says why. Nothing of it was done.
        public static let refused = Code(kind: .refused)
        /// A text has a character that the database cannot keep (U+0000).
        public static let text = Code(kind: .text)
        /// An answer has another shape than was expected.
        public static let shape = Code(kind: .shape)
        /// The task was cancelled before the database was asked.
        public static let cancelled = Code(kind: .cancelled)
        /// The connections were closed before the request.
        public static let closed = Code(kind: .closed)

        /// A stable form, for logs: `postgresql.lost`.
        public var description: String { "postgresql." + kind.rawValue }

        var sentence: String {
            switch kind {
            case .address: "The address of the database cannot be read. One looks like postgres://user@host:5432/database."
            case .unreachable: "The database cannot be reached. See whether it runs and whether the address is right."
            case .lost: "The connection to the database was lost before it had answered. Connect again and look what was done."
            case .late: "The database did not answer in time. See what keeps it busy, then try again."
            case .uncertain: "The connection to the database was lost while a transaction was being stored. Look whether it was."
            case .refused: "The database refused a statement, so nothing of it was done. The cause says why."
            case .text: "A text has the character U+0000, which the database cannot keep. Send it as bytes."
            case .shape: "An answer of the database does not have the shape that was expected. See whether the tables are of this version."
            case .cancelled: "The request was given up before the database was asked."
            case .closed: "The connections to the database were closed before the request."
            }
        }
    }

    /// What went wrong; compare it with the constants.
    public let code: Code
    /// The five characters by which SQL names a failure, such as `23505` for a key that is there already; nil where the
    /// database said nothing.
    public let state: String?
    /// What libpq or the database said, for logs; not for people.
    public let cause: String?

    /// An error. The layer makes these, and tests.
    public init(_ code: Code, state: String? = nil, cause: String? = nil) {
        self.code = code
        self.state = state
        self.cause = cause
    }

    /// What happened and what to do, in English.
    public var message: String { code.sentence }

    /// Whether the connection is of no use any more, be it that it is broken or that the database ends it.
    public var endsConnection: Bool {
        code == .lost || code == .late || code == .unreachable || state?.hasPrefix("57P") == true || state?.hasPrefix("08") == true
    }

    /// For logs: with what the database said.
    public var description: String {
        let details = [state, cause].compactMap { $0 }.joined(separator: ": ")
        return "\(code): \(message)" + (details.isEmpty ? "" : " [\(details)]")
    }
}
