import SwiftFacts
import Testing

/// Tests that a closure is changed only where the result is certain, and that the changed text parses.
@Suite struct WeakSelfTests {
    private func changed(_ source: String) -> String {
        let fact = FactReader().facts(of: source).closures.first { $0.usesSelf && !$0.captures.contains { $0.name == "self" } }
        let insertions = fact.map { SourceInsertion.ofWeakSelf(at: $0.position, in: source) } ?? []
        return insertions.sorted { $0.offset > $1.offset }.reduce(source) { $1.applied(to: $0) }
    }

    private func inClass(_ body: String) -> String { "final class Feed {\n    func start() {\n\(body)\n    }\n}\n" }

    @Test(arguments: [
        ("        names.bind { self.show($0) }", "        names.bind { [weak self] in guard let self else { return }; self.show($0) }"),
        (
            "        names.bind {\n            self.show($0)\n        }",
            """
                    names.bind { [weak self] in
                        guard let self else { return }
                        self.show($0)
                    }
            """
        ),
        (
            "        names.bind { (name: String) in self.show(name) }",
            "        names.bind { [weak self] (name: String) in guard let self else { return }; self.show(name) }"
        ),
        (
            "        names.bind { name in // a comment\n            self.show(name)\n        }",
            """
                    names.bind { [weak self] name in // a comment
                        guard let self else { return }
                        self.show(name)
                    }
            """
        ),
        (
            "        names.bind { name in\n            if name.isEmpty { return }\n            self.show(name)\n        }",
            """
                    names.bind { [weak self] name in
                        guard let self else { return }
                        if name.isEmpty { return }
                        self.show(name)
                    }
            """
        ),
    ])
    func theClosureEndsIfItsObjectIsGone(before: String, after: String) {
        let result = changed(inClass(before))
        #expect(result == inClass(after))
        let facts = FactReader().facts(of: result)
        #expect(facts.syntaxError == nil)
        #expect(!facts.closures.contains { $0.capturesSelfStrongly })
    }

    @Test(arguments: [
        "        names.map { name in return self.text(name) }",
        "        names.map { name -> String in self.text(name) }",
        "        names.bind { [unowned other] name in self.show(other, name) }",
    ])
    func aPersonDecidesAboutOtherClosures(body: String) {
        #expect(changed(inClass(body)) == inClass(body))
    }
}
