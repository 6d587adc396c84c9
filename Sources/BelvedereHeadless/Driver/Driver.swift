@_spi(Hosting) public import Belvedere

/// Uses an app as a person does: finds things by role and name, acts on them, and sees what comes of it.
///
/// `withApp` makes one:
///
/// ```swift
/// withApp(.hello) { app in
///     app.tap(.button, "Say hello")
///     app.expect("""
///         screen "Hello"
///           label "Hello"
///           button "Say hello"
///         """)
/// }
/// ```
///
/// What is hidden, covered or scrolled away cannot be found, and what is disabled cannot be used. A step that a person
/// could not do is reported at its line together with what they could have done instead, and the steps after it are left
/// out.
///
/// ## Nothing goes unnoticed
///
/// The expectations after a step must account for everything a person could have noticed since the expectations before.
/// A change that none of them mentions is a failure. It is reported at the last of them, or at the end of the test. An
/// expectation of the whole screen accounts for everything; ``expect(_:_:value:at:ignoringOthers:fileID:filePath:line:)``
/// for the thing it names. Pass `ignoringOthers: true` to accept the rest unseen.
///
/// - Complexity: Each step and each expectation reads the whole screen: O(*n*) in the number of views on it.
public final class Driver {
    /// The host that the person of the test uses.
    public let host: HeadlessHost
    /// The clock of the session. It stands still but for `wait`.
    public let clock: TestClock
    let reporter: FailureReporter
    let ledger: Ledger
    let isExhaustive: Bool
    let scope: [Target]

    /// A driver for a host that is already open. `withApp` makes both, so tests seldom need this.
    ///
    /// - Parameters:
    ///   - host: the host that the person uses.
    ///   - clock: the clock of the session.
    ///   - reporter: where failures go.
    ///   - isExhaustive: whether a change that no expectation speaks of is a failure.
    ///   - fileID: the file of the test, for failures found at the end.
    ///   - filePath: its path.
    ///   - line: its line.
    public init(
        _ host: HeadlessHost,
        clock: TestClock,
        reporter: FailureReporter,
        isExhaustive: Bool = true,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        self.host = host
        self.clock = clock
        self.reporter = reporter
        self.isExhaustive = isExhaustive
        ledger = Ledger(host, site: CallSite(fileID: fileID, filePath: filePath, line: line))
        scope = []
    }

    private init(_ driver: Driver, inside target: Target) {
        host = driver.host
        clock = driver.clock
        reporter = driver.reporter
        ledger = driver.ledger
        isExhaustive = driver.isExhaustive
        scope = driver.scope + [target]
    }

    /// The same app, looked at only inside one thing: a row, an alert, a named group.
    ///
    /// ```swift
    /// app.inside(.row, "Ann Lee").tap(.button, "Call")
    /// ```
    ///
    /// - Parameters:
    ///   - role: what the thing is.
    ///   - name: what it is called; any name if left out.
    ///   - index: which one, counted from 0, where several are called the same.
    public func inside(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) -> Driver {
        Driver(self, inside: Target(role, name, at: index))
    }

    /// Whether a step could not be done, so that those after it are left out.
    public var isStopped: Bool { ledger.isStopped }

    /// What a person can perceive now: the screen, and what they noticed since the last expectation.
    public var transcript: Transcript {
        host.synchronise()
        return ledger.everything(host)
    }

    /// Everything that a person could find now and use, in reading order, named so that each step finds it again.
    ///
    /// For tests that try out whatever there is, and for tools.
    ///
    /// - Complexity: O(*n*) in the number of views on the screen.
    public var usable: [Target] {
        host.synchronise()
        var targets: [Target] = []
        var counts: [Target: Int] = [:]
        for element in host.perception.elements {
            let target = Target(element.role, element.name)
            let index = counts[target, default: 0]
            counts[target] = index + 1
            if disabled(element.view) == nil { targets.append(Target(element.role, element.name, at: index)) }
        }
        return targets
    }

    // MARK: Reporting

    func fail(_ message: String, at site: CallSite) {
        reporter.record(Failure(message: message, site: site))
    }

    /// Reports a step that could not be done, and leaves out what follows.
    func stop(_ message: String, at site: CallSite) {
        ledger.isStopped = true
        fail(message + "\nThe steps after this one are left out.", at: site)
    }

    /// Does a step, unless one before it failed. The run of expectations before it ends here.
    func step(at site: CallSite, _ body: () -> Void) {
        if begin() { body() }
        if !ledger.isStopped { reportFaults(at: site) }
    }

    /// Ends the run of expectations before a step.
    ///
    /// - Returns: whether the step is to be done.
    func begin() -> Bool {
        if ledger.isStopped { return false }
        endExpectations()
        host.synchronise()
        return true
    }

    /// Judges a run of expectations by what stood there when the last of them was made: what has come since, from outside
    /// or from work of the app, is for the next run to speak of.
    private func endExpectations() {
        guard let site = ledger.endOfExpectations else { return }
        reportUnexpectedChanges(at: site)
        ledger.accept(host)
    }

    func reportFaults(at site: CallSite) {
        for diagnostic in host.diagnostics[ledger.accountedDiagnostics...] { fail(diagnostic.description, at: site) }
        ledger.accountedDiagnostics = host.diagnostics.count
        for fault in host.faults[ledger.accountedFaults...] { fail(fault, at: site) }
        ledger.accountedFaults = host.faults.count
    }

    private func reportUnexpectedChanges(at site: CallSite) {
        let changes = isExhaustive ? ledger.unexpectedChanges(host) : []
        if changes.isEmpty { return }
        fail(
            "The screen changed in a way that nothing expects:\n" + changes.map { $0 + "\n" }.joined()
                + "Expect it as well, or accept it unseen with ignoringOthers: true.",
            at: site
        )
    }

    /// Reports what nobody has accounted for. `withApp` calls it when the test has ended.
    public func finish(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        if ledger.isClosed { return }
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        if !ledger.isStopped { endExpectations() }
        host.synchronise()
        reportFaults(at: site)
        if ledger.isStopped { return }
        reportUnexpectedChanges(at: site)
        ledger.accept(host)
    }
}
