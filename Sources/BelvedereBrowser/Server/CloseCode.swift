internal import NIOWebSocket

/// Close codes of the protocol, in the range for applications (RFC 6455, section 7.4.2).
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

    /// Why no session was opened.
    static func code(for error: any Error) -> WebSocketErrorCode {
        switch error {
        case is SessionRegistry.Refusal: busy
        case is HostCore.NotAdmitted: dismissed
        default: refused
        }
    }
}
