@_spi(Hosting) public import Belvedere

/// A host without a screen: it speaks to an app as every host does, and keeps what a person would perceive.
///
/// It knows the app only by the first rendering and the changes that follow, so a test of an app tests the change stream
/// as well; while ``checksChanges`` is set, the copy is compared with a fresh rendering after every step.
///
/// Tests use it through ``Driver``.
public final class HeadlessHost {
    /// The window of the app.
    public let window: Window
    /// The session that the app runs on.
    public let context: SessionContext
    /// How wide the window is. It decides whether a detail stands beside its list.
    public private(set) var viewport: Viewport
    /// What the device does when it is asked for something from now on.
    public var device: DeviceScript
    /// What a person noticed beside the screen, since the host was made.
    public private(set) var notices: [Notice] = []
    /// The files the person was given.
    public private(set) var savedFiles: [SavedFile] = []
    /// What the kit reported: late and refused events, leaks.
    public private(set) var diagnostics: [Diagnostic] = []
    /// What was wrong with the change stream. If it is not empty, the kit has a fault.
    public private(set) var faults: [String] = []
    /// Whether the copy is compared with a fresh rendering after every step.
    public var checksChanges = true
    @_spi(Hosting) public let mirror: ViewMirror
    /// How kinds of views are told of.
    private(set) var descriptions: ViewDescriptions

    private var firstRows: [ViewIdentifier: Int] = [:]
    private var reported: [ViewIdentifier: Range<Int>] = [:]
    private var edits: [ViewIdentifier: Int] = [:]
    private let tampering: Tampering?
    private var waiter: CheckedContinuation<Void, Never>?

    /// Opens an app on the session of the calling code and starts it.
    ///
    /// - Complexity: O(*n*) in the number of views on the first screen.
    public convenience init(
        _ application: BelvedereApp,
        at path: String = "",
        in context: SessionContext,
        viewport: Viewport = Viewport(),
        device: DeviceScript = DeviceScript()
    ) {
        self.init(application, at: path, in: context, viewport: viewport, device: device, descriptions: [:])
    }

    /// Opens an app that has kinds of views of its own, and starts it.
    @_spi(Hosting)
    public convenience init(
        _ application: BelvedereApp,
        at path: String = "",
        in context: SessionContext,
        viewport: Viewport = Viewport(),
        device: DeviceScript = DeviceScript(),
        descriptions: [ViewKind: any ViewDescription]
    ) {
        self.init(
            application, at: path, in: context, viewport: viewport, device: device, descriptions: descriptions, tampering: nil
        )
    }

    init(
        _ application: BelvedereApp,
        at path: String,
        in context: SessionContext,
        viewport: Viewport,
        device: DeviceScript,
        descriptions: [ViewKind: any ViewDescription],
        tampering: Tampering?
    ) {
        self.tampering = tampering
        self.context = context
        self.descriptions = ViewDescriptions.standard.adding(descriptions).adapted(to: viewport.width)
        self.viewport = viewport
        self.device = device
        // What is wrong with the first screens is reported while they are made.
        var first: [Diagnostic] = []
        context.reportDiagnostic = { first.append($0) }
        window = application.open(in: context, at: path)
        let node = window.render()
        mirror = ViewMirror(tampering?.rendering(node) ?? node)
        diagnostics = first
        context.reportDiagnostic = { [weak self] diagnostic in self?.diagnostics.append(diagnostic) }
        window.onFirstChange = { [weak self] in self?.wake() }
        synchronise()
        window.start()
        synchronise()
    }

    /// What a person can perceive of the window now.
    ///
    /// - Complexity: O(*n*) in the number of views on the screen.
    public var transcript: Transcript { Transcript(perception.lines) }

    var perception: Perception { Perception(of: mirror, descriptions: descriptions, visibleRows: visibleRows(of:)) }

    // MARK: Following the app

