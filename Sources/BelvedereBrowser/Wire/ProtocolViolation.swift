/// The error of a frame that breaks the protocol. The kit's own client script never sends such a frame. Only the session of this frame
/// ends.
struct ProtocolViolation: Error, CustomStringConvertible {
    private enum Code: String {
        case frame, notText, notHello, version, malformed, unknownEvent, outOfOrder, acknowledgement, tooLarge
    }

    private let code: Code
    /// The sentence for the log. It contains no text from the page.
    let description: String

    /// The short, constant name of the error, for example for a metric.
    var name: String { code.rawValue }

    static let frame = ProtocolViolation(
        code: .frame,
        description: "A frame was not masked, or had a bit, an opcode or a close code that is reserved (RFC 6455, sections 5 and 7.4).")
    static let notText = ProtocolViolation(code: .notText, description: "A frame was no UTF-8 text.")
    static let notHello = ProtocolViolation(code: .notHello, description: "A connection did not begin with a greeting.")
    static let version = ProtocolViolation(
        code: .version, description: "A client speaks another version of the protocol; it has to load the page again.")
    static let malformed = ProtocolViolation(code: .malformed, description: "A frame lacked a field, or a field had the wrong form.")
    static let unknownEvent = ProtocolViolation(code: .unknownEvent, description: "A frame named an event that does not exist.")
    static let outOfOrder = ProtocolViolation(code: .outOfOrder, description: "The number of an event was not the next one.")
    static let acknowledgement = ProtocolViolation(code: .acknowledgement, description: "A frame acknowledged a frame that was never sent.")
    static let tooLarge = ProtocolViolation(code: .tooLarge, description: "A file was larger than announced or than is allowed.")
}
