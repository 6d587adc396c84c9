internal import CPostgreSQL

/// Owns a connection of libpq, and closes it when nobody has it any more.
final class ConnectionHandle {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit { PQfinish(pointer) }

    var socket: Int32 { PQsocket(pointer) }

    /// What libpq says of the last failure, on one line.
    var complaint: String { Self.oneLine(PQerrorMessage(pointer)) }

    static func oneLine(_ text: UnsafePointer<CChar>?) -> String {
        guard let text else { return "" }
        return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
