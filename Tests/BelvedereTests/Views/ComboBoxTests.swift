@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of combo boxes: the requests to the service, the order of answers and presses, and the value for a typed text.
struct ComboBoxTests {
    private struct Customer: Equatable {
        let number: Int
        let name: String
    }

    private struct NoService: Error {}

    /// A service that answers when the test wants it.
    private final class Service {
        private(set) var asked: [String] = []
        private(set) var cancelled: [String] = []
        private var waiting: [String: CheckedContinuation<[Customer], any Error>] = [:]

        func find(_ text: String) async throws -> [Customer] {
            asked.append(text)
            defer { if Task.isCancelled { cancelled.append(text) } }
            return try await withCheckedThrowingContinuation { waiting[text] = $0 }
        }

        func answer(_ text: String, _ names: String...) {
            let customers = names.enumerated().map { Customer(number: $0, name: "\(text):\($1)") }
            waiting.removeValue(forKey: text)?.resume(returning: customers)
        }

        func fail(_ text: String) { waiting.removeValue(forKey: text)?.resume(throwing: NoService()) }
    }

    /// A field on a screen, and a person who uses it.
    private final class Shop {
        let service = Service(), customer = Dynamic<Customer?>(nil)
        let field: ComboBox<Customer>
        let stage: Stage
        private var edits = 0

        init() {
            field = ComboBox("Customer", titled: \.name) { [service] text in try await service.find(text) }.bind(customer)
            stage = Stage(field, TextField("Note"))
        }

        func type(_ text: String) {
            edits += 1
            stage.send(.input(text, edit: edits), to: field)
        }

        func leave() { stage.send(.endEditing, to: field) }

        /// Opens or closes the list.
        func toggle() { stage.send(.toggle(!field.isExpanded), to: field) }

        /// The text, then the choices of the open list, the sentence below them, and the error message.
        var shown: String {
            let choices = field.content.choices.map(\.title).joined(separator: ", ")
            let message = field.message.isEmpty ? "" : " [\(field.message)]"
            return field.text + (field.isExpanded ? " of (\(choices))" : "") + field.content.note + message
        }
    }

