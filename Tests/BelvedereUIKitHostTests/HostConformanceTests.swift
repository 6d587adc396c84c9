#if canImport(UIKit)
import BelvedereHostConformance
import Testing
@testable import UIKitStage

/// A person performs the cases of the conformance suite with the views of the host, which stand in the stand-in for UIKit.
@MainActor @Suite(.serialized)
struct HostConformanceTests {
    @Test(.timeLimit(.minutes(5)), arguments: ConformanceCase.all)
    func passes(_ conformanceCase: ConformanceCase) async {
        let failure = await conformanceCase.play(on: HostStage())
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
        print("The host for UIKit passes \(all.count - KnownIssues.reasons.count) of \(all.count) conformance cases.")
    }
}
#endif
