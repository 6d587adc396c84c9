@_spi(Hosting) public import Belvedere

/// Uses an app in a test as a person does: finds views by role and name, acts on them, and checks the result.
///
/// `withApp` creates a driver:
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
/// A hidden, covered or scrolled-away view cannot be found. A disabled view cannot be used. The driver reports an impossible step
/// at its line of the test, together with the possible steps, and skips the later steps.
///
/// ## Every change must be expected
///
/// After a step, the expectations must mention every change that a person could notice since the previous expectations. A change
/// that no expectation mentions is a failure. It is reported at the last expectation before the next step, or at the end of the
/// test. An expectation of the whole screen mentions everything. ``expect(_:_:value:at:ignoringOthers:fileID:filePath:line:)``
/// mentions one view. Pass `ignoringOthers: true` to accept all other changes without a check.
///
/// - Complexity: Each step and each expectation reads the whole screen: O(*n*) in the number of views on it.
public final class Driver {
    /// The host (the program that shows the app) that the test uses in place of a person.
    public let host: HeadlessHost
    /// The clock of the session. It moves only in `wait`.
    public let clock: TestClock
    let reporter: FailureReporter
    let ledger: Ledger
    let isExhaustive: Bool
    let scope: [Target]

    /// Creates a driver for a host that is already open. `withApp` creates both, so tests seldom need this initializer.
    ///
    /// - Parameters:
    ///   - host: the host that the person uses.
    ///   - clock: the clock of the session.
    ///   - reporter: the receiver of failures.
    ///   - isExhaustive: whether a change that no expectation mentions is a failure.
    ///   - fileID: the file of the test, for failures found at the end.
    ///   - filePath: the path of the file of the test.
    ///   - line: the line in the file of the test.
    package init(
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

    /// Returns a driver of the same app that searches only inside one view: a row, an alert or a named group.
    ///
    /// ```swift
    /// app.inside(.row, "Ann Lee").tap(.button, "Call")
    /// ```
    ///
    /// - Parameters:
    ///   - role: the kind of the view.
    ///   - name: the name of the view; any name if left out.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    public func inside(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) -> Driver {
        Driver(self, inside: Target(role, name, at: index))
    }

    /// Everything that a person can perceive now: the screen, and the notices outside the screen since the last expectation, such
    /// as a spoken announcement.
    public var transcript: Transcript {
        host.synchronise()
        return ledger.everything(host)
    }

    /// The names of all views that a person could use now, in reading order. A step with one of these targets finds the same view
    /// again.
    ///
    /// Tools use this list, and so do tests that try everything on a screen.
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

    /// Accepts steps again after an impossible one.
    ///
    /// A test ends with its first impossible step, because the later ones depend on it. A person at a program that drives an app reads the
    /// message and takes another step.
    @_spi(Hosting) public func resume() {
        if !ledger.isClosed { ledger.isStopped = false }
    }

    // MARK: Reporting

    func fail(_ message: String, at site: CallSite) {
        reporter.record(Failure(message: message, site: site))
    }

    /// Reports an impossible step. All later steps of the test are skipped.
    func stop(_ message: String, at site: CallSite) {
        ledger.isStopped = true
        fail(message + "\nThe steps after this one are left out.", at: site)
    }

    /// Performs a step, unless an earlier step failed. Before, it checks whether the expectations since the previous step have
    /// mentioned all changes.
    func step(at site: CallSite, _ body: () -> Void) {
        if begin() { body() }
        if !ledger.isStopped { reportFaults(at: site) }
    }

    /// Called before each step. Checks whether the expectations since the previous step have mentioned all changes.
    ///
    /// - Returns: `false` if an earlier step failed, so that the caller must skip this one.
    func begin() -> Bool {
        if ledger.isStopped { return false }
        endExpectations()
        host.synchronise()
        return true
    }

    /// Checks whether the expectations since the last step have mentioned all changes. It compares the screen at the time of the
    /// last expectation. Later changes, from outside or from work of the app, belong to the next expectations.
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

    /// Reports the changes that no expectation mentioned. `withApp` calls it at the end of the test.
    package func finish(
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
