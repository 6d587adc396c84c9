import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import Testing

/// Tests that the headless host passes the conformance suite, and that the suite uses every kind of view and of change.
struct HeadlessHostTests {
    @Test(arguments: ConformanceCase.all)
    func theHeadlessHostPasses(conformanceCase: ConformanceCase) async {
        let failure = await conformanceCase.play(on: HeadlessConformingHost())
        #expect(failure == nil, "\(failure?.description ?? "")")
    }

    @Test func everyCaseIsAnotherPromise() {
        let promises = ConformanceCase.all.map(\.id)
        #expect(Set(promises).count == promises.count)
        #expect(promises.count >= 25)
    }

    @Test func everyKindOfViewAndOfChangeOccurs() async {
        let record = OccurrenceRecord()
        for conformanceCase in ConformanceCase.all {
            _ = await conformanceCase.play(on: HeadlessConformingHost(tampering: record.tampering))
        }
        let kinds: Set = [
            "window", "screen", "bar", "stack", "label", "button", "link", "image", "spinner", "progress", "emptyState", "mapPicture",
            "spacer", "divider", "grid", "section", "disclosure", "badge", "avatar", "codeBlock",
            "textField", "searchField", "toggle", "picker", "fileField", "tabs", "list", "collectionRow", "pager", "row", "table",
            "tableRow", "tableCell", "alert", "toast",
            "textArea", "secureField", "slider", "stepper", "dateField", "timeField", "colorField", "segments", "radioGroup",
            "checkboxGroup", "decimalField", "comboBox",
        ]
        #expect(record.kinds.isSuperset(of: kinds), "\(kinds.subtracting(record.kinds))")
        let changes: Set = ["set", "insert", "remove", "move", "arrange", "focus", "announce", "locate", "request"]
        #expect(record.changes == changes)
    }
}
