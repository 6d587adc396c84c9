@_spi(Hosting) internal import Belvedere

/// What a client says after its greeting.
struct InboundFrame {
    enum Content {
        case event(Event, ViewIdentifier)
        /// A file begins: for a view, or (with view 0) in answer to a request.
        case beginFile(ViewIdentifier, request: Int, size: Int, name: String, mediaType: String)
        case filePart([UInt8])
        case acknowledgement
        /// The client asks whether the connection still carries anything.
        case probe
        /// The client could not apply a frame: it wants the whole window again.
        case lost
        /// The person has closed the page.
        case goodbye
    }

    /// The number of the event; zero for what is none.
    var number: Int
    /// The last frame that the client has applied.
    var acknowledged: Int
    var content: Content

    init(_ frame: String) throws(ProtocolViolation) {
        var fields = FrameReader(frame)
        number = try fields.integer()
        acknowledged = try fields.integer()
        if number == 0 {
            content = try Self.control(&fields)
            return
        }
        content = try Self.content(&fields, ViewIdentifier(rawValue: try fields.integer()))
    }

    private static func control(_ fields: inout FrameReader) throws(ProtocolViolation) -> Content {
        let name = fields.remainder()
        switch name {
        case "": return .acknowledgement
        case "probe": return .probe
        case "lost": return .lost
        case "bye": return .goodbye
        default: throw .unknownEvent
        }
    }

    private static func content(_ fields: inout FrameReader, _ view: ViewIdentifier) throws(ProtocolViolation) -> Content {
        let event: Event
        switch FrameCode(rawValue: try fields.word()) {
        case .activate: event = .activate
        case .value:
            let edit = try fields.integer()
            return .event(.input(fields.remainder(), edit: edit), view)
        case .submit: event = .submit
        case .endEditing: event = .endEditing
        case .checked:
            let state = try fields.integer()
            if state > 1 { throw .malformed }
            event = .toggle(state == 1)
        case .chosen: event = .select(try fields.integer())
        case .adjust:
            let edit = try fields.integer()
            event = .adjust(try fields.anyNumber(), edit: edit)
        case .enter:
            let edit = try fields.integer()
            return .event(.enter(fields.remainder(), edit: edit), view)
        case .check:
            let index = try fields.integer(), state = try fields.integer()
            if state > 1 { throw .malformed }
            event = .check(index, state == 1)
        case .perform: event = .perform(try fields.integer())
        case .show:
            let start = try fields.integer(), end = try fields.integer()
            if end < start { throw .malformed }
            event = .show(start..<end)
        case .leave: event = .leave
        case .begin:
            let hasText = try fields.integer()
            if hasText > 1 { throw .malformed }
            if hasText == 1 { return .event(.beginEditing(fields.remainder()), view) }
            event = .beginEditing(nil)
        case .mark:
            guard let mark = RowMark(rawValue: try fields.integer()) else { throw .malformed }
            event = .mark(mark)
        case .sort: event = .sort(try fields.integer())
        case .failed: event = .fail
        case .choose: event = .choose(try fields.integer())
        case .pointer:
            guard let phase = PointerPhase(rawValue: try fields.integer()) else { throw .malformed }
            event = .pointer(phase, x: try fields.number(), y: try fields.number())
        case .emit:
            let name = try fields.word()
            guard let value = ElementValue(json: fields.remainder()) else { throw .malformed }
            return .event(.emit(name, value), view)
        case .location: return .event(.visit(fields.remainder()), view)
        case .answer:
            let request = try fields.integer()
            return .event(.answer(request, try answer(&fields)), view)
        case .file:
            let request = try fields.integer(), size = try fields.integer()
            let mediaType = try fields.word()
            return .beginFile(view, request: request, size: size, name: fields.remainder(), mediaType: mediaType)
        case .part:
            guard let bytes = Base64.decode(fields.remainder()) else { throw .malformed }
            return .filePart(bytes)
        default: throw .unknownEvent
        }
        try fields.end()
        return .event(event, view)
    }

    private static func answer(_ fields: inout FrameReader) throws(ProtocolViolation) -> CapabilityAnswer {
        switch try fields.word() {
        case "done": return .done
        case "text": return .text(fields.remainder())
        case "position":
            let latitude = try fields.number(), longitude = try fields.number(), accuracy = try fields.number()
            guard abs(latitude) <= 90, abs(longitude) <= 180, accuracy >= 0 else { throw .malformed }
            return .position(DevicePosition(latitude: latitude, longitude: longitude, accuracy: accuracy))
        case "failed":
            guard let failure = CapabilityFailure(rawValue: try fields.word()) else { throw .malformed }
            return .failed(failure)
        default: throw .malformed
        }
    }
}
