import Testing

@testable import BelvedereCore

/// Services that go wrong when they are told to.
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
}