    #if MAIN_ACTOR_UI
    private func withShop(_ body: @MainActor (Shop, TestClock) async -> Void) async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(locale: "en", clock: clock)) { await body(Shop(), clock) }
    }
    #else
    private func withShop(_ body: sending nonisolated(nonsending) (Shop, TestClock) async -> Void) async {
        nonisolated(unsafe) let body = body
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(locale: "en", clock: clock)) { await body(Shop(), clock) }
    }
    #endif

    @Test func theServiceIsAskedWhenThePersonPauses() async {
        await withShop { shop, clock in
            shop.type("ad")
            await clock.advance(by: .milliseconds(150))
            shop.type("ada")
            await clock.advance(by: .milliseconds(199))
            #expect(shop.service.asked == [])
            #expect(shop.shown == "ada of ()Searching…")
            await clock.advance(by: .milliseconds(1))
            #expect(shop.service.asked == ["ada"])
            shop.service.answer("ada", "Ada")
            await settle()
            #expect(shop.shown == "ada of (ada:Ada)")
        }
    }

    @Test func theNextLetterCancelsTheRequestAndItsLateAnswerIsDropped() async {
        await withShop { shop, clock in
            shop.type("a")
            await clock.advance(by: .milliseconds(200))
            shop.type("ad")
            await clock.advance(by: .milliseconds(200))
            #expect(shop.service.asked == ["a", "ad"])
            shop.service.answer("ad", "Ada")
            await settle()
            shop.service.answer("a", "Alan")
            await settle()
            #expect(shop.service.cancelled == ["a"])
            #expect(shop.shown == "ad of (ad:Ada)")
        }
    }

    @Test func theChoicesStayUntilTheNextAnswer() async {
        await withShop { shop, clock in
            shop.type("a")
            await clock.advance(by: .milliseconds(200))
            shop.service.answer("a", "Ada")
            await settle()
            shop.type("al")
            #expect(shop.shown == "al of (a:Ada)")
        }
    }

    @Test func aPressOnAChoiceThatANewerAnswerHasReplacedChoosesWhatThePersonSaw() async {
        await withShop { shop, clock in
            shop.type("a")
            await clock.advance(by: .milliseconds(200))
            shop.service.answer("a", "Ada", "Alan")
            await settle()
            let seen = shop.field.content.choices.last?.number ?? -1
            shop.type("al")
            await clock.advance(by: .milliseconds(200))
            shop.service.answer("al", "Albert", "Alma")
            await settle()
            shop.stage.send(.select(seen), to: shop.field)
            #expect(shop.customer.value?.name == "a:Alan")
            #expect(shop.shown == "a:Alan")
        }
    }

    @Test func aChoiceThatNeverWasIsRefused() {
        withSession {
            let field = ComboBox("Country", choices: ["Estonia", "Finland"]).onChange { _ in Issue.record("changed") }
            let stage = Stage(field)
            stage.window.receive(.select(7), for: field.identifier)
            #expect(stage.diagnostics.count == 1)
            #expect(field.value == nil)
        }
    }

    @Test func anAnswerAfterThePersonHasLeftTakesTheItemWithThisTitle() async {
        await withShop { shop, clock in
            shop.type("ADA:ada")
            await clock.advance(by: .milliseconds(200))
            shop.leave()
            #expect(shop.shown == "ADA:ada", "the answer may still have this title")
            shop.service.answer("ADA:ada", "no match")
            await settle()
            #expect(shop.shown == "ADA:ada [Choose an entry of the list.]")
            shop.type("ada")
            await clock.advance(by: .milliseconds(200))
            shop.service.answer("ada", "Ada")
            await settle()
            shop.type("ada:ADA")
            #expect(shop.customer.value == nil)
            shop.leave()
            #expect(shop.customer.value?.name == "ada:Ada")
            #expect(shop.shown == "ada:Ada")
            shop.type("")
            shop.leave()
            #expect(shop.shown == "", "an empty field has no message of its own")
        }
    }

    @Test func aFailedSearchIsToldAndOpeningTheListTriesAgain() async {
        await withShop { shop, _ in
            shop.toggle()
            await settle()
            shop.service.fail("")
            await settle()
            #expect(shop.shown == " of ()The search failed. Try again.")
            shop.toggle()
            shop.toggle()
            await settle()
            #expect(shop.service.asked == ["", ""])
            shop.service.answer("", "Ada")
            await settle()
            #expect(shop.shown == " of (:Ada)")
        }
    }

    @Test func whatTheAppSetsReplacesTheTextAndDropsTheSearch() async {
        await withShop { shop, clock in
            shop.type("a")
            await clock.advance(by: .milliseconds(200))
            shop.customer.value = Customer(number: 7, name: "Grace")
            shop.service.answer("a", "Ada")
            await settle()
            #expect(shop.shown == "Grace")
            shop.customer.value = nil
            #expect(shop.shown == "")
        }
    }

    @Test(arguments: [
        ("ar", "لم يُعثر على شيء", "النتائج: ١٢"), ("fa-IR", "چیزی پیدا نشد", "نتیجه‌ها: ۱۲"), ("hi", "कुछ नहीं मिला", "परिणाम: 12"),
        ("zh-CN", "未找到任何内容", "结果：12"), ("de", "Nothing found", "Results: 12"),
    ])
    func theListSpeaksTheLanguageOfTheSession(locale: String, nothing: String, results: String) {
        withSession(environment: SessionEnvironment(locale: locale)) {
            let field = ComboBox("Number", choices: (1...12).map { "n\($0)" })
            let stage = Stage(field)
            stage.send(.input("n", edit: 1), to: field)
            #expect(field.content.results == results)
            stage.send(.input("nx", edit: 2), to: field)
            #expect(field.content.note == nothing)
            #expect(field.content.results == nothing)
        }
    }

    @Test func aFieldReleasesTheClosureOfTheServiceWithItsHandlers() async {
        await withShop { _, clock in
            var service: Service? = Service()
            weak let released = service
            let field = ComboBox("Customer", titled: \.name) { [service] text in try await service?.find(text) ?? [] }
            let stage = Stage(field)
            stage.send(.input("a", edit: 1), to: field)
            await clock.advance(by: .milliseconds(200))
            service?.answer("a", "Ada")
            await settle()
            #expect(field.content.choices.count == 1)
            field.releaseHandlers()
            service = nil
            #expect(released == nil)
        }
    }
}
