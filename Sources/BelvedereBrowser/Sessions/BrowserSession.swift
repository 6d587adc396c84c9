@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import CoreMetrics
internal import Logging
internal import Synchronization

/// The session of one page in one browser, and the data to continue it if the connection is cut and the page connects again.
///
/// This actor uses the same executor as the app's session, so it may use the window directly. Its work and the work of the app never run at
/// the same time.
actor BrowserSession {
    /// The secret with which the page continues its session on a new connection.
    nonisolated let identifier: String
    nonisolated let visitor: Visitor
    /// The facts that the closure of `endSessions(where:)` reads to decide whether the session ends.
    nonisolated let hosted: HostedSession
    /// The session's values, which the closure `admit` has set.
    nonisolated var values: SessionValues { hosted.values }
    /// Whether the page may still use the session.
    nonisolated let entitlement = SessionEntitlement()
    nonisolated let metrics: BrowserMetrics
    private let tracing: BrowserTracing
    private nonisolated let session: Session
    /// The processor time that the session's turns have used. It decides on which threads the next turns run. It belongs to the session and
    /// not to a connection, so that a page gains no time by connecting again.
    nonisolated let account: TurnAccount
    /// The number of frames that the page may still send at once. It belongs to the session and not to a connection, so that a page gains
    /// nothing by connecting again.
    nonisolated let frames: Mutex<FrameBudget>
    nonisolated var unownedExecutor: UnownedSerialExecutor { session.unownedExecutor }
    /// The executor that runs all work of the session.
    nonisolated var taskExecutor: SessionExecutor { session.taskExecutor }

    private let application: BelvedereApp
    let options: BrowserOptions
    /// The inspector and the secret that connects it with this session. It is `nil` if the person does not inspect the session.
    private let inspection: (inspector: Inspector, secret: String)?
    private(set) var window: Window?
    var outgoing: OutgoingFrames
    /// The file that the page is uploading.
    var upload: Upload?
    /// The files that the app offers the person to save.
    private let offers: FileOffers
    let addresses: FileAddresses
    let quota: UploadQuota
    /// The person's entries in an ended session, if this session replaces it.
    private var renewal: Renewal?
    /// The number of the connection in use. Each new connection of the page ends the connection before it.
    private var connection = 0
    private var isConnected = false
    private var hasEnded = false
    /// Whether the session has ended because its person may no longer use it.
    private(set) var isDismissed = false
    /// The socket that sends the frames. While there is none, the views collect the changes, so a page without a connection costs nothing.
    private var outlet: (any FrameOutlet)?
    /// Whether a turn has begun and not ended. A turn is the work whose changes are sent in one frame.
    private var isInTurn = false

    init(
        application: BelvedereApp, environment: SessionEnvironment, visitor: Visitor, options: BrowserOptions, quota: UploadQuota,
        metrics: BrowserMetrics, tracing: BrowserTracing = BrowserTracing(), inspection: (Inspector, String)? = nil,
        account: TurnAccount? = nil, scheduler: TurnScheduler = .shared, files: FileAddresses = FileAddresses()
    ) {
        identifier = Secret.make()
        let account = account ?? TurnAccounts(options: options).account(at: visitor.address)
        self.account = account
        frames = Mutex(FrameBudget(options: options))
        session = Session(executor: SessionExecutor(carrier: scheduler.carrier(for: account)), environment: environment)
        self.application = application
        self.visitor = visitor
        hosted = HostedSession(path: application.path, values: environment.values, address: visitor.address)
        self.options = options
        self.metrics = metrics
        self.tracing = tracing
        self.inspection = inspection
        let offers = FileOffers(addresses: files, cookie: visitor.cookie, entitlement: entitlement) {
            FileDeadline(after: options.downloadTimeout, by: options.clock)
        }
        self.offers = offers
        addresses = files
        self.quota = quota
        outgoing = OutgoingFrames(
            metrics: metrics, texts: BrowserTexts.best(for: environment.locale, of: options.texts), catalog: options.catalog,
            titled: { PageTitle.text(screen: $0, application: application.name) }, offered: { offers.offer($0) }
        )
    }

    var isClosed: Bool { window == nil }
    /// The number of bytes that are stored for a page that may connect again.
    var keptBytes: Int { outgoing.byteCount + offers.byteCount }

    /// Builds the screens of an address and starts their work. If the page already shows the same content, it is not sent again.
    ///
    /// - Parameter isRenewal: whether this session replaces an ended one. The first frame then waits for the data of the screens, so that
    ///   there are fields for the person's typed texts.
    func open(at path: String, adopting digest: String, isRenewal: Bool = false, logger: Logger, budget: LogBudget) async {
        // The host may have closed this session already, because the process is ending.
        guard !hasEnded, let context = SessionContext.current else { return }
        context.reportDiagnostic = { [metrics] diagnostic in
            metrics.droppedEvents.increment()
            budget.write("\(diagnostic.code)") { logger.info("\(diagnostic.code): \(diagnostic.what)\($0)") }
        }
        context.onFailure = { [weak self] in await self?.close() }
        let window = application.open(in: context, at: path)
        window.onFirstChange = { self.beginTurn() }
        self.window = window
        if let inspection { inspection.inspector.watch(window, context, application, inspection.secret) }
        if isRenewal { renewal = Renewal() }
        let limit = isRenewal ? max(FirstContent.patience, options.firstRender.limit ?? .zero) : options.firstRender.limit
        if let limit {
            await FirstContent.load(window, within: limit)
            guard !hasEnded else { return }
        }
        let node = window.render()
        let isShown = PageRenderer.digest(of: node, options.catalog).description == digest
        outgoing.welcome(identifier, hold: options.hold, isShown ? nil : node, title: window.title)
        if limit == nil { window.start() }
    }

    // MARK: Connections

    /// Continues the session on a new connection of the page, and ends the connection before it. The first frame to send is the one after
    /// `received`.
    ///
    /// - Returns: the number of the connection, or `nil` if the session has ended or no longer has this frame.
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

    /// Whether the session is open, but without a connection.
    var isDetached: Bool { !isConnected && !isClosed }

    func detach(_ connection: Int) {
        guard connection == self.connection else { return }
        self.connection += 1
        isConnected = false
        outlet = nil
        SessionContext.current?.attendance.value = false
    }

    /// Returns the next frame for a connection, if there is one.
    ///
    /// The caller calls this when the socket has written the frame before. So if a property changes several times meanwhile, only its last
    /// value is sent.
    func nextFrame(for connection: Int) -> [UInt8]? {
        guard connection == self.connection, let window, !entitlement.hasEnded else { return nil }
        followUpRenewal(in: window)
        return outgoing.next(of: window)
    }

    /// If this session replaces an ended one: restores the person's entries, such as typed texts, that the app has overwritten. Called
    /// before each frame.
    private func followUpRenewal(in window: Window) {
        renewal?.keep(in: window)
        if let missing = renewal?.takeNotice(of: window) { outgoing.sayWhatIsPutBack(butFor: missing) }
    }

    /// Sends frames while there are any and the socket accepts them.
    private func send() {
        guard let outlet else { return }
        let wake: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            Task(executorPreference: taskExecutor) { await self.send() }
        }
        if let window { followUpRenewal(in: window) }
        while outgoing.hasNext(of: window), outlet.isReady(orElse: wake), let frame = nextFrame(for: connection) { outlet.send(frame) }
    }

    /// Starts a turn: the work whose changes are sent in one frame. It begins with the page's frames, or with a change that the app makes
    /// by itself. It ends when the code that is running now has finished.
    func beginTurn() {
        if isInTurn || outlet == nil { return }
        isInTurn = true
        Task(executorPreference: taskExecutor) { await self.endTurn() }
    }

    private func endTurn() {
        isInTurn = false
        send()
    }

    // MARK: Events

    /// The result of handling a frame.
    enum Reception {
        case goesOn
        /// The person has closed the page, so the session ends.
        case isOver
        /// The frame came over a connection that a newer one has replaced. It was ignored.
        case isStale
        /// The time limit was reached. The remaining frames are still in the inbox.
        case isUnfinished
    }

    /// Handles all frames of the inbox, and sends their changes together.
    ///
    /// - Parameter end: a time limit, which is checked after each frame. After this time the remaining frames stay in the inbox.
    func receiveAll(
        from inbox: FrameInbox, on connection: Int, until end: ContinuousClock.Instant? = nil
    ) -> Result<Reception, ProtocolViolation> {
        isInTurn = true
        defer { endTurn() }
        return tracing.span("belvedere.turn", of: application.path) { handleAll(of: inbox, on: connection, until: end) }
    }

    /// Handles all frames of the inbox in several turns. Each turn takes a few milliseconds or handles one event. Other sessions can run
    /// between the turns.
    func receiveInTurns(from inbox: FrameInbox, on connection: Int) async -> Result<Reception, ProtocolViolation> {
        while true {
            let start = account.processorTime
            let outcome = receiveAll(from: inbox, on: connection, until: .now + SessionExecutor.longestDrain)
            let duration = account.processorTime - start
            // Short turns need no note here. They count when the next turn asks whether it may run on the event loop.
            if duration > TurnPlacement.limit { account.noteTurn(of: duration) }
            guard case .success(.isUnfinished) = outcome else { return outcome }
            await Task.yield()
        }
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

    /// Runs `body` on the calling thread and returns its result. If another thread is running work of the session, it returns `nil`.
    nonisolated func atOnce<Result: Sendable>(_ body: (isolated BrowserSession) throws -> Result) rethrows -> Result? {
        try taskExecutor.runOnCallingThreadIfAtRest { try assumeIsolated(body) }
    }

    /// Handles one frame that the page has sent.
    func receive(_ text: String, on connection: Int) throws(ProtocolViolation) -> Reception {
        guard let window, connection == self.connection, !entitlement.hasEnded else { return .isStale }
        let frame = try InboundFrame(text)
        try outgoing.acknowledge(frame.acknowledged)
        if frame.number == 0 { return receive(frame.content) }
        guard try outgoing.noteEvent(frame.number) else { return .goesOn }
        metrics.events.increment()
        entitlement.use()
        switch frame.content {
        case .event(let event, let view):
            window.receive(event, for: view)
            renewal?.note(event, for: view, in: window)
        case .entriesPutBack(let missing): renewal?.finish(missing: missing)
        case .announceFile(let announcement): announce(announcement, number: frame.number, in: window)
        case .cancelFile(let number): cancelUpload(number, in: window)
        case .acknowledgement, .probe, .lost, .goodbye: break
        }
        return .goesOn
    }

    /// Handles a frame that is no event, for example because the person has closed the page.
    private func receive(_ control: InboundFrame.Content) -> Reception {
        switch control {
        case .probe: outgoing.answerProbe()
        case .lost:
            outgoing.repeatWhole()
            repeatUploadAddress()
        case .goodbye: return .isOver
        case .acknowledgement, .event, .entriesPutBack, .announceFile, .cancelFile: break
        }
        return .goesOn
    }

    // MARK: Ending

    /// Closes the app, and notifies the page.
    ///
    /// - Parameter isDismissed: whether the page must load again, because its person may have other rights now.
    func close(isDismissed: Bool = false) async {
        if hasEnded { return }
        hasEnded = true
        self.isDismissed = isDismissed
        entitlement.revoke()
        window = nil
        endUpload()
        offers.withdrawAll()
        connection += 1
        if isDismissed { outlet?.endDismissed() } else { outlet?.endClosed() }
        outlet = nil
        await session.close()
    }
}
