@_spi(Hosting) internal import Belvedere

/// What a test has accounted for: the last transcript it agreed to, and what its expectations have said since.
final class Ledger {
    /// The screen as the test last accepted it.
    private var baseline: Transcript
    private var baselineNotices: Int
    /// Whether expectations were made since the last step.
    private var hasExpectations = false
    private var lastExpectation: CallSite
    private var coveredViews: Set<ViewIdentifier> = []
    private var coveredAbsences: [String] = []
    private var coveredNotices: [Notice] = []
    /// A step could not be done, so what follows has no ground to stand on.
    var isStopped = false
    /// The app has been closed, and what it showed has been judged.
    var isClosed = false
    var accountedDiagnostics = 0
    var accountedFaults = 0

    init(_ host: HeadlessHost, site: CallSite) {
        baseline = host.transcript
        baselineNotices = host.notices.count
        lastExpectation = site
    }

    /// What a person has noticed beside the screen since the test last accepted everything.
    func newNotices(_ host: HeadlessHost) -> [Notice] { Array(host.notices[baselineNotices...]) }

    /// The screen and the notices, as one transcript.
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

    /// Covers what begins so and has gone.
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

    /// Where a run of expectations ends that the next step follows, or `nil` if none were made since the last step.
    var endOfExpectations: CallSite? { hasExpectations ? lastExpectation : nil }

    /// The changes since the baseline that no expectation spoke of.
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

    /// Accounts for the events that were late or refused; other diagnostics stay to be reported.
    func excuseDroppedEvents(_ host: HeadlessHost) {
        let isDropped: (Diagnostic) -> Bool = { $0.code == "BV0003" || $0.code == "BV0004" }
        while accountedDiagnostics < host.diagnostics.count, isDropped(host.diagnostics[accountedDiagnostics]) {
            accountedDiagnostics += 1
        }
    }

    private func isCovered(_ line: Transcript.Line) -> Bool { line.view.map(coveredViews.contains) ?? false }

    /// Everything that has changed since the baseline, notices included.
    func changes(_ host: HeadlessHost) -> [String] {
        LineDifference(from: baseline.printed, to: host.transcript.printed).changedLines + newNotices(host).map { "+ \($0)" }
    }
}
