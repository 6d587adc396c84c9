import Belvedere
import BelvedereHostConformance
import LongRuns
import StageTesting
import Testing

/// Both hosts show what is to be perceived, and do what a person does.
@Suite("The conformance suite", .timeLimit(minutes: 10))
struct HostConformanceTests {
    @Test("passes", arguments: StageHost.takingPart, ConformanceCase.all)
    func passes(_ host: StageHost, _ conformanceCase: ConformanceCase) async {
        let failure = await conformanceCase.play(on: host)
        #expect(failure == nil, "\(failure?.description ?? "")")
    }
}
