internal import NIOCore
internal import NIOWebSocket

/// The numbers with which the server says why it closes a WebSocket. They are in the range for applications (RFC 6455, section 7.4.2).
enum CloseCode {
    static let replaced = WebSocketErrorCode.unknown(4000)
    static let ended = WebSocketErrorCode.unknown(4001)
    static let dismissed = WebSocketErrorCode.unknown(4003)
    static let refused = WebSocketErrorCode.unknown(4008)
    static let outdated = WebSocketErrorCode.unknown(4009)
    static let busy = WebSocketErrorCode.unknown(4013)

    static func code(for violation: ProtocolViolation) -> WebSocketErrorCode {
        switch violation.name {
        case ProtocolViolation.version.name: outdated
        case ProtocolViolation.frame.name: .protocolError
        default: refused
        }
    }

    /// Returns the close code for an error because of which no session was opened.
    static func code(for error: any Error) -> WebSocketErrorCode {
        switch error {
        case is SessionRegistry.Refusal: busy
        case is HostCore.NotAdmitted: dismissed
        default: refused
        }
    }

    /// Returns the payload with which the server answers a client's close frame: the same code. It is `nil` if the client's frame is
    /// invalid, for example because its code is 1005, which no frame may contain (RFC 6455, sections 5.5.1 and 7.4).
    static func answer(to payload: ByteBuffer) -> ByteBuffer? {
        if payload.readableBytes == 0 { return payload }
        guard let code = payload.getInteger(at: payload.readerIndex, as: UInt16.self), mayBeSent(code),
            String(validating: payload.readableBytesView.dropFirst(2), as: UTF8.self) != nil
        else { return nil }
        return payload.getSlice(at: payload.readerIndex, length: 2)
    }

    /// Whether a close frame may contain a code: a registered one, or one in the ranges for libraries and applications.
    private static func mayBeSent(_ code: UInt16) -> Bool {
        (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    }
}
