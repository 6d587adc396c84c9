@_spi(Hosting) internal import Belvedere

/// The frames of a session on their way to its page: those the page has not acknowledged, and what the next one has to say
/// besides what has changed in the window.
///
/// It cannot be copied: a copy for each question would cost more than the answer.
struct OutgoingFrames: ~Copyable {
    /// More unacknowledged frames than this are not made: changes coalesce in the views instead.
    static let frameLimit = 16
    static let byteLimit = 256 * 1024

    /// The last event that was delivered.
    private(set) var lastEvent = 0
    private var encoder: FrameEncoder
    private var buffer = OutboundBuffer()
    private var owesAcknowledgement = false
    private var owesWhole = false
    private var owesUploadFailure = false
    private var firstEventWaiting: ContinuousClock.Instant?
    private let metrics: BrowserMetrics
    private let texts: BrowserTexts

    /// - Parameters:
    ///   - metrics: what counts the frames.
    ///   - texts: the host's words in the language of the page.
    ///   - catalog: how kinds of views are written.
    ///   - titled: what the browser calls a page whose topmost screen has a title.
    init(metrics: BrowserMetrics, texts: BrowserTexts, catalog: MarkupCatalog, titled: @escaping (String) -> String) {
        encoder = FrameEncoder(catalog, titled: titled)
        self.metrics = metrics
        self.texts = texts
    }

    /// The bytes of the frames that the page has not acknowledged.
    var byteCount: Int { buffer.byteCount }

    // MARK: What the page has said

    /// The page has applied all frames up to this one.
    mutating func acknowledge(_ number: Int) throws(ProtocolViolation) {
        try buffer.acknowledge(number)
    }

    /// A new connection goes on from the frame after this one.
    ///
    /// - Returns: whether that is possible.
    mutating func goOn(after received: Int) -> Bool {
        guard received >= buffer.acknowledged, (try? buffer.acknowledge(received)) != nil else { return false }
        buffer.rewind()
        // A page that comes back learns which of its events have arrived.
        if received > 0 { owesAcknowledgement = true }
        return true
    }

    /// The page wants a sign of life.
    mutating func answerProbe() { owesAcknowledgement = true }

    /// The page wants the window whole.
    mutating func repeatWhole() { owesWhole = true }

    /// A file was dropped.
    mutating func sayThatFileIsNotTaken() { owesUploadFailure = true }

    /// An event with this number has come.
    ///
    /// - Returns: whether it is to be handled. An event that came before its connection was cut comes again, because the page
    ///   cannot know.
    mutating func noteEvent(_ number: Int) throws(ProtocolViolation) -> Bool {
        if number > lastEvent + 1 { throw .outOfOrder }
        owesAcknowledgement = true
        if number <= lastEvent { return false }
        lastEvent = number
        if firstEventWaiting == nil { firstEventWaiting = .now }
        return true
    }

    // MARK: Frames

    /// Makes the first frame: the name by which the page finds its session again, and the window, unless the page shows it.
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

    /// Whether there is a frame for this connection.
    func hasNext(of window: Window?) -> Bool { buffer.hasNext || canMakeFrame(of: window) }

    /// The next frame for this connection, if there is one.
    mutating func next(of window: Window) -> [UInt8]? {
        if let frame = buffer.take() { return frame }
        guard canMakeFrame(of: window) else { return nil }
        buffer.append(makeFrame(of: window))
        return buffer.take()
    }

    private func canMakeFrame(of window: Window?) -> Bool {
        (owesAcknowledgement || owesWhole || owesUploadFailure || window?.hasChanges == true)
            && buffer.count < Self.frameLimit && buffer.byteCount < Self.byteLimit
    }

    private mutating func makeFrame(of window: Window) -> [UInt8] {
        owesAcknowledgement = false
        let changes = window.takeChanges()
        let frame = owesWhole ? makeWhole(of: window, changes) : makeUpdate(of: window, changes)
        window.observer?.didSend(bytes: frame.count)
        metrics.recordFrame(changes: changes.count, bytes: frame.count, since: firstEventWaiting)
        firstEventWaiting = nil
        return frame
    }

    private mutating func makeWhole(of window: Window, _ changes: [Change]) -> [UInt8] {
        owesWhole = false
        // What went before is in it, and the page could do nothing with it.
        buffer.forget()
        return encoder.frame(number: buffer.lastNumber + 1, acknowledging: lastEvent) { encoder, json in
            encoder.writeWhole(window.render(), title: window.title, to: &json)
            // What is no property of a view is in no rendering.
            encoder.write(changes.filter(\.isOutsideOfViews), from: .none, to: &json)
        }
    }

    private mutating func makeUpdate(of window: Window, _ changes: [Change]) -> [UInt8] {
        let source = FrameEncoder.Source(kind: window.kind(of:), value: window.value(of:for:))
        let failure = owesUploadFailure ? texts.fileNotTaken : nil
        owesUploadFailure = false
        return encoder.frame(number: buffer.lastNumber + 1, acknowledging: lastEvent) { encoder, json in
            encoder.write(changes, from: source, to: &json)
            guard let failure else { return }
            json.operation(.announce) { json in
                json.text(failure)
                json.number(2)
            }
        }
    }
}
