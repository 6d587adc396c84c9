@_spi(Hosting) internal import Belvedere

/// The record of a running test: the transcript that the test has accepted last, and the views and notices that expectations have
/// mentioned since then.
final class Ledger {
    /// The transcript that the test has accepted last. Later changes are compared with it.
    private var baseline: Transcript
    private var baselineNotices: Int
    /// Whether the test has made an expectation since the last step.
    private var hasExpectations = false
    private var lastExpectation: CallSite
    private var coveredViews: Set<ViewIdentifier> = []
    private var coveredAbsences: [String] = []
    private var coveredNotices: [Notice] = []
    /// Whether a step was impossible, so that later steps make no sense.
    var isStopped = false
    /// Whether the app is closed and its last screen has been checked.
    var isClosed = false
    var accountedDiagnostics = 0
    var accountedFaults = 0

    init(_ host: HeadlessHost, site: CallSite) {
        baseline = host.transcript
        baselineNotices = host.notices.count
        lastExpectation = site
    }

    /// Returns the notices outside the screen, such as copied texts, since the test has accepted the last transcript.
    func newNotices(_ host: HeadlessHost) -> [Notice] { Array(host.notices[baselineNotices...]) }

    /// Returns the screen and the new notices as one transcript.
    func everything(_ host: HeadlessHost) -> Transcript {
        Transcript(host.transcript.lines + newNotices(host).map { Transcript.Line(depth: 0, text: $0.description) })
    }

    func accept(_ host: HeadlessHost) {
        baseline = host.transcript
        baselineNotices = host.notices.count
        hasExpectations = false
        coveredViews = []
        coveredAbsences = []
        coveredNotices = []
    }

    func cover(_ view: ViewIdentifier, at site: CallSite) {
        coveredViews.insert(view)
        expectationWasMade(at: site)
    }

    /// Records that an expectation (`expectNo`) has mentioned the removal of the lines that begin with this text.
    func coverAbsence(of text: String, at site: CallSite) {
        coveredAbsences.append(text)
        expectationWasMade(at: site)
    }

    func cover(_ notice: Notice, at site: CallSite) {
        coveredNotices.append(notice)
        expectationWasMade(at: site)
    }

    private func expectationWasMade(at site: CallSite) {
        hasExpectations = true
        lastExpectation = site
    }

    /// The line of the test with the last expectation since the last step, or `nil` if there was none.
    var endOfExpectations: CallSite? { hasExpectations ? lastExpectation : nil }

    /// Returns the changes since the last accepted transcript that no expectation has mentioned.
    func unexpectedChanges(_ host: HeadlessHost) -> [String] {
        let now = host.transcript
        var unexpected: [String] = []
        let difference = LineDifference(from: baseline.printed, to: now.printed)
        for entry in difference.entries {
            switch entry {
            case .same: break
            case .removed(let index):
                let line = baseline.lines[index]
                if !isCovered(line), !coveredAbsences.contains(where: line.text.hasPrefix) { unexpected.append("- \(line.printed)") }
            case .inserted(let index):
                if !isCovered(now.lines[index]) { unexpected.append("+ \(now.lines[index].printed)") }
            }
        }
        var covered = coveredNotices
        for notice in newNotices(host) {
            if let index = covered.firstIndex(of: notice) { covered.remove(at: index) } else { unexpected.append("+ \(notice)") }
        }
        return unexpected
    }

    /// Accepts the diagnostics about late and refused events (BV0003, BV0004). All other diagnostics are still reported as
    /// failures.
    func excuseDroppedEvents(_ host: HeadlessHost) {
        let isDropped: (Diagnostic) -> Bool = { $0.code == "BV0003" || $0.code == "BV0004" }
        while accountedDiagnostics < host.diagnostics.count, isDropped(host.diagnostics[accountedDiagnostics]) {
            accountedDiagnostics += 1
        }
    }

    private func isCovered(_ line: Transcript.Line) -> Bool { line.view.map(coveredViews.contains) ?? false }

    /// Returns all changes since the last accepted transcript, including new notices.
    func changes(_ host: HeadlessHost) -> [String] {
        LineDifference(from: baseline.printed, to: host.transcript.printed).changedLines + newNotices(host).map { "+ \($0)" }
    }
}
