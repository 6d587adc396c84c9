import BelvedereCore
import Testing

nonisolated private enum Rank: Sendable { case viewer, editor }

extension SessionKey<Rank> {
    nonisolated fileprivate static var rank: Self { SessionKey("rank", default: .viewer) }
}

extension SessionKey<String> {
    nonisolated fileprivate static var person: Self { SessionKey("person", default: "") }
    /// Two keys may have the same name if their values have different types. This one has the name of the other.
    nonisolated fileprivate static var rank: Self { SessionKey("rank", default: "none") }
}

/// Tests of a session's values, such as the logged-in person.
struct SessionValuesTests {
    @Test func unsetValuesAreTheDefault() {
        let values = SessionValues()
        #expect(values[.rank] == Rank.viewer && values[.person] == "")
    }

    @Test func eachKeyHasAValueOfItsOwn() {
        var values = SessionValues()
        values[.rank] = Rank.editor
        values[.person] = "Ann"
        #expect(values[.rank] == Rank.editor && values[.person] == "Ann" && values[.rank] == "none")
    }

    @Test func valuesAreEqualIfEachIs() {
        var first = SessionValues(), second = SessionValues()
        first[.rank] = Rank.editor
        #expect(first != second)
        second[.rank] = Rank.editor
        #expect(first == second)
        second[.person] = "Ann"
        #expect(first != second)
        second[.person] = ""
        #expect(first == second, "A value that is set to its default is as if it were not set.")
    }
}
