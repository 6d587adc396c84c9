#if BROWSER_HOST
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import Foundation

/// Plays the steps of a person in Chromium, through the process that drives it.
final class BrowserPlayer: StagePlayer {
    private let partner: BrowserPartner
    private let lane: Int
    private let page: Int
    private let clock: TestClock
    /// The time limit for an expected state. A page that does not reach the state by then never reaches it.
    private let patience: Duration = .seconds(60)

    init(_ partner: BrowserPartner, lane: Int, page: Int, clock: TestClock) {
        self.partner = partner
        self.lane = lane
        self.page = page
        self.clock = clock
    }

    func open(_ address: String, path: String, application: String, _ setting: Setting) async throws {
        try await ask { question in
            question.action = .open
            question.address = address
            question.application = application
            question.path = path
            question.locale = setting.locale
            question.timeZone = setting.timeZone
            question.viewport = setting.viewport
            question.device = BrowserDevice(setting.device)
        }
    }

    /// Closes the page, and reports its errors.
    func close() async throws {
        try await ask { $0.action = .close }
    }

    func perform(_ step: Step) async throws {
        if step.action == .wait { return await clock.pass(.seconds(step.number ?? 0)) }
        try await ask { question in
            question.action = .perform
            question.step = step
        }
    }

    func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        let end = ContinuousClock.now.advanced(by: patience)
        var isFirst = true
        while true {
            let answer = try await ask { question in
                question.action = .read
                question.isAgain = !isFirst
            }
            let lines = answer.lines ?? []
            if isWanted(lines) || ContinuousClock.now > end { return lines }
            isFirst = false
        }
    }

    func receivedFile(_ number: Int) async throws -> SavedFile {
        let answer = try await ask { question in
            question.action = .receive
            question.index = number
        }
        guard let file = answer.file else { throw StageFault(description: "No file came.") }
        return SavedFile(name: file.name, mediaType: file.mediaType ?? "", bytes: Array(file.bytes))
    }

    func traffic() async throws -> Traffic? {
        try await ask { $0.action = .traffic }.traffic
    }

    func address() async throws -> String {
        try await ask { $0.action = .address }.address ?? ""
    }

    @discardableResult
    private func ask(_ fill: (inout BrowserQuestion) -> Void) async throws -> BrowserAnswer {
        var question = BrowserQuestion(lane: lane, page: page)
        fill(&question)
        let answer = await partner.ask(question)
        if let failure = answer.failure { throw StageFault(description: failure) }
        return answer
    }
}

extension TestClock {
    /// Moves the clock from one due sleep to the next. A resumed task often sleeps again on a thread of the server, as in a count-down, so
    /// each step waits a moment for it.
    fileprivate func pass(_ duration: Duration) async {
        let end = now.advanced(by: duration)
        while let pause = timeToNextWake, now.advanced(by: pause) <= end {
            let sleepers = sleeperCount
            await advance(by: pause)
            for _ in 0..<50 where sleeperCount < sleepers { try? await Task.sleep(for: .milliseconds(5)) }
        }
        await advance(to: end)
    }
}
#endif
