internal import CPostgreSQL

/// A connection whose opening has begun, on its way from the thread that looked up the host.
///
/// It is unchecked because libpq's connections may go from thread to thread as long as no two use one at once: this one is
/// made on one thread and given away once, before anybody else knows of it.
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

    /// The texts as C has them, with a null at the end.
    private static func withTexts<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        let bytes = texts.map { Array($0.utf8CString) }
        let starts = bytes.indices.map { index in bytes[..<index].reduce(0) { $0 + $1.count } }
        return Array(bytes.joined()).withUnsafeBufferPointer { all in
            body(starts.map { start in all.baseAddress.map { $0 + start } } + [nil])
        }
    }
}
