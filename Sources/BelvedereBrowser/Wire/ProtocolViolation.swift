/// A frame that no client of ours would have sent. It ends the session it came for, and no other.
struct ProtocolViolation: Error, CustomStringConvertible {
    private enum Code: String {
        case frame, notText, notHello, version, malformed, unknownEvent, outOfOrder, acknowledgement, tooLarge
    }

    private let code: Code
    /// The sentence for the log; it quotes nothing that the client sent.
    let description: String

    /// The short stable form.
    var name: String { code.rawValue }

    static let frame = ProtocolViolation(
        code: .frame, description: "A frame was not masked, or had a bit or an opcode that is reserved (RFC 6455, section 5).")
    static let notText = ProtocolViolation(code: .notText, description: "A frame was no UTF-8 text.")
    static let notHello = ProtocolViolation(code: .notHello, description: "A connection did not begin with a greeting.")
    static let version = ProtocolViolation(
        code: .version, description: "A client speaks another version of the protocol; it has to load the page again.")
    static let malformed = ProtocolViolation(code: .malformed, description: "A frame lacked a field, or a field had the wrong form.")
    static let unknownEvent = ProtocolViolation(code: .unknownEvent, description: "A frame named an event that does not exist.")
    static let outOfOrder = ProtocolViolation(code: .outOfOrder, description: "The number of an event was not the next one.")
    static let acknowledgement = ProtocolViolation(code: .acknowledgement, description: "A frame acknowledged what was never sent.")
    static let tooLarge = ProtocolViolation(code: .tooLarge, description: "A file was larger than announced or than is allowed.")
}
