@_spi(Hosting) import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import TestSupport
import Testing

/// Tests that a host with one fault fails the conformance suite: for each fault there is a case that finds it.
struct BrokenHostTests {
    @Test(arguments: Breakage.all)
    func theSuiteFindsTheFault(breakage: Breakage) async {
        var found: [ConformanceFailure] = []
        // A fault breaks only a few cases. So the short form of this test plays the expected case and only some of the others.
        for (number, conformanceCase) in ConformanceCase.all.enumerated()
        where Seed.isSoak || number % 8 == 0 || conformanceCase.id == breakage.case {
            if let failure = await conformanceCase.play(on: HeadlessConformingHost(tampering: breakage.tampering)) { found.append(failure) }
        }
        #expect(!found.isEmpty, "No case finds a host that \(breakage).")
        #expect(
            found.contains { $0.name == breakage.case },
            "A host that \(breakage) is found by \(found.map(\.name)), and not by \"\(breakage.case)\"."
        )
        // A fault must not break all cases, because then it would not show that the right case finds it.
        #expect(found.count < ConformanceCase.all.count)
    }

    @Test func aFailureTellsThePromiseTheStepsAndTheLines() async throws {
        let breakage = try #require(Breakage.all.first { $0.fault == "loses the texts that change" })
        let broken = try #require(ConformanceCase.all.first { $0.id == "A text changes in its place" })
        let failure = await broken.play(on: HeadlessConformingHost(tampering: breakage.tampering))
        #expect(
            failure?.description == #"""
                "A text changes in its place" failed after tap button "Change":
                The screen differs from the expected one (- expected, + found):
                  screen "Texts"
                -   label "Tea & \"cakes\" <b>"
                +   label "First"
                    button "Change"
                    label "Second"
                """#)
    }
}
