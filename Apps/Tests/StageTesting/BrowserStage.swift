#if BROWSER_HOST
import Belvedere
import BelvedereHeadless
import Foundation
import Testing

/// A page in Chromium, by way of the process that drives it.
final class BrowserStage: Stage {
    private let partner: BrowserPartner
    private let lane: Int
    private let page: Int
    /// What a page does not come to in this time it never comes to.
    private let patience: Duration = .seconds(60)
    private var isStopped = false

    init(_ partner: BrowserPartner, lane: Int, page: Int) {
        self.partner = partner
        self.lane = lane
        self.page = page
    }

    func open(
        _ address: String, path: String, application: String, _ setting: Setting, _ scenario: Scenario?,
        at location: Testing.SourceLocation
    ) async {
        await ask(at: location) { question in
            question.action = .open
            question.address = address
            question.application = application
            question.path = path
            question.locale = setting.locale
            question.timeZone = setting.timeZone
            question.viewport = setting.viewport
            question.position = scenario?.position
            question.device = scenario?.device
        }
    }

    /// Ends the page, and reports what went wrong in it.
    func close(at location: Testing.SourceLocation) async {
        isStopped = false
        await ask(at: location) { $0.action = .close }
    }

    func perform(_ step: ScenarioStep, at location: Testing.SourceLocation) async {
        await ask(at: location) { question in
            question.action = .perform
            question.step = step
        }
    }

    func lines(until isDone: ([String]) -> Bool, at location: Testing.SourceLocation) async -> [String]? {
        let end = ContinuousClock.now.advanced(by: patience)
        var isFirst = true
        while true {
            let answer = await ask(at: location) { question in
                question.action = .read
                question.isAgain = !isFirst
            }
            guard let lines = answer?.lines else { return nil }
            if isDone(lines) || ContinuousClock.now > end { return lines }
            isFirst = false
        }
    }

    func provide(_ file: ReceivedFile, to name: String?, at location: Testing.SourceLocation) async {
        await ask(at: location) { question in
            question.action = .provide
            question.name = name
            question.file = BrowserFile(name: file.name, mediaType: file.mediaType, bytes: Data(file.bytes))
        }
    }

    func receivedFile(at location: Testing.SourceLocation) async -> SavedFile? {
        let file = await ask(at: location) { $0.action = .receive }?.file
        return file.map { SavedFile(name: $0.name, mediaType: $0.mediaType ?? "", bytes: Array($0.bytes)) }
    }

    func traffic(at location: Testing.SourceLocation) async -> Traffic? {
        await ask(at: location) { $0.action = .traffic }?.traffic
    }

    func address(at location: Testing.SourceLocation) async -> String {
        await ask(at: location) { $0.action = .address }?.address ?? ""
    }

    @discardableResult
    private func ask(at location: Testing.SourceLocation, _ fill: (inout BrowserQuestion) -> Void) async -> BrowserAnswer? {
        if isStopped { return nil }
        var question = BrowserQuestion(lane: lane, page: page)
        fill(&question)
        let answer = await partner.ask(question)
        if let failure = answer.failure {
            isStopped = true
            Issue.record(
                Comment(rawValue: failure + "\nThe steps after this one are left out."), sourceLocation: location
            )
            return nil
        }
        return answer
    }
}
#endif
