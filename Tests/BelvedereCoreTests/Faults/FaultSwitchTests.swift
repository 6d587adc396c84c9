import Synchronization
import Testing

@testable import BelvedereCore

/// Tests of the fault switch, which makes services fail on purpose.
struct FaultSwitchTests {
    private struct Failure: Error, Equatable {
        let fault: ServiceFault
    }

    private func ask(_ faults: FaultSwitch) async throws -> String {
        try await faults.perform(by: ContinuousClock(), delay: .zero, failing: { Failure(fault: $0) }) { "answer" }
    }

    @Test func withoutAFaultTheServiceAnswers() async throws {
        #expect(try await ask(FaultSwitch()) == "answer")
    }

    @Test(arguments: [ServiceFault.failing, .offline, .garbage])
    func aFaultStandsForTheAnswer(fault: ServiceFault) async {
        let faults = FaultSwitch()
        faults.fault.value = fault
        await #expect(throws: Failure(fault: fault)) { try await ask(faults) }
        faults.fault.value = nil
        #expect((try? await ask(faults)) == "answer")
    }

    @Test func aSlowServiceAnswersInTheEnd() async throws {
        let faults = FaultSwitch()
        faults.fault.value = .slow
        #expect(try await ask(faults) == "answer")
    }

    // MARK: Changes of the switch during a request

    /// A clock whose sleep takes no time. It calls a closure instead.
    private struct EventfulClock: Clock {
        let event: @Sendable () -> Void
        var now: ContinuousClock.Instant { ContinuousClock.now }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws { event() }
    }

    /// The switch is set while a slow service waits.
    @Test(arguments: [ServiceFault.failing, .offline, .garbage])
    func aFaultThatIsSetWhileASlowServiceIsWaitedForStandsForItsAnswer(fault: ServiceFault) async {
        let faults = FaultSwitch()
        faults.fault.value = .slow
        let clock = EventfulClock { faults.fault.value = fault }
        await #expect(throws: Failure(fault: fault)) {
            try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { Issue.record("The service was asked.") }
        }
    }

    @Test func aServiceThatWorksAgainWhileItIsWaitedForAnswers() async throws {
        let faults = FaultSwitch()
        faults.fault.value = .slow
        let clock = EventfulClock { faults.fault.value = nil }
        #expect(try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { "answer" } == "answer")
    }

    @Test(arguments: [ServiceFault.failing, .offline, .garbage])
    func aFaultThatIsSetWhileTheServiceWorksStandsForItsAnswer(fault: ServiceFault) async {
        let faults = FaultSwitch()
        await #expect(throws: Failure(fault: fault)) {
            try await faults.perform(by: ContinuousClock(), failing: { Failure(fault: $0) }) { faults.fault.value = fault }
        }
        // The switch also applies if the service itself returns an error.
        faults.fault.value = nil
        await #expect(throws: Failure(fault: fault)) {
            try await faults.perform(by: ContinuousClock(), failing: { Failure(fault: $0) }) {
                faults.fault.value = fault
                throw Failure(fault: .slow)
            }
        }
    }

    @Test func aServiceThatBecomesSlowWhileItWorksIsLateOnce() async throws {
        let faults = FaultSwitch()
        let sleeps = Atomic(0)
        let clock = EventfulClock { sleeps.add(1, ordering: .relaxed) }
        let answer = try await faults.perform(by: clock, failing: { Failure(fault: $0) }) {
            faults.fault.value = .slow
            return "answer"
        }
        #expect(answer == "answer" && sleeps.load(ordering: .relaxed) == 1)
        #expect(try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { "answer" } == "answer")
        #expect(sleeps.load(ordering: .relaxed) == 2)
    }

    @Test func aServiceThatWasOfflineAndIsSlowNowIsLate() async throws {
        let faults = FaultSwitch()
        faults.fault.value = .offline
        await #expect(throws: Failure(fault: .offline)) { try await ask(faults) }
        faults.fault.value = .slow
        let sleeps = Atomic(0)
        let clock = EventfulClock { sleeps.add(1, ordering: .relaxed) }
        #expect(try await faults.perform(by: clock, failing: { Failure(fault: $0) }) { "answer" } == "answer")
        #expect(sleeps.load(ordering: .relaxed) == 1)
    }
}
