internal import Belvedere
internal import CoreMetrics
internal import Logging

/// One page in one browser: the session of its app, and what is needed to carry on after a cut connection.
///
/// It is an actor on the session's own executor, so that it may use the window directly: what it does and what the app
/// does never overlap.
actor BrowserSession {
    /// More unacknowledged frames than this are not made: changes coalesce in the views instead.
    static let frameLimit = 16
    static let byteLimit = 256 * 1024

    /// The secret by which the page finds its session again.
    nonisolated let identifier: String
    nonisolated let visitor: Visitor
    nonisolated let metrics: BrowserMetrics
    nonisolated let session: Session
    nonisolated var unownedExecutor: UnownedSerialExecutor { session.unownedExecutor }

    private let application: Application
    private let maximumFileSize: Int
    private var window: Window?
    private var encoder = FrameEncoder()
    private var outbound = OutboundBuffer()
    private var upload: Upload?
    /// The last event that was delivered.
    private var lastEvent = 0
    private var owesAcknowledgement = false
    private var owesWhole = false
    private var firstEventWaiting: ContinuousClock.Instant?
    /// The connection that is served; each new one ends the one before.
    private var connection = 0
    private var isConnected = false
    /// Where frames go. What a page has not been sent stays in the views, so a page without an outlet costs nothing.
    private var outlet: (any FrameOutlet)?
    /// Whether the end of the turn is waited for, when what has changed is sent.
    private var isSendingSoon = false

    init(
        application: Application, environment: SessionEnvironment, visitor: Visitor, maximumFileSize: Int, metrics: BrowserMetrics
    ) {
        identifier = Secret.make()
        session = Session(environment: environment)
        self.application = application
        self.visitor = visitor
        self.maximumFileSize = maximumFileSize
        self.metrics = metrics
    }

    var isClosed: Bool { window == nil }
    /// The bytes that are kept for a client that may come back.
    var keptBytes: Int { outbound.byteCount }

    /// Builds the screens of an address, takes over the page if it shows just that, and starts the screens' work.
    func open(at path: String, adopting digest: String, hold: Duration, logger: Logger) {
        guard let context = SessionContext.current else { return }
        context.reportDiagnostic = { [metrics] diagnostic in
            metrics.droppedEvents.increment()
            logger.info("\(diagnostic.code): \(diagnostic.what)")
        }
        let window = application.open(in: context, at: path)
        self.window = window
        let node = window.render()
        let isSame = PageRenderer.digest(of: node).description == digest
        let welcome = encoder.frame(number: 1, acknowledging: 0) { encoder, json in
            json.array { json in
                json.text("hi")
                json.text(identifier)
                json.number(Int(hold.components.seconds))
            }
            if !isSame { encoder.writeWhole(node, title: window.title, to: &json) }
        }
        outbound.append(welcome)
        window.onFirstChange = { self.sendSoon() }
        window.start()
    }

    // MARK: Connections

    /// Serves a new connection from the frame after the last one that the client has. The connection before it ends.
    ///
    /// - Returns: the number of the connection, or `nil` if the session has gone or cannot go on from there.
    func attach(received: Int, outlet: (any FrameOutlet)? = nil) -> Int? {
        if isClosed || received < outbound.acknowledged { return nil }
        do { try outbound.acknowledge(received) } catch { return nil }
        self.outlet?.endReplaced()
        self.outlet = outlet
        outbound.rewind()
        connection += 1
        isConnected = true
        // A page that comes back learns which of its events have arrived.
        if received > 0 { owesAcknowledgement = true }
        send()
        return connection
    }

    /// Whether this connection is still the one that is served.
    func isCurrent(_ connection: Int) -> Bool { connection == self.connection && !isClosed }

    /// Whether the session lives, but without a connection.
    var isDetached: Bool { !isConnected && !isClosed }

    func detach(_ connection: Int) {
        guard connection == self.connection else { return }
        self.connection += 1
        isConnected = false
        outlet = nil
    }

    /// The next frame for a connection, if there is one.
    ///
    /// It is asked for when the socket has taken the last one, so what changes meanwhile is sent once and in its last
    /// state.
    func nextFrame(for connection: Int) -> [UInt8]? {
        guard isCurrent(connection) else { return nil }
        if let frame = outbound.take() { return frame }
        guard let frame = makeFrame() else { return nil }
        outbound.append(frame)
        return outbound.take()
    }

    /// Sends frames for as long as there are any and the socket takes them.
    private func send() {
        guard let outlet else { return }
        let wake: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            Task(executorPreference: session.taskExecutor) { await self.send() }
        }
        while hasFrame, outlet.isReady(orElse: wake), let frame = nextFrame(for: connection) { outlet.send(frame) }
    }

    /// Sends what has changed when the running turn is over, so that a turn is one frame.
    private func sendSoon() {
        if isSendingSoon || outlet == nil { return }
        isSendingSoon = true
        Task(executorPreference: session.taskExecutor) { await self.endTurn() }
    }

    private func endTurn() {
        isSendingSoon = false
        send()
    }

    private var hasFrame: Bool { outbound.hasNext || canMakeFrame }

    private var canMakeFrame: Bool {
        (owesAcknowledgement || owesWhole || window?.hasChanges == true)
            && outbound.count < Self.frameLimit && outbound.byteCount < Self.byteLimit
    }

    private func makeFrame() -> [UInt8]? {
        guard canMakeFrame, let window else { return nil }
        owesAcknowledgement = false
        let changes = window.takeChanges()
        let number = outbound.lastNumber + 1
        let frame: [UInt8]
        if owesWhole {
            owesWhole = false
            frame = encoder.frame(number: number, acknowledging: lastEvent) { encoder, json in
                encoder.writeWhole(window.render(), title: window.title, to: &json)
                // What is no property of a view is in no rendering.
                encoder.write(changes.filter(\.isOutsideOfViews), from: .none, to: &json)
            }
        } else {
            let source = FrameEncoder.Source(kind: window.kind(of:), value: window.value(of:for:))
            frame = encoder.frame(number: number, acknowledging: lastEvent, changes, from: source)
        }
        metrics.recordFrame(changes: changes.count, bytes: frame.count, since: firstEventWaiting)
        firstEventWaiting = nil
        return frame
    }

    // MARK: Events

    /// What a frame leads to.
    enum Reception {
        case goesOn
        /// The person has closed the page.
        case isOver
        /// The frame came over a connection that another one has taken the place of.
        case isStale
    }

    /// Takes all that is in the inbox, until nothing is left.
    func receiveAll(from inbox: FrameInbox, on connection: Int) -> Result<Reception, ProtocolViolation> {
        do throws(ProtocolViolation) {
            while let texts = inbox.takeAll() {
                let reception = try receive(texts, on: connection)
                if reception != .goesOn { return .success(reception) }
            }
            return .success(.goesOn)
        } catch {
            return .failure(error)
        }
    }

    /// Takes frames of the client, and sends what follows from them together.
    func receive(_ texts: [String], on connection: Int) throws(ProtocolViolation) -> Reception {
        // Until then what changes is not the end of a turn.
        isSendingSoon = true
        defer { endTurn() }
        for text in texts {
            let reception = try receive(text, on: connection)
            if reception != .goesOn { return reception }
        }
        return .goesOn
    }

    /// Runs `body` on the calling thread, unless something of the session is running elsewhere.
    nonisolated func atOnce<Result: Sendable>(_ body: (isolated BrowserSession) throws -> Result) rethrows -> Result? {
        try session.taskExecutor.runOnCallingThreadIfAtRest { try assumeIsolated(body) }
    }

    /// Takes one frame of the client.
    func receive(_ text: String, on connection: Int) throws(ProtocolViolation) -> Reception {
        guard let window, connection == self.connection else { return .isStale }
        let frame = try InboundFrame(text)
        try outbound.acknowledge(frame.acknowledged)
        if frame.number == 0 {
            switch frame.content {
            case .probe:
                owesAcknowledgement = true
            case .lost: owesWhole = true
            case .goodbye: return .isOver
            default: break
            }
            return .goesOn
        }
        // An event that came before its connection was cut comes again, because the client cannot know.
        if frame.number <= lastEvent {
            owesAcknowledgement = true
            return .goesOn
        }
        guard frame.number == lastEvent + 1 else { throw .outOfOrder }
        lastEvent = frame.number
        owesAcknowledgement = true
        if firstEventWaiting == nil { firstEventWaiting = .now }
        metrics.events.increment()
        switch frame.content {
        case .event(let event, let view): window.receive(event, for: view)
        case .beginFile(let view, let request, let size, let name, let mediaType):
            guard upload == nil, size <= maximumFileSize else { throw .tooLarge }
            finish(Upload(view: view, request: request, size: size, name: name, mediaType: mediaType), in: window)
        case .filePart(let bytes):
            guard var upload else { throw .malformed }
            try upload.append(bytes)
            finish(upload, in: window)
        case .acknowledgement, .probe, .lost, .goodbye: break
        }
        return .goesOn
    }

    private func finish(_ upload: Upload, in window: Window) {
        self.upload = upload.isComplete ? nil : upload
        if upload.isComplete { window.receive(upload.event, for: upload.view) }
    }

    // MARK: Ending

    /// Takes the app apart, and tells the page.
    func close() async {
        if isClosed { return }
        window = nil
        upload = nil
        connection += 1
        outlet?.endClosed()
        outlet = nil
        await session.close()
    }
}
