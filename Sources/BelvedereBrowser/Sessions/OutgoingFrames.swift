@_spi(Hosting) internal import Belvedere

/// The frames that a session sends: those that the page has not acknowledged yet, and the data that the next frame contains in addition to
/// the changes of the window, such as a message.
///
/// The type is not copyable, because Swift could otherwise copy it for each read of a property, which costs more than the read.
struct OutgoingFrames: ~Copyable {
    /// The maximum number of frames that the page has not acknowledged. While it is reached, the session sends no frame and the views
    /// collect the changes.
    static let frameLimit = 16
    static let byteLimit = 256 * 1024

    /// The number of the last event from the page that the session has handled.
    private(set) var lastEvent = 0
    private var encoder: FrameEncoder
    private var buffer = OutboundBuffer()
    private var owesAcknowledgement = false
    private var owesWhole = false
    /// A message for the person that has not been sent to the page yet.
    private var notice: String?
    /// The answers to the page's announcements of files that have not been sent yet.
    private var uploadAnswers: [UploadAnswer] = []
    private var firstEventWaiting: ContinuousClock.Instant?
    private let metrics: BrowserMetrics
    private let texts: BrowserTexts

    /// - Parameters:
    ///   - metrics: counts the frames.
    ///   - texts: the host's words in the language of the page.
    ///   - catalog: writes each kind of view.
    ///   - titled: returns the browser's title for the title of a topmost screen.
    ///   - offered: returns the address of a file that the app offers the person to save.
    init(
        metrics: BrowserMetrics, texts: BrowserTexts, catalog: MarkupCatalogue, titled: @escaping (String) -> String,
        offered: @escaping (SavedFile) -> String
    ) {
        encoder = FrameEncoder(catalog, titled: titled, offered: offered)
        self.metrics = metrics
        self.texts = texts
    }

    /// The number of bytes in the frames that the page has not acknowledged.
    var byteCount: Int { buffer.byteCount }

    // MARK: Frames from the page

    /// Records that the page has applied all frames up to and including this number.
    mutating func acknowledge(_ number: Int) throws(ProtocolViolation) {
        try buffer.acknowledge(number)
    }

    /// Continues on a new connection with the frame after number `received`.
    ///
    /// - Returns: whether this frame is still stored.
    mutating func goOn(after received: Int) -> Bool {
        guard received >= buffer.acknowledged, (try? buffer.acknowledge(received)) != nil else { return false }
        buffer.rewind()
        // A page that connects again needs to know which of its events have arrived, so it sends the others again. The next frame says so.
        if received > 0 { owesAcknowledgement = true }
        return true
    }

    /// Makes the session send a frame in any case, because the page has asked whether the connection still works.
    mutating func answerProbe() { owesAcknowledgement = true }

    /// Makes the next frame contain the complete window, because the page could not apply a frame.
    mutating func repeatWhole() { owesWhole = true }

    /// Makes the next frame show the message that the server could not accept a file.
    mutating func sayThatFileIsNotTaken() { notice = texts.fileNotTaken }

    /// Makes the next frame show the message that a file is too large, with the limit in bytes.
    mutating func sayThatFileIsTooLarge(_ limit: Int) { notice = "\(texts.fileTooLarge) (\(FileSize.limit(limit)))" }

    /// Makes the next frame contain the answer to an announced file: the address for it, or `nil` if the session does not accept it.
    mutating func answerUpload(_ number: Int, at address: String?) {
        uploadAnswers.append(UploadAnswer(number: number, address: address))
    }

    /// Makes the next frame show the message that a new session has replaced the old one. `missing` contains the names of fields whose
    /// typed text could not be restored.
    mutating func sayWhatIsPutBack(butFor missing: [String]) {
        notice =
            missing.isEmpty
            ? texts.sessionRenewed : texts.sessionRenewedInPart.replacing("%1", with: missing.joined(separator: " · "))
    }

    /// Records that an event with this number has arrived.
    ///
    /// - Returns: whether to handle the event. The page sends an event again if its connection was cut, because it cannot know whether the
    ///   event had arrived.
    mutating func noteEvent(_ number: Int) throws(ProtocolViolation) -> Bool {
        if number > lastEvent + 1 { throw .outOfOrder }
        owesAcknowledgement = true
        if number <= lastEvent { return false }
        lastEvent = number
        if firstEventWaiting == nil { firstEventWaiting = .now }
        return true
    }

    // MARK: Frames

    /// Makes the first frame: the secret with which the page can continue its session on a new connection, and the window, unless the page
    /// already shows it.
    mutating func welcome(_ identifier: String, hold: Duration, _ node: ViewNode?, title: String) {
        buffer.append(
            encoder.frame(number: 1, acknowledging: 0) { encoder, json in
                json.operation(.session) { json in
                    json.text(identifier)
                    json.number(Int(hold.components.seconds))
                }
                if let node { encoder.writeWhole(node, title: title, to: &json) }
            })
    }

