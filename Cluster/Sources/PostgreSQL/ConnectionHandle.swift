internal import CPostgreSQL

/// Owns a connection of libpq, and closes it when the handle is released.
final class ConnectionHandle {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { PQfinish(pointer) }

    var socket: Int32 { PQsocket(pointer) }

    /// The last error message of libpq, without line breaks.
    var complaint: String { Self.oneLine(PQerrorMessage(pointer)) }

    static func oneLine(_ text: UnsafePointer<CChar>?) -> String {
        guard let text else { return "" }
        return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