    /// Takes what has changed, until nothing changes any more: tells lists what is visible, answers for the device.
    ///
    /// - Complexity: O(*m*) in the number of changes and O(*n*) in the number of views on the screen, for each round until
    ///   nothing changes.
    public func synchronise() {
        for _ in 0..<1000 {
            let changes = window.takeChanges()
            for change in tampering?.changes(changes) ?? changes { take(change) }
            let hasReported = reportVisibleRows(in: mirror.root)
            if changes.isEmpty, !hasReported {
                if checksChanges, tampering == nil { compare() }
                return
            }
        }
        faults.append("The window never settles: after 1000 batches of changes there are still more.")
    }

    private func take(_ change: Change) {
        do {
            try mirror.apply(change)
        } catch {
            return faults.append(error.description)
        }
        switch change {
        case .announce(let text, _): notices.append(.announced(text))
        case .request(let number, let request): answer(request, number)
        case .focus(let identifier): bringIntoSight(identifier)
        default: break
        }
    }

    private func compare() {
        let own = mirror.root.node
        // By way of a mirror, so that the order of the properties is the same.
        let fresh = MirroredView(window.render()).node
        if own == fresh { return }
        let difference = LineDifference(from: Self.lines(of: fresh), to: Self.lines(of: own))
        faults.append("The changes did not lead where a fresh rendering leads (- fresh, + changed):\n\(difference.description)")
    }

