@_spi(Hosting) public import Belvedere

/// A host without a screen, for tests. A host is a program that shows an app, such as the browser host. The headless host communicates with
/// an app as every host does, and stores everything that a person would perceive.
///
/// Like every host, it knows the app only by the first rendering and the changes after it, so a test of an app also tests these
/// changes. While ``checksChanges`` is `true`, the host compares its copy of the window with a new rendering after every step.
///
/// Tests use it through ``Driver``.
public final class HeadlessHost {
    /// The window of the app.
    public let window: Window
    /// The session that the app runs on.
    public let context: SessionContext
    /// The size of the window. Its width decides whether a detail is beside its list.
    public private(set) var viewport: Viewport
    /// The reactions of the simulated device to later requests of the app.
    public var device: DeviceScript
    /// Everything that a person noticed outside the screen since the host was created, such as copied texts.
    public private(set) var notices: [Notice] = []
    /// The files that the person received.
    public private(set) var savedFiles: [SavedFile] = []
    /// The diagnostics of the kit: late and refused events, leaks.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The errors in the changes that the app has sent. If the list is not empty, the kit has a fault.
    public private(set) var faults: [String] = []
    /// Whether the host compares its copy of the window with a new rendering after every step.
    public var checksChanges = true
    @_spi(Hosting) public let mirror: ViewMirror
    /// The descriptions of the kinds of views.
    private(set) var descriptions: ViewDescriptions

    private var firstRows: [ViewIdentifier: Int] = [:]
    private var reported: [ViewIdentifier: Range<Int>] = [:]
    private var edits: [ViewIdentifier: Int] = [:]
    private let tampering: Tampering?
    private var waiter: CheckedContinuation<Void, Never>?
    /// A closure that returns the processor time that the process has used. Tests of the host replace it.
    package var processorTime: () -> Duration = processorTimeOfProcess

    /// Opens and starts an app, with descriptions for its own kinds of views.
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
        // Collect the diagnostics that the kit reports while it creates the first screens. `self` is not initialised yet.
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

    /// The part of the window that a person can perceive now, as lines of text.
    ///
    /// - Complexity: O(*n*) in the number of views on the screen.
    public var transcript: Transcript { Transcript(perception.lines) }

    var perception: Perception { Perception(of: mirror, descriptions: descriptions, visibleRows: visibleRows(of:)) }

    // MARK: Following the app

    /// Reads the app's changes until there are none. In each round, it answers requests to the device and reports the visible rows
    /// of lists, which can cause new changes.
    ///
    /// - Complexity: O(*m*) in the number of changes and O(*n*) in the number of views on the screen, for each round until
    ///   nothing changes.
    package func synchronise() {
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
        // Convert the new rendering to a mirrored view and back, so that its properties have the same order as in the host's copy.
        let fresh = MirroredView(window.render()).node
        if own == fresh { return }
        let difference = LineDifference(from: Self.lines(of: fresh), to: Self.lines(of: own))
        faults.append("The changes and a fresh rendering have different results (- fresh, + changed):\n\(difference.description)")
    }

    private static func lines(of node: ViewNode, depth: Int = 0) -> [String] {
        let properties = node.properties.map(\.description).joined(separator: " ")
        let line = String(repeating: "  ", count: depth) + "\(node.kind) \(node.identifier) \(properties)"
        return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    // MARK: Acting for the person

    /// Sends an event to a view and reads the changes that it causes.
    @_spi(Hosting) public func send(_ event: Event, to view: ViewIdentifier) {
        send([(event, view)])
    }

    /// Sends events one after the other, and reads the changes after the last.
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

    /// Sends the text that a person has typed so far to a field.
    func type(_ text: String, into view: MirroredView) {
        enter(text, as: TextField.text, TextField.edit, into: view) { .input(text, edit: $0) }
    }

    /// Sends the value that a person has entered to a control.
    func enter<Value>(
        _ value: Value, as property: some PropertyDeclaration<Value>, _ editProperty: some PropertyDeclaration<Int>,
        into view: MirroredView, _ event: (Int) -> Event
    ) {
        let edit = max(edits[view.identifier] ?? 0, view[editProperty]) + 1
        edits[view.identifier] = edit
        // Show the entered value at once, as every host does. The app sends a value back only if it differs from the entered one.
        view.assign(PropertyAssignment(property, value))
        view.assign(PropertyAssignment(editProperty, edit))
        send(event(edit), to: view.identifier)
    }

    /// Moves the focus, as a click does. The field that loses the focus receives an event, unless something covers the field. In
    /// that case the field gets the focus back later.
    func moveFocus(to view: MirroredView?) {
        guard let before = mirror.focused, before != view?.identifier, let field = mirror.view(before) else {
            mirror.focused = view?.identifier ?? mirror.focused
            return
        }
        let isUsable = isUsable(field)
        if isUsable || view != nil { mirror.focused = view?.identifier }
        if isUsable, field.kind.events.contains(.endEditing) { send(.endEditing, to: before) }
    }

    /// Returns whether a view is visible, enabled and not covered.
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

    /// Makes the window wider or narrower. The app is not notified.
    func resize(to width: WindowWidth) {
        viewport.width = width
        descriptions = descriptions.adapted(to: width)
        synchronise()
    }

    /// Opens an address outside the app, as when a person clicks a link.
    func follow(_ link: String) {
        notices.append(.opened(link))
    }

    // MARK: Lists

    /// The positions of the visible rows of a view, if it has rows.
    func visibleRows(of view: MirroredView) -> Range<Int>? {
        descriptions[view.kind].visibleRows(of: view, from: firstRows[view.identifier] ?? 0, in: viewport)
    }

    func scroll(_ list: MirroredView, toRow row: Int) {
        firstRows[list.identifier] = max(0, row)
        synchronise()
    }

    /// Scrolls a list to a focused row that is not visible.
    private func bringIntoSight(_ identifier: ViewIdentifier) {
        guard let row = mirror.view(identifier), row.kind == .row, let list = row.parent,
            let place = list.children.firstIndex(where: { $0 === row })
        else { return }
        let index = list[RowsView.start] + place
        if visibleRows(of: list)?.contains(index) == false { firstRows[list.identifier] = index }
    }

    /// Sends each visible list its range of visible rows, if the range is different from the last one sent. Returns whether an
    /// event was sent.
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

    /// Returns whether the app would accept an event of a view. The app refuses events of disabled views and of views behind an
    /// alert, so their visible rows are reported later.
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

    /// Suspends until something changes, or until the process has done almost nothing for `patience` of real time.
    ///
    /// While the process uses the processor, it may be computing the result, or other tests may be running. So a waiting test does
    /// not fail too early on a busy machine. The wait ends after ten times the patience in any case.
    func untilChanged(patience: Duration) async {
        if window.hasChanges { return }
        let limit = context.work.sessionScope.start { [weak self] in
            for _ in 0..<10 {
                guard let before = self?.processorTime() else { return }
                guard (try? await ContinuousClock().sleep(for: patience)) != nil else { return }
                guard let after = self?.processorTime(), after - before >= patience / 20 else { break }
            }
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
