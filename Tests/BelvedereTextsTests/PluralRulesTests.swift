import BelvederePlurals
import Testing

/// Tests of the plural rules that the platform provides for each language.
@Suite struct PluralRulesTests {
    @Test(
        "A number goes with the form that the language has for it",
        arguments: [
            ("en", [1: .one, 0: .other, 2: .other, 21: .other, 1_000_000: .other]),
            ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other, 102: .other, 103: .few]),
            ("fa", [0: .one, 1: .one, 2: .other, 11: .other]),
            ("hi", [0: .one, 1: .one, 2: .other, 11: .other]),
            ("zh-Hans", [0: .other, 1: .other, 2: .other]),
            ("pl", [1: .one, 2: .few, 5: .many, 22: .few]),
        ] as [(String, [Int: PluralForm])])
    func forms(language: String, expected: [Int: PluralForm]) {
        for (number, form) in expected { #expect(PluralRules.of(language).form(of: number) == form, "\(language) \(number)") }
    }

    @Test(
        "A language asks for the forms that its whole numbers have, and no others",
        arguments: [
            ("en", [.one, .other]), ("ar", Set(PluralForm.allCases)), ("fa", [.one, .other]), ("hi", [.one, .other]),
            ("zh-Hans", [.other]), ("fr", [.one, .many, .other]), ("ru", [.one, .few, .many]),
        ] as [(String, Set<PluralForm>)])
    func neededForms(language: String, expected: Set<PluralForm>) {
        #expect(Set(PluralRules.of(language).samples.keys) == expected)
    }

    @Test func aLanguageThatNobodyKnowsHasOneForm() {
        #expect(Set(PluralRules.of("tlh").samples.keys) == [.other])
    }

    @Test func rulesServeManyThreadsAtOnce() async {
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<50 {
                group.addTask {
                    (0..<100).allSatisfy {
                        PluralRules.of(task.isMultiple(of: 2) ? "ar" : "en").form(of: 2 + $0 * 0)
                            == (task.isMultiple(of: 2) ? .two : .other)
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
