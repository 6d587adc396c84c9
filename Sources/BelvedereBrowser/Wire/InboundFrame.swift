@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
internal import Synchronization

/// A frame that a page sends after its greeting.
struct InboundFrame {
    enum Content {
        case event(Event, ViewIdentifier)
        /// The page wants to send a file.
        case announceFile(FileAnnouncement)
        /// The person no longer wants to send the file that the event with this number has announced.
        case cancelFile(Int)
        /// The page has restored the person's entries from an ended session, except those of the fields with these names.
        case entriesPutBack(missing: [String])
        case acknowledgement
        /// The page asks whether the connection still works.
        case probe
        /// The page could not apply a frame and needs the complete window again.
        case lost
        /// The person has closed the page.
        case goodbye
    }

    /// The number of the event. It is zero if the frame is no event.
    var number: Int
    /// The number of the last frame of the session that the page has applied.
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
        case .beginEditing:
            let hasText = try fields.integer()
            if hasText > 1 { throw .malformed }
            if hasText == 1 { return .event(.beginEditing(fields.remainder()), view) }
            event = .beginEditing(nil)
        case .selectRow:
            guard let change = RowSelection(rawValue: try fields.integer()) else { throw .malformed }
            event = .selectRow(change)
        case .sort: event = .sort(try fields.integer())
        case .fail: event = .fail
        case .choose: event = .choose(try fields.integer())
        case .pointer:
            guard let phase = PointerPhase(rawValue: try fields.integer()) else { throw .malformed }
            event = .pointer(phase, x: try fields.number(), y: try fields.number())
        case .look:
            let edit = try fields.integer()
            let x = try fields.number(), y = try fields.number(), width = try fields.number(), height = try fields.number()
            event = .look(DrawingArea(x: x, y: y, width: width, height: height), scale: try fields.number(), edit: edit)
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
            return .announceFile(
                FileAnnouncement(view: view, request: request, size: size, name: fields.remainder(), mediaType: mediaType))
        case .typed:
            return .entriesPutBack(missing: fields.remainder().split(separator: "\n").prefix(20).map(Self.name(ofField:)))
        case .cancelFile:
            let number = try fields.integer()
            try fields.end()
            return .cancelFile(number)
        default: throw .unknownEvent
        }
        try fields.end()
        return .event(event, view)
    }

    /// Returns the readable name from the text with which the page identifies a field: its type, its name and a number.
    private static func name(ofField key: Substring) -> String {
        let words = key.split(separator: " ").dropFirst().dropLast()
        return words.isEmpty ? "…" : String(words.joined(separator: " ").prefix(80))
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

/// Reads a frame that a page sends: fields with one space between them. Only the last field may contain spaces.
///
/// All texts from a page are read here. A text with thousands of combining marks on one letter makes comparisons very slow.
/// `String.streamSafe` splits such texts here.
struct FrameReader {
    private var rest: Substring.UTF8View

    init(_ frame: String) {
        rest = frame.streamSafe[...].utf8
    }

    /// Reads the next field, up to a space or the end. It may be empty.
    mutating func word() throws(ProtocolViolation) -> String {
        guard let word = nextWord() else { throw .malformed }
        return word
    }

    mutating func integer() throws(ProtocolViolation) -> Int {
        guard let word = nextWord(), let integer = Self.integer(word) else { throw .malformed }
        return integer
    }

    mutating func number() throws(ProtocolViolation) -> Double {
        guard let word = nextWord(), word.utf8.count <= 32, let number = Double(word), number.isFinite else { throw .malformed }
        return number
    }

    /// Reads a number of any size. Returns NaN if the field contains no number, for example because the person has emptied it. The caller
    /// checks the range.
    mutating func anyNumber() throws(ProtocolViolation) -> Double {
        guard let word = nextWord(), word.utf8.count <= 32 else { throw .malformed }
        return Double(word) ?? .nan
    }

    /// Returns the rest of the frame.
    mutating func remainder() -> String {
        defer { isAtEnd = true }
        return isAtEnd ? "" : String(Substring(rest))
    }

    /// Throws if the frame has more fields.
    func end() throws(ProtocolViolation) {
        if !isAtEnd { throw .malformed }
    }

    private var isAtEnd = false

    private mutating func nextWord() -> String? {
        if isAtEnd { return nil }
        guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else {
            isAtEnd = true
            return String(Substring(rest))
        }
        let word = String(Substring(rest[..<space]))
        rest = rest[rest.index(after: space)...]
        return word
    }

    /// Reads an integer that consists of digits only. It has no sign, and at most as many digits as an exact integer in JavaScript.
    private static func integer(_ word: String) -> Int? {
        let bytes = word.utf8
        guard (1...15).contains(bytes.count), bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(word)
    }
}

/// A queue of frames that a page has sent and that its session has not handled yet. The session takes all of them together, so they need
/// only one change of thread.
final class FrameInbox: Sendable {
    /// The number of waiting frames at which the host stops reading from the socket. It continues when the session has handled some.
    static let limit = 64

    private struct State {
        var texts: [String] = []
        /// Whether a caller is taking frames out of the queue. It continues until the queue is empty.
        var isBeingEmptied = false
    }

    private let state = Mutex(State())

    /// Whether so many frames wait that the host must stop reading from the socket.
    var isFull: Bool { state.withLock { $0.texts.count >= Self.limit } }

    /// Whether a caller is taking frames out of the queue.
    var isBeingEmptied: Bool { state.withLock { $0.isBeingEmptied } }

    func append(_ text: String) { state.withLock { $0.texts.append(text) } }

    /// Returns whether the caller must now handle the frames. It is true if there are frames and no other caller is taking them out. The
    /// caller then calls ``takeAll()`` until it returns `nil`.
    func beginEmptying() -> Bool {
        state.withLock { state in
            if state.isBeingEmptied || state.texts.isEmpty { return false }
            state.isBeingEmptied = true
            return true
        }
    }

    /// Removes and returns all frames. If there are none, it returns `nil`, and another caller may take the next ones.
    func takeAll() -> [String]? {
        state.withLock { state in
            if state.texts.isEmpty {
                state.isBeingEmptied = false
                return nil
            }
            defer { state.texts = [] }
            return state.texts
        }
    }

    /// Puts frames that the caller has not handled back to the front of the queue. The caller must still handle them later.
    func putBack(_ texts: ArraySlice<String>) {
        state.withLock { $0.texts = texts + $0.texts }
    }
}
