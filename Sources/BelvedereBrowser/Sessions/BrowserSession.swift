internal import Belvedere
internal import CoreMetrics
internal import Logging
internal import Synchronization

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
    private nonisolated let session: Session
    /// Where its turns run; kept here, so that a new connection of the same page earns nothing by being new.
    nonisolated let placement = Mutex(TurnPlacement())
    nonisolated var unownedExecutor: UnownedSerialExecutor { session.unownedExecutor }
    /// What runs everything of the session.
    nonisolated var taskExecutor: SessionExecutor { session.taskExecutor }

    private let application: BelvedereApp
    private let options: BrowserOptions
    private let locale: String
    private let quota: UploadQuota
    private var window: Window?
    private var encoder = FrameEncoder()
    private var outbound = OutboundBuffer()
    private var upload: Upload?
    /// Ends an upload that takes too long.
    private var uploadDeadline: Task<Void, Never>?
    private var owesUploadFailure = false
    /// The last event that was delivered.
    private var lastEvent = 0
    private var owesAcknowledgement = false
    private var owesWhole = false
    private var firstEventWaiting: ContinuousClock.Instant?
    /// The connection that is served; each new one ends the one before.
    private var connection = 0
    private var isConnected = false
    private var hasEnded = false
    /// Where frames go. What a page has not been sent stays in the views, so a page without an outlet costs nothing.
    private var outlet: (any FrameOutlet)?
    /// Whether the end of the turn is waited for, when what has changed is sent.
    private var isSendingSoon = false

    init(
        application: BelvedereApp, environment: SessionEnvironment, visitor: Visitor, options: BrowserOptions, quota: UploadQuota,
        metrics: BrowserMetrics
    ) {
        identifier = Secret.make()
        session = Session(environment: environment)
        self.application = application
        self.visitor = visitor
        self.options = options
        locale = environment.locale
        self.quota = quota
        self.metrics = metrics
    }

    var isClosed: Bool { window == nil }
    /// The bytes that are kept for a client that may come back.
    var keptBytes: Int { outbound.byteCount + (upload?.byteCount ?? 0) }

    /// Builds the screens of an address, takes over the page if it shows just that, and starts the screens' work.
    func open(at path: String, adopting digest: String, logger: Logger, budget: LogBudget) {
        // The process may have been told to end before the session had begun.
        guard !hasEnded, let context = SessionContext.current else { return }
        context.reportDiagnostic = { [metrics] diagnostic in
            metrics.droppedEvents.increment()
            budget.write("\(diagnostic.code)") { logger.info("\(diagnostic.code): \(diagnostic.what)\($0)") }
        }
        context.onFailure = { [weak self] in await self?.close() }
        let window = application.open(in: context, at: path)
        self.window = window
        let node = window.render()
        let isSame = PageRenderer.digest(of: node).description == digest
        let welcome = encoder.frame(number: 1, acknowledging: 0) { encoder, json in
            json.operation(.session) { json in
                json.text(identifier)
                json.number(Int(options.hold.components.seconds))
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
            Task(executorPreference: taskExecutor) { await self.send() }
        }
        while hasFrame, outlet.isReady(orElse: wake), let frame = nextFrame(for: connection) { outlet.send(frame) }
    }

    /// Sends what has changed when the running turn is over, so that a turn is one frame.
    private func sendSoon() {
        if isSendingSoon || outlet == nil { return }
        isSendingSoon = true
        Task(executorPreference: taskExecutor) { await self.endTurn() }
    }

    private func endTurn() {
        isSendingSoon = false
        send()
    }

    private var hasFrame: Bool { outbound.hasNext || canMakeFrame }

    private var canMakeFrame: Bool {
        (owesAcknowledgement || owesWhole || owesUploadFailure || window?.hasChanges == true)
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
            // What went before is in it, and the page could do nothing with it.
            outbound.forget()
            frame = encoder.frame(number: number, acknowledging: lastEvent) { encoder, json in
                encoder.writeWhole(window.render(), title: window.title, to: &json)
                // What is no property of a view is in no rendering.
                encoder.write(changes.filter(\.isOutsideOfViews), from: .none, to: &json)
            }
        } else {
            let source = FrameEncoder.Source(kind: window.kind(of:), value: window.value(of:for:))
            frame = encoder.frame(number: number, acknowledging: lastEvent) { encoder, json in
                encoder.write(changes, from: source, to: &json)
                if owesUploadFailure {
                    json.operation(.announce) { json in
                        json.text(BrowserTexts.best(for: locale, of: options.texts).fileNotTaken)
                        json.number(2)
                    }
                }
            }
            owesUploadFailure = false
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
        /// The time for it was up; what has not been handled is in the inbox.
        case isUnfinished
    }

    /// Takes all that is in the inbox, and sends what follows from it together.
    ///
    /// - Parameter end: when to leave the rest in the inbox, looked at after each frame.
    func receiveAll(
        from inbox: FrameInbox, on connection: Int, until end: ContinuousClock.Instant? = nil
    ) -> Result<Reception, ProtocolViolation> {
        // Until then what changes is not the end of a turn.
        isSendingSoon = true
        defer { endTurn() }
        do throws(ProtocolViolation) {
            while let texts = inbox.takeAll() {
                for (index, text) in texts.enumerated() {
                    let reception = try receive(text, on: connection)
                    if reception != .goesOn { return .success(reception) }
                    if let end, index + 1 < texts.count, .now >= end {
                        inbox.putBack(texts[(index + 1)...])
                        return .success(.isUnfinished)
                    }
                }
            }
            return .success(.goesOn)
        } catch {
            return .failure(error)
        }
    }

    /// Runs `body` on the calling thread, unless something of the session is running elsewhere.
    nonisolated func atOnce<Result: Sendable>(_ body: (isolated BrowserSession) throws -> Result) rethrows -> Result? {
        try taskExecutor.runOnCallingThreadIfAtRest { try assumeIsolated(body) }
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
            begin(Upload(view: view, request: request, size: size, name: name, mediaType: mediaType), in: window)
        case .filePart(let bytes): try append(bytes, in: window)
        case .acknowledgement, .probe, .lost, .goodbye: break
        }
        return .goesOn
    }

    // MARK: Uploads

    /// A file is kept for somebody who waits for it. One that nobody waits for is refused as any other event is, and its
    /// parts go by.
    private func begin(_ new: Upload, in window: Window) {
        dropUpload()
        guard new.size <= options.maximumFileSize, new.request == 0 ? window.offers(new.event, for: new.view) : window.awaits(new.request) else {
            return window.receive(new.event, for: new.view)
        }
        upload = new
        let deadline = Self.deadline(after: options.uploadTimeout, by: options.clock)
        uploadDeadline = Task(executorPreference: taskExecutor) { [weak self] in
            if (try? await deadline()) != nil { await self?.failUpload() }
        }
        finishIfComplete(in: window)
    }

    /// Waits until a time that counts from now, however late the wait begins.
    private static func deadline<C: Clock<Duration>>(after limit: Duration, by clock: C) -> @Sendable () async throws -> Void {
        let end = clock.now.advanced(by: limit)
        return { try await clock.sleep(until: end, tolerance: nil) }
    }

    private func append(_ bytes: [UInt8], in window: Window) throws(ProtocolViolation) {
        // Parts of a file that was refused, or that began in a session which has gone.
        guard var upload else { return }
        guard quota.reserve(bytes.count, for: visitor.address) else { return failUpload() }
        // Out of the way, or each part would copy all those before it.
        self.upload = nil
        do throws(ProtocolViolation) {
            try upload.append(bytes)
        } catch {
            quota.release(upload.byteCount + bytes.count, of: visitor.address)
            throw error
        }
        self.upload = upload
        finishIfComplete(in: window)
    }

    private func finishIfComplete(in window: Window) {
        guard let upload, upload.isComplete else { return }
        dropUpload()
        window.receive(upload.event, for: upload.view)
    }

    /// Gives up an upload that there is no room or no time for, and says so to the person and to whoever waits for the file.
    private func failUpload() {
        guard let upload else { return }
        dropUpload()
        owesUploadFailure = true
        if upload.request != 0 { window?.receive(.answer(upload.request, .failed(.unavailable)), for: upload.view) }
        sendSoon()
    }

    private func dropUpload() {
        uploadDeadline?.cancel()
        uploadDeadline = nil
        if let upload { quota.release(upload.byteCount, of: visitor.address) }
        upload = nil
    }

    // MARK: Ending

    /// Takes the app apart, and tells the page.
    func close() async {
        if hasEnded { return }
        hasEnded = true
        window = nil
        dropUpload()
        connection += 1
        outlet?.endClosed()
        outlet = nil
        await session.close()
    }
}
