/// An error of the database or of the connection to it.
///
/// ```swift
/// do {
///     try await connection.query("SELECT 1")
/// } catch let error where error.code == .lost {
///     print(error.message)
/// }
/// ```
public struct PostgreSQLError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A kind of failure. Later versions may add more, so a switch needs a default.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String, Sendable {
            case address, unreachable, lost, late, uncertain, refused, text, shape, cancelled, closed
        }

        private let kind: Kind

        /// The address of the database cannot be read.
        public static let address = Code(kind: .address)
        /// No connection could be opened.
        public static let unreachable = Code(kind: .unreachable)
        /// The connection was lost during a request. It is not known whether the database has executed it.
        public static let lost = Code(kind: .lost)
        /// The database did not answer within the time limit. It is not known whether it has executed the request.
        public static let late = Code(kind: .late)
        /// The connection was lost during the commit of a transaction. It is not known whether the transaction was committed.
        public static let uncertain = Code(kind: .uncertain)
        /// The database refused a statement; ``PostgreSQLError/state`` contains the reason. The statement changed nothing.
        public static let refused = Code(kind: .refused)
        /// A text has a character that the database cannot store (U+0000).
        public static let text = Code(kind: .text)
        /// A row or a column is not of the expected type, or is missing.
        public static let shape = Code(kind: .shape)
        /// The task was cancelled before the request was sent.
        public static let cancelled = Code(kind: .cancelled)
        /// The pool was closed before the request.
        public static let closed = Code(kind: .closed)

        /// A constant text for logs, such as `postgresql.lost`.
        public var description: String { "postgresql." + kind.rawValue }

        var sentence: String {
            switch kind {
            case .address: "The address of the database cannot be read. One looks like postgres://user@host:5432/database."
            case .unreachable: "The database cannot be reached. Check that it runs and that the address is right."
            case .lost: "The connection to the database was lost before it answered. Connect again and check the result."
            case .late: "The database did not answer in time. Find the cause of its load, then try again."
            case .uncertain: "The connection to the database was lost while a transaction was being stored. Check whether it was stored."
            case .refused: "The database refused a statement, so nothing was changed. The cause has the reason."
            case .text: "A text has the character U+0000, which the database cannot keep. Send it as bytes."
            case .shape: "An answer of the database does not have the expected shape. Check that the tables are of this version."
            case .cancelled: "The request was cancelled before it reached the database."
            case .closed: "The connections to the database were closed before the request."
            }
        }
    }

    /// The kind of failure; compare it with the constants.
    public let code: Code
    /// SQLSTATE, the database's error code of five characters, such as `23505` for a key that already exists. It is `nil` if the database
    /// reported no error.
    public let state: String?
    /// The original message of libpq or of the database. It is for logs and not for people.
    public let cause: String?

    /// Makes an error, in this module or in a test.
    public init(_ code: Code, state: String? = nil, cause: String? = nil) {
        self.code = code
        self.state = state
        self.cause = cause
    }

    /// A message for a person with a suggestion what to do, in English.
    public var message: String { code.sentence }

    /// Whether the connection cannot be used any more, because it is broken or the database ends it.
    public var endsConnection: Bool {
        code == .lost || code == .late || code == .unreachable || state?.hasPrefix("57P") == true || state?.hasPrefix("08") == true
    }

    /// A text for logs, with the message of the database.
    public var description: String {
        let details = [state, cause].compactMap { $0 }.joined(separator: ": ")
        return "\(code): \(message)" + (details.isEmpty ? "" : " [\(details)]")
    }
}
