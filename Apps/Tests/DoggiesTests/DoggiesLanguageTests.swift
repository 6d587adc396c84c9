import Belvedere
import BelvedereTesting
import Doggies
import DoggiesModel
import LanguageTesting
import Testing

/// Tests Doggies in the other languages as a person uses it.
struct DoggiesLanguageTests {
    private static let names = ["Alfred", "Vinny", "Lucky"]

    @Test(
        "The doggies and their ages are told in each language, and nothing is left in English",
        arguments: [
            ("ar", "\u{2068}Alfred\u{2069} لابرادور, سنة واحدة", "\u{2068}Vinny\u{2069} دوبرمان, 5 سنوات"),
            ("fa", "\u{2068}Alfred\u{2069} لابرادور, ۱ سال", "\u{2068}Vinny\u{2069} دوبرمن, ۵ سال"),
            ("hi", "Alfred लैब्राडोर, 1 साल", "Vinny डोबरमैन, 5 साल"),
            ("zh-Hans", "Alfred（拉布拉多）, 1 岁", "Vinny（杜宾犬）, 5 岁"),
        ])
    func doggies(locale: String, first: String, second: String) async {
        await withApp(.doggies(offersFaults: true), Setting(locale: locale, isExhaustive: false)) { app in
            app.expect(.spinner, DoggiesTexts.loading)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: []) == [])
            await app.wait(for: .seconds(2))
            app.expect(.screen, DoggiesTexts.title)
            app.expect(.row, first)
            app.expect(.row, second)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: Self.names) == [])
        }
    }

    @Test("Failures and empty lists are told in each language", arguments: ["ar", "fa", "hi", "zh-Hans"])
    func failures(locale: String) async {
        let service = GatedDoggyService()
        await withApp(.doggies(service: service), Setting(locale: locale, isExhaustive: false)) { app in
            service.answer(0, .failure(.init()))
            await app.settle()
            app.expect(.emptyState, DoggiesTexts.failure)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: []) == [])
            app.tap(.button, DoggiesTexts.retry)
            service.answer(1, .success([]))
            await app.settle()
            app.expect(.emptyState, DoggiesTexts.empty)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: []) == [])
        }
    }

    @Test(
        "The number of people has the form that the language has for it",
        arguments: [
            ("ar", 2, "شخصان هنا"), ("ar", 3, "3 أشخاص هنا"), ("ar-EG", 11, "١١ شخصًا هنا"), ("fa", 2, "۲ نفر اینجا هستند"),
            ("hi", 2, "2 लोग यहाँ हैं"), ("zh-Hans", 2, "2 人在此"), ("en", 2, "2 people here"),
        ])
    func company(locale: String, people: Int, text: String) {
        let visitors = Presence()
        func meet(_ others: Int) {
            withApp(.doggies(visitors: visitors), Setting(locale: locale, isExhaustive: false)) { app in
                if others > 0 { meet(others - 1) } else { app.expect(.label, text) }
            }
        }
        meet(people - 1)
    }
}
