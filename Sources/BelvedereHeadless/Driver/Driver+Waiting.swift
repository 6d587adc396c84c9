@_spi(Hosting) public import Belvedere

extension Driver {
    /// Lets everything that can go on go on, while no time passes; see ``settle()``.
    ///
    /// Needed after a step whose handler waits for something that is there already: an actor, a child task.
    public func settle(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if !begin() { return }
        await rest()
        reportFaults(at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    /// Lets time pass on ``clock``. What falls due on the way happens in order.
    ///
    /// ```swift
    /// await app.wait(for: .seconds(2))
    /// ```
    public func wait(
        for duration: Duration,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if !begin() { return }
        await clock.advance(to: clock.now.advanced(by: duration)) { await self.rest() }
        reportFaults(at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    /// Lets time pass until a person can find something.
    ///
    /// The clock goes from one moment at which something falls due to the next. When nothing falls due any more and work is
    /// still under way, the work waits for something outside, such as a server; then the wait goes on in real time.
    ///
    /// - Parameters:
    ///   - ignoringOthers: accepts unseen whatever else has changed; without it the wait is an expectation of the one thing, as
    ///     `expect` is.
    ///   - limit: the time on ``clock`` after which to give up.
    ///   - patience: the real time without any change after which to give up on what is outside; long, because only a test that
    ///     fails ever waits for so long, and a busy machine is no reason to fail.
    ///   - role: what the thing is.
    ///   - name: what it is called; any name if left out.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func wait(
        for role: ViewKind,
        _ name: String? = nil,
        ignoringOthers: Bool = false,
        limit: Duration = .seconds(600),
        patience: Duration = .seconds(60),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        let (target, site) = (Target(role, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        if !begin() { return }
        let isThere = await wait(limit: limit, patience: patience) { self.isThere(target) }
        if isThere {
            ledger.cover(found(target), at: site)
        } else if case .failure(let reason) = search(target) {
            stop("wait(for: \(target.arguments)): it did not come: \(reason.text)", at: site)
        }
        if ignoringOthers { ledger.accept(host) }
        reportFaults(at: site)
    }

    /// Lets time pass until a person can no longer find something.
    ///
    /// - Parameters:
    ///   - role: what the thing is.
    ///   - name: what it is called; any name if left out.
    ///   - ignoringOthers: accepts unseen whatever else has changed.
    ///   - limit: the time on ``clock`` after which to give up.
    ///   - patience: the real time without any change after which to give up on what is outside.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func wait(
        forNo role: ViewKind,
        _ name: String? = nil,
        ignoringOthers: Bool = false,
        limit: Duration = .seconds(600),
        patience: Duration = .seconds(60),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        let (target, site) = (Target(role, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        if !begin() { return }
        let hasGone = await wait(limit: limit, patience: patience) { !self.isThere(target) }
        if hasGone {
            ledger.coverAbsence(of: target.phrase, at: site)
        } else {
            stop("wait(forNo: \(target.arguments)): it did not go away.", at: site)
        }
        if ignoringOthers { ledger.accept(host) }
        reportFaults(at: site)
    }

    /// Lets time pass until what a person can perceive is as wanted, and says whether it came to that. Nothing is accounted
    /// for by it, and nothing is a failure.
    ///
    /// ```swift
    /// let hasThree = await app.wait { transcript in transcript.lines.count { $0.text.hasPrefix("row ") } == 3 }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the time on ``clock`` after which to give up.
    ///   - patience: the real time without any change after which to give up on what is outside.
    ///   - isDone: asked again after every change.
    public func wait(
        limit: Duration = .seconds(600),
        patience: Duration = .seconds(60),
        until isDone: (Transcript) -> Bool
    ) async -> Bool {
        if !begin() { return false }
        return await wait(limit: limit, patience: patience) { isDone(self.transcript) }
    }

    /// The number of pieces of work of the app that have not ended, those of all its screens.
    ///
    /// Work ends with its screen, so a test can expect that a screen leaves nothing behind:
    ///
    /// ```swift
    /// let before = app.runningWork
    /// app.tap(.button, "Say hello")
    /// app.back()
    /// await app.settle()
    /// #expect(app.runningWork == before)
    /// ```
    public var runningWork: Int { host.context.runningWork }

    /// Closes the app, as when its window is closed for good, and waits until the session has come to rest. Steps after it
    /// are left out; what the app leaves behind can still be asked for:
    ///
    /// ```swift
    /// await app.close()
    /// #expect(app.runningWork == 0)
    /// ```
    public func close(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if ledger.isClosed { return }
        finish(fileID: fileID, filePath: filePath, line: line)
        ledger.isStopped = true
        ledger.isClosed = true
        host.context.close()
        await BelvedereHeadless.settle()
        reportFaults(at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    /// Lets time pass until no work of the session is under way.
    ///
    /// Work that never ends by itself, such as a screen's `run()` that follows a stream, is not waited for: when nothing
    /// is due on ``clock`` and nothing comes from outside within `patience`, the session counts as idle.
    public func waitUntilIdle(
        limit: Duration = .seconds(600), patience: Duration = .milliseconds(0),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if !begin() { return }
        _ = await wait(limit: limit, patience: patience) { self.host.context.runningWork == 0 }
        reportFaults(at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    // MARK: Parts

    /// The session comes to rest, and so does the host: it answers for the device and tells lists what is visible.
    func rest() async {
        repeat {
            await BelvedereHeadless.settle()
            if !host.window.hasChanges { return }
            host.synchronise()
        } while true
    }

    private func wait(limit: Duration, patience: Duration, until isDone: () -> Bool) async -> Bool {
        let end = clock.now.advanced(by: limit)
        await rest()
        while !isDone() {
            if clock.wakeNext(until: end) {
                await rest()
            } else if host.context.runningWork > 0, patience > .zero {
                let before = host.context.runningWork
                await host.untilChanged(patience: patience)
                let hasChanges = host.window.hasChanges
                await rest()
                if !hasChanges, host.context.runningWork >= before { return isDone() }
            } else {
                return false
            }
        }
        return true
    }

    private func isThere(_ target: Target) -> Bool {
        if case .success = search(target) { true } else { false }
    }

    private func found(_ target: Target) -> ViewIdentifier {
        if case .success(let view) = search(target) { view.identifier } else { host.mirror.root.identifier }
    }
}
