@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import CoreMetrics
internal import Logging
internal import Synchronization

/// One page in one browser: the session of its app, and what is needed to carry on after a cut connection.
///
/// It is an actor on the session's own executor, so that it may use the window directly: what it does and what the app
/// does never overlap.
actor BrowserSession {
    /// The secret by which the page finds its session again.
    nonisolated let identifier: String
    nonisolated let visitor: Visitor
    /// What those see of it who decide whether it ends.
    nonisolated let hosted: HostedSession
    /// What admission set.
    nonisolated var values: SessionValues { hosted.values }
    nonisolated let metrics: BrowserMetrics
    private let tracing: BrowserTracing
    private nonisolated let session: Session
    /// Where its turns run; kept here, so that a new connection of the same page earns nothing by being new.
    nonisolated let placement = Mutex(TurnPlacement())
    nonisolated var unownedExecutor: UnownedSerialExecutor { session.unownedExecutor }
    /// What runs everything of the session.
    nonisolated var taskExecutor: SessionExecutor { session.taskExecutor }

    private let application: BelvedereApp
    private let options: BrowserOptions
    /// Who watches it, and under which secret, if its person wants to look into it.
    private let inspection: (inspector: Inspector, secret: String)?
    private var window: Window?
    private var outgoing: OutgoingFrames
    /// The file that the page is handing over.
    private var file: FileReception
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
        metrics: BrowserMetrics, tracing: BrowserTracing = BrowserTracing(), inspection: (Inspector, String)? = nil
    ) {
        identifier = Secret.make()
        session = Session(environment: environment)
        self.application = application
        self.visitor = visitor
        hosted = HostedSession(path: application.path, values: environment.values, address: visitor.address)
        self.options = options
        self.metrics = metrics
        self.tracing = tracing
        self.inspection = inspection
        outgoing = OutgoingFrames(
            metrics: metrics, texts: BrowserTexts.best(for: environment.locale, of: options.texts), catalog: options.catalog,
            titled: { PageTitle.text(screen: $0, application: application.name) }
        )
        file = FileReception(quota: quota, address: visitor.address)
    }

    var isClosed: Bool { window == nil }
    /// The bytes that are kept for a client that may come back.
    var keptBytes: Int { outgoing.byteCount + file.byteCount }

    /// Builds the screens of an address, takes over the page if it shows just that, and starts the screens' work.
    func open(at path: String, adopting digest: String, logger: Logger, budget: LogBudget) async {
        // The process may have been told to end before the session had begun.
        guard !hasEnded, let context = SessionContext.current else { return }
        context.reportDiagnostic = { [metrics] diagnostic in
            metrics.droppedEvents.increment()
            budget.write("\(diagnostic.code)") { logger.info("\(diagnostic.code): \(diagnostic.what)\($0)") }
        }
        context.onFailure = { [weak self] in await self?.close() }
        let window = application.open(in: context, at: path)
        self.window = window
        if let inspection { inspection.inspector.watch(window, context, application, inspection.secret) }
        if let limit = options.firstRender.limit {
            await FirstContent.load(window, within: limit)
            guard !hasEnded else { return }
        }
        let node = window.render()
        let isShown = PageRenderer.digest(of: node, options.catalog).description == digest
        outgoing.welcome(identifier, hold: options.hold, isShown ? nil : node, title: window.title)
        window.onFirstChange = { self.sendSoon() }
        if options.firstRender.limit == nil { window.start() }
    }

    // MARK: Connections

    /// Serves a new connection from the frame after the last one that the client has. The connection before it ends.
    ///
    /// - Returns: the number of the connection, or `nil` if the session has gone or cannot go on from there.
    func attach(received: Int, outlet: (any FrameOutlet)? = nil) -> Int? {
        guard !isClosed, outgoing.goOn(after: received) else { return nil }
        self.outlet?.endReplaced()
        self.outlet = outlet
        connection += 1
        isConnected = true
        SessionContext.current?.attendance.value = true
        send()
        return connection
    }

    /// Whether the session lives, but without a connection.
    var isDetached: Bool { !isConnected && !isClosed }

    func detach(_ connection: Int) {
        guard connection == self.connection else { return }
        self.connection += 1
        isConnected = false
        outlet = nil
        SessionContext.current?.attendance.value = false
    }

    /// The next frame for a connection, if there is one.
    ///
    /// It is asked for when the socket has taken the last one, so what changes meanwhile is sent once and in its last
    /// state.
    func nextFrame(for connection: Int) -> [UInt8]? {
        guard connection == self.connection, let window else { return nil }
        return outgoing.next(of: window)
    }

    /// Sends frames for as long as there are any and the socket takes them.
    private func send() {
        guard let outlet else { return }
        let wake: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            Task(executorPreference: taskExecutor) { await self.send() }
        }
        while outgoing.hasNext(of: window), outlet.isReady(orElse: wake), let frame = nextFrame(for: connection) { outlet.send(frame) }
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
        return tracing.span("belvedere.turn", of: application.path) { handleAll(of: inbox, on: connection, until: end) }
    }

    private func handleAll(
        of inbox: FrameInbox, on connection: Int, until end: ContinuousClock.Instant?
    ) -> Result<Reception, ProtocolViolation> {
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
        try outgoing.acknowledge(frame.acknowledged)
        if frame.number == 0 { return receive(frame.content) }
        guard try outgoing.noteEvent(frame.number) else { return .goesOn }
        metrics.events.increment()
        switch frame.content {
        case .event(let event, let view): window.receive(event, for: view)
        case .beginFile(let view, let request, let size, let name, let mediaType):
            begin(Upload(view: view, request: request, size: size, name: name, mediaType: mediaType), in: window)
        case .filePart(let bytes):
            if try file.append(bytes) { finishIfComplete(in: window) } else { failUpload() }
        case .acknowledgement, .probe, .lost, .goodbye: break
        }
        return .goesOn
    }

    /// Takes what is no event.
    private func receive(_ control: InboundFrame.Content) -> Reception {
        switch control {
        case .probe: outgoing.answerProbe()
        case .lost: outgoing.repeatWhole()
        case .goodbye: return .isOver
        case .acknowledgement, .event, .beginFile, .filePart: break
        }
        return .goesOn
    }

    // MARK: Uploads

    /// A file is kept for somebody who waits for it. One that nobody waits for is refused as any other event is, and its
    /// parts go by.
    private func begin(_ new: Upload, in window: Window) {
        _ = file.end()
        guard new.size <= options.maximumFileSize, new.request == 0 ? window.offers(new.event, for: new.view) : window.awaits(new.request)
        else {
            return window.receive(new.event, for: new.view)
        }
        let deadline = Self.deadline(after: options.uploadTimeout, by: options.clock)
        file.begin(
            new,
            until: Task(executorPreference: taskExecutor) { [weak self] in
                if (try? await deadline()) != nil { await self?.failUpload() }
            })
        finishIfComplete(in: window)
    }

    /// Waits until a time that counts from now, however late the wait begins.
    private static func deadline<C: Clock<Duration>>(after limit: Duration, by clock: C) -> @Sendable () async throws -> Void {
        let end = clock.now.advanced(by: limit)
        return { try await clock.sleep(until: end, tolerance: nil) }
    }

    private func finishIfComplete(in window: Window) {
        guard file.isComplete, let upload = file.end() else { return }
        window.receive(upload.event, for: upload.view)
    }

    /// Drops a file that is too large or too slow, and tells the person and the work that waits for the file.
    private func failUpload() {
        guard let upload = file.end() else { return }
        outgoing.sayThatFileIsNotTaken()
        if upload.request != 0 { window?.receive(.answer(upload.request, .failed(.unavailable)), for: upload.view) }
        sendSoon()
    }

    // MARK: Ending

    /// Takes the app apart, and tells the page.
    ///
    /// - Parameter isDismissed: whether the page is to load again, because its person may not be who they were.
    func close(isDismissed: Bool = false) async {
        if hasEnded { return }
        hasEnded = true
        window = nil
        _ = file.end()
        connection += 1
        if isDismissed { outlet?.endDismissed() } else { outlet?.endClosed() }
        outlet = nil
        await session.close()
    }
}
