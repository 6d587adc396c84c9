import BelvedereHostConformance
import Testing

/// A person performs the cases of the conformance suite with real widgets. The tests run one after the other, because windows share one
/// thread.
@Suite(.serialized) struct DesktopConformanceTests {
    @Test(.timeLimit(.minutes(1)), arguments: ConformanceCase.all)
    func passes(_ conformanceCase: ConformanceCase) async {
        let failure = await conformanceCase.play(on: DesktopStage())
        guard let reason = KnownIssues.reasons[conformanceCase.id] else {
            #expect(failure == nil, "\(failure?.description ?? "")")
            return
        }
        withKnownIssue("\(reason)") { #expect(failure == nil) }
    }

    @Test func everyKnownIssueIsACase() {
        let all = Set(ConformanceCase.all.map(\.id))
        let unknown = Set(KnownIssues.reasons.keys).subtracting(all)
        #expect(unknown.isEmpty, "These are no cases: \(unknown)")
        print("The desktop host passes \(all.count - KnownIssues.reasons.count) of \(all.count) conformance cases.")
    }
}
