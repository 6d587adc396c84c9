import Testing

@testable import Development

/// Tests the sentences about a running loop.
struct LoopStatusTests {
    private let money = SourceChange(path: "/app/Sources/App/Money.swift", kind: .edited)
    private let list = SourceChange(path: "/app/Sources/App/List.swift", kind: .added)

    private func sentence(_ status: LoopStatus, liveSince: String? = "12:04") -> String {
        status.sentence(name: "habits", liveSince: liveSince)
    }

    @Test func aRestartNamesTheEditedFile() {
        #expect(sentence(.restarted(seconds: 1.94, changes: [money])) == "Built in 1.9 s, restarted, because Money.swift changed.")
        #expect(sentence(.restarted(seconds: 2, changes: [list])) == "Built in 2.0 s, restarted, because List.swift is new.")
        let removed = SourceChange(path: "Old.swift", kind: .removed)
        #expect(sentence(.restarted(seconds: 2, changes: [removed])) == "Built in 2.0 s, restarted, because Old.swift was removed.")
    }

    @Test func aRestartNamesTheFirstOfSeveralFiles() {
        let two = sentence(.restarted(seconds: 1, changes: [list, money]))
        #expect(two == "Built in 1.0 s, restarted, because List.swift and Money.swift changed.")
        let three = sentence(.restarted(seconds: 1, changes: [money, list, money]))
        #expect(three == "Built in 1.0 s, restarted, because Money.swift and 2 other files changed.")
    }

    @Test func aLoadedEditIsToldWithoutARestart() {
        let texts = SourceChange(path: "/app/Sources/App/AppTexts.xcstrings", kind: .edited)
        #expect(sentence(.loaded(seconds: 0.15, changes: [texts])) == "Loaded in 0.2 s, because AppTexts.xcstrings changed.")
        #expect(LoopStatus.loaded(seconds: 1, changes: [texts]).isLive && LoopStatus.loaded(seconds: 1, changes: [texts]).exitCode == 0)
        #expect(
            sentence(.restarted(seconds: 1, changes: [texts], reason: .declarations(file: "AppTexts.xcstrings")))
                == "Built in 1.0 s, restarted, because a name, an argument or a language of AppTexts.xcstrings changed.")
        #expect(
            sentence(.restarted(seconds: 1, changes: [texts], reason: .keptText(file: "AppTexts.xcstrings")))
                == "Built in 1.0 s, restarted, because the program can have kept a text of AppTexts.xcstrings.")
    }

    @Test func aRestartNamesTheFileThatKeepsAText() {
        let texts = SourceChange(path: "/app/Sources/App/AppTexts.xcstrings", kind: .edited)
        #expect(
            sentence(.restarted(seconds: 1, changes: [texts], reason: .constant(file: "Menu.swift", texts: "AppTexts.xcstrings")))
                == "Built in 1.0 s, restarted, because Menu.swift keeps a text of AppTexts.xcstrings in a static or global value.")
    }

    @Test func aFailedBuildTellsWhichVersionIsShown() {
        let status = LoopStatus.failed(BuildFailure(reason: "Money.swift:12: cannot find 'x' in scope"))
        #expect(
            sentence(status) == "Does not compile: Money.swift:12: cannot find 'x' in scope. The page shows the version of 12:04.")
        #expect(sentence(status, liveSince: nil) == "Does not compile: Money.swift:12: cannot find 'x' in scope. No version runs.")
        #expect(sentence(.failed(BuildFailure(reason: "It stops."))).hasPrefix("Does not compile: It stops. The page"))
    }

    @Test func aProgramThatEndsIsNamed() {
        #expect(sentence(.ended(.signal(4))) == "habits crashed with signal 4. It starts again after the next edit.")
        #expect(sentence(.didNotStart(.status(1))).hasPrefix("habits compiles, but ended with status 1 before it listened"))
    }

    @Test func onlyABuiltProgramIsLive() {
        #expect(LoopStatus.started(seconds: 1).isLive && LoopStatus.started(seconds: 1).exitCode == 0)
        #expect(LoopStatus.unchanged(seconds: 1, changes: []).isLive)
        #expect(!LoopStatus.failed(BuildFailure(reason: "")).isLive && LoopStatus.failed(BuildFailure(reason: "")).exitCode == 1)
        #expect(!LoopStatus.ended(.status(0)).isLive && LoopStatus.ended(.status(0)).exitCode == 3)
        #expect(!LoopStatus.didNotStart(.status(0)).isLive && LoopStatus.didNotStart(.status(0)).exitCode == 3)
        #expect(!LoopStatus.building.isLive)
    }
}
