internal import CPostgreSQL

/// A connection that has begun to open. It is passed from the thread that looked up the host name to the actor that uses it.
///
/// It is `@unchecked Sendable`, because libpq allows to use a connection on another thread if two threads never use it at the same time.
/// This connection is made on one thread and passed on once, before any other code has a reference to it.
struct BegunConnection: @unchecked Sendable {
    let handle: ConnectionHandle?

    init(_ settings: [String: String]) {
        let keywords = Array(settings.keys)
        handle = Self.withTexts(keywords) { names in
            Self.withTexts(keywords.map { settings[$0] ?? "" }) { values in
                PQconnectStartParams(names, values, 0).map(ConnectionHandle.init)
            }
        }
    }

    /// Calls `body` with an array of C strings that ends with a null pointer.
    private static func withTexts<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        let bytes = texts.map { Array($0.utf8CString) }
        let starts = bytes.indices.map { index in bytes[..<index].reduce(0) { $0 + $1.count } }
        return Array(bytes.joined()).withUnsafeBufferPointer { all in
            body(starts.map { start in all.baseAddress.map { $0 + start } } + [nil])
        }
    }
}
