@_spi(Hosting) public import Belvedere

extension Driver {
    /// Lets all work of the app run until it must wait for a clock, for the person, or for something outside the session; see
    /// ``settle()``.
    ///
    /// Call it after a step whose handler waits for an actor or a child task.
    public func settle(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if !begin() { return }
        await rest()
        reportFaults(at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    /// Moves ``clock`` forward. Work that sleeps until a moment within this time continues, in the order of these moments.
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

    /// Lets time pass until a person can find a view on the screen.
    ///
    /// The clock moves from the end of one sleep to the end of the next. When no sleep is left and work still runs, this work waits
    /// for something outside the session, such as a server. The method then waits in real time.
    ///
    /// - Parameters:
    ///   - ignoringOthers: accepts all other changes without a check. Otherwise, the wait is an expectation of this view only, like
    ///     `expect`, and other changes must be expected too.
    ///   - limit: the longest time to wait, on ``clock``.
    ///   - patience: the longest real time without any change while work waits for something outside. It is long because only a
    ///     failing test waits so long. Time in which the process uses the processor does not count, so that a test does not fail on
    ///     a busy machine. After ten times the patience, the wait ends in any case.
    ///   - role: the kind of the view.
    ///   - name: the name of the view; any name if left out.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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

    /// Lets time pass until a person can no longer find a view on the screen.
    ///
    /// - Parameters:
    ///   - role: the kind of the view.
    ///   - name: the name of the view; any name if left out.
    ///   - ignoringOthers: accepts all other changes without a check.
    ///   - limit: the longest time to wait, on ``clock``.
    ///   - patience: the longest real time without any change while work waits for something outside.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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

    /// Lets time pass until the transcript meets a condition, and returns whether it did. The method never fails the test. The next
    /// expectation must still account for the changes during the wait.
    ///
    /// ```swift
    /// let hasThree = await app.wait { transcript in transcript.lines.count { $0.text.hasPrefix("row ") } == 3 }
    /// ```
    ///
    /// - Parameters:
    ///   - limit: the longest time to wait, on ``clock``.
    ///   - patience: the longest real time without any change while work waits for something outside.
    ///   - isDone: the condition, checked again after every change.
    public func wait(
        limit: Duration = .seconds(600),
        patience: Duration = .seconds(60),
        until isDone: (Transcript) -> Bool
    ) async -> Bool {
        if !begin() { return false }
        return await wait(limit: limit, patience: patience) { isDone(self.transcript) }
    }

    /// The number of tasks of the app that have not ended, on all its screens: closures of `launch`, asynchronous handlers and
    /// `run()` of screens.
    ///
    /// A screen's work ends with the screen, so a test can expect that a closed screen leaves no work:
    ///
    /// ```swift
    /// let before = app.runningWork
    /// app.tap(.button, "Say hello")
    /// app.back()
    /// await app.settle()
    /// #expect(app.runningWork == before)
    /// ```
    public var runningWork: Int { host.context.runningWork }

    /// Closes the app, as when its window closes for good, and waits until its work has ended. Later steps of the test are skipped.
    /// The test can still check the closed app:
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

    /// Lets time pass until no work of the session runs.
    ///
    /// Work without an end, such as a screen's `run()` that reads an endless stream, does not prevent this. The session counts as
    /// idle when no work sleeps on ``clock`` and no change comes from outside within `patience`.
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

    /// Waits until neither the session nor the host changes anything. In the meantime, the host answers requests to the device and
    /// reports the visible rows of lists to the app.
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
