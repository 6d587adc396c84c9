@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the mirror, the driver's copy of a window. If a change does not fit the copy, that is a fault of the kit. The mirror must
/// report it and must not guess.
struct ViewMirrorTests {
    private func id(_ number: Int) -> ViewIdentifier { ViewIdentifier(rawValue: number) }
    private func label(_ number: Int) -> ViewNode { ViewNode(identifier: id(number), kind: .label) }

    private func mirror() -> ViewMirror {
        ViewMirror(ViewNode(identifier: id(1), kind: .window, children: [label(2), label(3), label(4)]))
    }

    private func saying(_ text: String, _ number: Int) -> Change {
        .set(ViewNode(identifier: id(number), kind: .label, properties: [PropertyAssignment(Label.text, text)]), Label.text.key)
    }
    private var parent: Change.Parent { Change.Parent(id(1), .window) }

    private func children(_ mirror: ViewMirror) -> [Int] { mirror.root.children.map(\.identifier.rawValue) }

    @Test func changesApplyInOrder() throws {
        let mirror = mirror()
        try mirror.apply(.insert(label(5), into: parent, at: 0))
        #expect(children(mirror) == [5, 2, 3, 4])
        try mirror.apply(.move(within: parent, from: 0, to: 3))
        #expect(children(mirror) == [2, 3, 4, 5])
        try mirror.apply(.remove(id(3), from: id(1), at: 1))
        #expect(children(mirror) == [2, 4, 5])
        try mirror.apply(.arrange(parent, [.existing(id(5)), .new(label(6)), .existing(id(2))]))
        #expect(children(mirror) == [5, 6, 2])
        #expect(mirror.view(id(4)) == nil)
        try mirror.apply(saying("Six", 6))
        #expect(mirror.view(id(6))?[Label.text] == "Six")
        try mirror.apply(saying("", 6))
        #expect(mirror.view(id(6))?[Label.text] == "")
        try mirror.apply(.focus(id(6)))
        #expect(mirror.focused == id(6))
        try mirror.apply(.remove(id(6), from: id(1), at: 1))
        #expect(mirror.focused == nil)
    }

    @Test func changesThatDoNotFitAreRefused() {
        for (change, reason) in [
            (saying("", 9), "#9 is not there"),
            (.insert(label(9), into: parent, at: 4), "there is no such place"),
            (.insert(label(2), into: parent, at: 0), "#2 is there already"),
            (.remove(id(2), from: id(1), at: 1), "another view stands there"),
            (.move(within: parent, from: 0, to: 3), "there is no such place"),
            (.arrange(parent, [.existing(id(9))]), "#9 is not there"),
            (.arrange(parent, [.existing(id(2)), .existing(id(2))]), "#2 is not there"),
            (.focus(id(9)), "#9 is not there"),
        ] {
            do throws(MirrorFault) {
                try mirror().apply(change)
                Issue.record("\(change) was applied")
            } catch {
                #expect(
                    error.description
                        == """
                        The change stream is wrong: \(change) cannot be applied, because \(reason). This is a fault of the kit; \
                        please report it.
                        """
                )
            }
        }
    }
}