    /// Whether there is a frame to send on this connection.
    func hasNext(of window: Window?) -> Bool { buffer.hasNext || canMakeFrame(of: window) }

    /// Returns the next frame for this connection, if there is one.
    mutating func next(of window: Window) -> [UInt8]? {
        if let frame = buffer.take() { return frame }
        guard canMakeFrame(of: window) else { return nil }
        buffer.append(makeFrame(of: window))
        return buffer.take()
    }

    private func canMakeFrame(of window: Window?) -> Bool {
        (owesAcknowledgement || owesWhole || notice != nil || !uploadAnswers.isEmpty || window?.hasChanges == true)
            && buffer.count < Self.frameLimit && buffer.byteCount < Self.byteLimit
    }

    private mutating func makeFrame(of window: Window) -> [UInt8] {
        owesAcknowledgement = false
        let changes = window.takeChanges()
        defer { uploadAnswers = [] }
        let frame = owesWhole ? makeWhole(of: window, changes) : makeUpdate(of: window, changes)
        window.listener?.didSend(bytes: frame.count)
        metrics.recordFrame(changes: changes.count, bytes: frame.count, since: firstEventWaiting)
        firstEventWaiting = nil
        return frame
    }

    private mutating func makeWhole(of window: Window, _ changes: [Change]) -> [UInt8] {
        owesWhole = false
        // The page could not apply an earlier frame. The complete window replaces all earlier frames, so do not send them.
        buffer.forget()
        return encoder.frame(number: buffer.lastNumber + 1, acknowledging: lastEvent) { encoder, json in
            encoder.writeWhole(window.render(), title: window.title, to: &json)
            // Focus, announcements, location and requests are not in a rendered window. Add them.
            encoder.write(changes.filter(\.isOutsideOfViews), to: &json)
            for answer in uploadAnswers { answer.write(to: &json, texts) }
        }
    }

    private mutating func makeUpdate(of window: Window, _ changes: [Change]) -> [UInt8] {
        let notice = notice
        self.notice = nil
        return encoder.frame(number: buffer.lastNumber + 1, acknowledging: lastEvent) { encoder, json in
            encoder.write(changes, to: &json)
            for answer in uploadAnswers { answer.write(to: &json, texts) }
            guard let notice else { return }
            json.operation(.announce) { json in
                json.text(notice)
                json.number(2)
            }
        }
    }
}

/// The answer to a page that has announced a file.
private struct UploadAnswer {
    let number: Int
    let address: String?

    func write(to json: inout JSONWriter, _ texts: BrowserTexts) {
        json.operation(.upload) { json in
            json.number(number)
            guard let address else { return }
            json.text(address)
            json.text(texts.cancel)
        }
    }
}

/// The frames that a page has not acknowledged yet. They are stored so that they can be sent again on a new connection after a cut.
struct OutboundBuffer {
    private struct Frame {
        var number: Int
        var bytes: [UInt8]
    }

    private var frames: [Frame] = []
    /// The index in `frames` of the first frame that has not been sent on this connection.
    private var next = 0
    private(set) var byteCount = 0
    private(set) var lastNumber = 0
    private(set) var acknowledged = 0

    var count: Int { frames.count }

    /// Adds a frame at the end.
    mutating func append(_ bytes: [UInt8]) {
        lastNumber += 1
        byteCount += bytes.count
        frames.append(Frame(number: lastNumber, bytes: bytes))
    }

    /// Whether there is a frame that has not been sent on this connection.
    var hasNext: Bool { next < frames.count }

    /// Returns the next frame to send on this connection.
    mutating func take() -> [UInt8]? {
        if next == frames.count { return nil }
        defer { next += 1 }
        return frames[next].bytes
    }

    /// Removes all frames up to and including this number, because the client has applied them.
    mutating func acknowledge(_ number: Int) throws(ProtocolViolation) {
        if number <= acknowledged { return }
        if number > lastNumber { throw .acknowledgement }
        acknowledged = number
        while let first = frames.first, first.number <= number {
            byteCount -= first.bytes.count
            frames.removeFirst()
            next = max(0, next - 1)
        }
    }

    /// Removes all unacknowledged frames, because the next frame contains the complete window.
    mutating func forget() {
        frames = []
        next = 0
        byteCount = 0
    }

    /// Continues with the first frame that the client has not acknowledged. Called for a new connection.
    mutating func rewind() { next = 0 }
}

/// Sends the frames of a session to its page, through a socket or in a test.
protocol FrameOutlet: Sendable {
    /// Returns whether the socket has written the last frame. If it has not, the outlet calls `wake` once when it has.
    func isReady(orElse wake: @escaping @Sendable () -> Void) -> Bool
    /// Sends a frame. Until the socket has written it, ``isReady(orElse:)`` returns `false`.
    func send(_ frame: [UInt8])
    /// Closes the outlet because the page has opened a newer connection.
    func endReplaced()
    /// Closes the outlet because the session has ended.
    func endClosed()
    /// Closes the outlet because the host has ended the session, for example when its person logged out.
    func endDismissed()
}