    private static func lines(of node: ViewNode, depth: Int = 0) -> [String] {
        let properties = node.properties.map(\.description).joined(separator: " ")
        let line = String(repeating: "  ", count: depth) + "\(node.kind) \(node.identifier) \(properties)"
        return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    // MARK: Acting for the person

    /// Sends an event and takes what comes of it.
    @_spi(Hosting) public func send(_ event: Event, to view: ViewIdentifier) {
        send([(event, view)])
    }

    /// Sends events one after the other, and takes what comes of them when all are sent.
    func send(_ events: [(Event, ViewIdentifier)]) {
        for (event, view) in events {
            guard let tampering else {
                window.receive(event, for: view)
                continue
            }
            if let (event, view) = tampering.event(event, view, mirror.root.node) { window.receive(event, for: view) }
        }
        synchronise()
    }

    /// Gives a field the text that a person has typed so far.
    func type(_ text: String, into view: MirroredView) {
        enter(text, as: TextField.text, TextField.edit, into: view) { .input(text, edit: $0) }
    }

    /// Gives a control the value that a person has entered.
    func enter<Value>(
        _ value: Value, as property: some PropertyDeclaration<Value>, _ editProperty: some PropertyDeclaration<Int>,
        into view: MirroredView, _ event: (Int) -> Event
    ) {
        let edit = max(edits[view.identifier] ?? 0, view[editProperty]) + 1
        edits[view.identifier] = edit
        // A host shows what is entered at once; the app sends only what differs from it.
        view.assign(PropertyAssignment(property, value))
        view.assign(PropertyAssignment(editProperty, edit))
        send(event(edit), to: view.identifier)
    }

    /// Moves the keyboard, as clicking does; the field that had it learns that, unless something lies over it: then it gets
    /// the keyboard back when that has gone.
    func moveFocus(to view: MirroredView?) {
        guard let before = mirror.focused, before != view?.identifier, let field = mirror.view(before) else {
            mirror.focused = view?.identifier ?? mirror.focused
            return
        }
        let isUsable = isUsable(field)
        if isUsable || view != nil { mirror.focused = view?.identifier }
        if isUsable, field.kind.events.contains(.endEditing) { send(.endEditing, to: before) }
    }

    /// Whether nothing hides, disables or covers a view.
    private func isUsable(_ view: MirroredView) -> Bool {
        var ancestor: MirroredView? = view
        while let current = ancestor {
            if current.isHidden || !current.isEnabled { return false }
            if current !== view, descriptions[current.kind].hidesContents(of: current) { return false }
            if current.parent === mirror.root {
                return Perception.perceivableRoots(of: mirror.root, descriptions).contains { $0 === current }
            }
            ancestor = current.parent
        }
        return false
    }

    /// Makes the window wider or narrower. The app does not hear of it.
    func resize(to width: WindowWidth) {
        viewport.width = width
        descriptions = descriptions.adapted(to: width)
        synchronise()
    }

    /// Opens an address outside the app, as following a link does.
    func follow(_ link: String) {
        notices.append(.opened(link))
    }

    // MARK: Lists

    /// The positions of the rows of a view that a person sees, if it has rows.
    func visibleRows(of view: MirroredView) -> Range<Int>? {
        descriptions[view.kind].visibleRows(of: view, from: firstRows[view.identifier] ?? 0, in: viewport)
    }

    func scroll(_ list: MirroredView, toRow row: Int) {
        firstRows[list.identifier] = max(0, row)
        synchronise()
    }

    /// Scrolls a list to a row that has got the keyboard, if it is out of sight.
    private func bringIntoSight(_ identifier: ViewIdentifier) {
        guard let row = mirror.view(identifier), row.kind == .row, let list = row.parent,
            let place = list.children.firstIndex(where: { $0 === row })
        else { return }
        let index = list[RowsView.start] + place
        if visibleRows(of: list)?.contains(index) == false { firstRows[list.identifier] = index }
    }

    /// Tells every list that can be perceived what is visible of it, if that is not what it was told last.
    private func reportVisibleRows(in view: MirroredView) -> Bool {
        if view.isHidden || descriptions[view.kind].absence(of: view) != nil { return false }
        var hasReported = false
        if let range = visibleRows(of: view), reported[view.identifier] != range, canReport(view) {
            reported[view.identifier] = range
            window.receive(.show(range), for: view.identifier)
            hasReported = true
        }
        if descriptions[view.kind].hidesContents(of: view) { return hasReported }
        for child in view.children where reportVisibleRows(in: child) { hasReported = true }
        return hasReported
    }

    /// Events of what lies behind an alert or is disabled are refused, so such a list learns later what is visible.
    private func canReport(_ view: MirroredView) -> Bool {
        if mirror.root.children.contains(where: { $0.kind.layer == .modal }) { return false }
        var ancestor: MirroredView? = view
        while let current = ancestor {
            if !current.isEnabled { return false }
            ancestor = current.parent
        }
        return true
    }

    // MARK: The device

    private func answer(_ request: CapabilityRequest, _ number: Int) {
        guard let answer = reaction(to: request) else { return }
        window.receive(.answer(number, answer), for: mirror.root.identifier)
    }

    private func reaction(to request: CapabilityRequest) -> CapabilityAnswer? {
        switch request {
        case .position: answer(device.position) { .position($0) }
        case .read: answer(device.file) { .file($0) }
        case .save(let file):
            answer(device.saving) {
                savedFiles.append(file)
                notices.append(.saved(file.name))
                return .done
            }
        case .open(let link):
            LinkPolicy.destination(of: link) == nil
                ? .failed(.unavailable)
                : answer(device.opening) {
                    notices.append(.opened(link))
                    return .done
                }
        case .copy(let text):
            answer(device.copying) {
                device.clipboard = .answer(text)
                notices.append(.copied(text))
                return .done
            }
        case .paste: answer(device.clipboard) { .text($0) }
        }
    }

    private func answer<Value>(_ reaction: DeviceScript.Reaction<Value>, _ body: (Value) -> CapabilityAnswer) -> CapabilityAnswer? {
        switch reaction {
        case .answer(let value): body(value)
        case .failure(let failure): .failed(failure)
        case .silence: nil
        }
    }

    // MARK: Waiting

    /// Suspends until something changes, or until `patience` of real time is over.
    func untilChanged(patience: Duration) async {
        if window.hasChanges { return }
        let limit = context.work.sessionScope.start { [weak self] in
            try? await ContinuousClock().sleep(for: patience)
            self?.wake()
        }
        await withCheckedContinuation { continuation in
            if window.hasChanges { continuation.resume() } else { waiter = continuation }
        }
        limit.cancel()
    }

    private func wake() {
        waiter?.resume()
        waiter = nil
    }
}
