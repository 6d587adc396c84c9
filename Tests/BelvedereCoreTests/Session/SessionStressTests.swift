@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// Runs all kinds of a view model's work at once: closures with and without capture lists, child tasks, a service that is an actor, and a
/// session that closes during this work.
///
/// Run under ThreadSanitizer: `swift test --sanitize=thread --filter SessionStress`.
struct SessionStressTests {
    private static let sessions = 40
    private static let events = 200

    @Test func nothingIsLostWhileFortySessionsWork() async {
        let service = StressService()
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<Self.sessions {
                group.addTask { await Self.runToTheEnd(service) }
            }
            for await count in group { #expect(count == Self.events) }
        }
    }

    @Test(.timeLimit(minutes: 5)) func sessionsCloseWhileTheirWorkIsUnderWay() async throws {
        let service = StressService()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<Self.sessions {
                group.addTask { try await Self.closeInFlight(service, after: 5 * number) }
            }
            for try await stillRunning in group { #expect(stillRunning == 0) }
        }
    }

    private static func runToTheEnd(_ service: StressService) async -> Int {
        let session = Session()
        await session.perform { context in context.content = StressModel(service) }
        for number in 0..<events {
            await session.perform { context in (context.content as? StressModel)?.receive(number) }
        }
        let works = await session.perform { context in (context.content as? StressModel)?.takeWorks() ?? [] }
        for work in works { await work.finished() }
        let count = await session.perform { context in (context.content as? StressModel)?.handled.count ?? 0 }
        await session.close()
        return count
    }

    private static func closeInFlight(_ service: StressService, after count: Int) async throws -> Int {
        let session = Session()
        await session.perform { context in context.content = StressModel(service) }
        async let closing: Void = {
            for number in 0..<count { _ = await service.work(number) }
            await session.close()
        }()
        for number in 0..<events {
            await session.perform { context in (context.content as? StressModel)?.receive(number) }
        }
        await closing
        // Cancelled work may need a moment to end. If it needs too long, the time limit of the test ends the waiting.
        try await until { await session.perform({ context in context.runningWork }) == 0 }
        return await session.perform { context in context.runningWork }
    }
}

private actor StressService {
    private var calls = 0

    func work(_ number: Int) async -> Int {
        calls += 1
        if number % 3 == 0 { await Task.yield() }
        return number
    }
}

/// A view model that changes a dictionary and an array without a lock, as view models may do. A second thread at the same time would
/// destroy them.
private final class StressModel: Launching {
    private let service: StressService
    private(set) var handled: [Int: String] = [:]
    private var order: [Int] = []
    private var works: [LaunchedWork] = []

    init(_ service: StressService) {
        self.service = service
    }

    func receive(_ number: Int) {
        switch number % 4 {
        case 0: works.append(launch { [self] in handle(await service.work(number)) })
        case 1:
            works.append(
                launch { [weak self] in
                    guard let service = self?.service else { return }
                    let answer = await service.work(number)
                    self?.handle(answer)
                })
        case 2:
            works.append(
                launch {
                    let service = self.service
                    async let first = service.work(number)
                    async let second = service.work(number + 1)
                    let sum = await first + second
                    self.handle((sum - 1) / 2)
                })
        default: works.append(launch { [self] in await handleSlowly(number) })
        }
    }

    func takeWorks() -> [LaunchedWork] {
        defer { works = [] }
        return works
    }

    private func handleSlowly(_ number: Int) async {
        order.append(-number)
        _ = await service.work(number)
        await Task.yield()
        handle(number)
    }

    private func handle(_ number: Int) {
        order.append(number)
        handled[number] = "event \(number)"
    }
}
