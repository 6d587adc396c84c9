import Testing

/// Tests of source texts that must not compile, with the compiler's messages. The last tests prove that correct sources of the same form
/// compile.
@Suite struct CompileFailures {
    @Test func aSetFromAnotherTaskIsRefused() throws {
        let verdict = try Compiler().check(
            """
            func change(_ text: Dynamic<String>) {
                Task.detached { text.value = "elsewhere" }
            }
            """)
        #expect(!verdict.isAccepted)
        #expect(verdict.text.contains("passing closure as a 'sending' parameter risks causing data races"), "\(verdict.text)")
    }

    @Test func aSetFromAnotherThreadIsRefused() throws {
        let verdict = try Compiler().check(
            """
            func run(_ work: @escaping @Sendable () -> Void) {}
            final class Model {
                let text = Dynamic("")
                func change() { run { self.text.value = "elsewhere" } }
            }
            """)
        #expect(!verdict.isAccepted)
        #expect(
            verdict.text.contains("capture of 'self' with non-Sendable type 'Model' in a '@Sendable' closure"),
            "\(verdict.text)"
        )
    }

    @Test func aSetOfAMainActorModelFromElsewhereIsRefused() throws {
        let verdict = try Compiler().check(
            """
            @MainActor final class Model { let text = Dynamic("") }
            func change(_ model: Model) { model.text.value = "elsewhere" }
            """)
        #expect(!verdict.isAccepted)
        #expect(
            verdict.text.contains("main actor-isolated property 'text' can not be mutated from a nonisolated context"),
            "\(verdict.text)"
        )
    }

    @Test func sendingADynamicToAnotherActorWhileKeepingItIsRefused() throws {
        let verdict = try Compiler().check(
            """
            actor Store { func follow(_ text: Dynamic<String>) { text.value = "there" } }
            @MainActor final class Model {
                let text = Dynamic("")
                func give(to store: Store) async { await store.follow(text) }
            }
            """)
        #expect(!verdict.isAccepted)
        #expect(verdict.text.contains("risks causing data races"), "\(verdict.text)")
    }

    @Test func aSharedDynamicIsRefused() throws {
        let verdict = try Compiler().check(
            """
            enum Shared { static let text = Dynamic("") }
            """)
        #expect(!verdict.isAccepted)
        #expect(
            verdict.text.contains(
                "static property 'text' is not concurrency-safe because non-'Sendable' type 'Dynamic<String>'"
            ),
            "\(verdict.text)"
        )
    }

    @Test func aDerivedValueCannotBeSet() throws {
        let verdict = try Compiler().check(
            """
            func change(_ count: Derived<Int>) { count.value = 1 }
            """)
        #expect(!verdict.isAccepted)
        #expect(verdict.text.contains("cannot assign to property: 'value' is a get-only property"), "\(verdict.text)")
    }

    @Test func aTokenThatIsNotKeptIsNoticed() throws {
        let verdict = try Compiler().check(
            """
            func watch(_ count: Dynamic<Int>) { count.bind { print($0) } }
            """)
        #expect(verdict.isAccepted)
        #expect(verdict.text.contains("warning: result of call to 'bind' is unused"), "\(verdict.text)")
    }

    @Test func valuesThatCannotBeSentHaveNoStream() throws {
        let verdict = try Compiler().check(
            """
            final class Model {}
            func watch(_ model: Dynamic<Model>) { _ = model.values }
            """)
        #expect(!verdict.isAccepted)
        #expect(verdict.text.contains("type 'Model' does not conform to the 'Sendable' protocol"), "\(verdict.text)")
    }

    @Test func theSameThingsOnOneIsolationAreAccepted() throws {
        let verdict = try Compiler().check(
            """
            final class Model {
                let text = Dynamic("")
                func change() { text.value = "here" }
            }
            @MainActor final class Label { var text: String? }
            @MainActor func show(_ model: Model, _ label: Label) {
                model.text.bindAndFire(to: label, \\.text)
                model.change()
                let poster = model.text.poster()
                Task.detached { poster.post("from elsewhere") }
            }
            """)
        #expect(verdict.isAccepted, "\(verdict.text)")
        #expect(verdict.text.isEmpty, "\(verdict.text)")
    }
}
