import Belvedere
import BelvedereHostConformance
import LongRuns
import StageTesting
import Testing

/// Checks that both hosts present every view correctly, and carry out the actions of a person.
@Suite("The conformance suite", .timeLimit(minutes: 10))
struct HostConformanceTests {
    @Test("passes", arguments: StageHost.takingPart, ConformanceCase.all)
    func passes(_ host: StageHost, _ conformanceCase: ConformanceCase) async {
        let failure = await conformanceCase.play(on: host)
        #expect(failure == nil, "\(failure?.description ?? "")")
    }
}
