import BelvedereBinding
import Observation
import Testing

/// The snippets of the article "Binding", word for word, and the results that the article states.
@Suite struct GuideSnippets {
    final class Label { var text: String? }
    final class Header {
        var titles: [String] = []
        func show(_ title: String) { titles.append(title) }
    }

    @Test func aValueAndItsListeners() {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        let count = Dynamic(0)
        let token = count.bind { print("now \($0)") }
        count.value = 1
        count.value = 1
        #expect(printed == ["now 1"])
        withExtendedLifetime(token) {}

        let label = Label()
        let header = Header()
        let title = Dynamic("Inbox")
        title.bindAndFire(to: label, \.text)
        title.bind(to: header) { header, title in header.show(title) }
        title.value = "Sent"
        #expect(label.text == "Sent")
        #expect(header.titles == ["Sent"])
    }

    @Test func valuesComputedFromOthersAndSeveralSetsInOneChange() {
        let first = Dynamic("Ada"), last = Dynamic("Lovelace")
        let initials = first.map { $0.prefix(1) }
        let full = combine(first, last) { "\($0) \($1)" }
        let greeting = Derived { first.value.isEmpty ? "Hello" : "Hello, \(full.value)" }
        #expect(initials.value == "A")
        #expect(greeting.value == "Hello, Ada Lovelace")
        var told: [String] = []
        let token = full.bind { told.append($0) }
        transaction {
            first.value = "Grace"
            last.value = "Hopper"
        }
        #expect(told == ["Grace Hopper"])
        withExtendedLifetime(token) {}
    }

    @Test func events() {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        let taps = Signal<Int>()
        let rows = taps.bind { print("row \($0)") }
        transaction {
            taps.send(3)
            taps.send(3)
        }
        #expect(printed == ["row 3", "row 3"])
        withExtendedLifetime(rows) {}
    }

    @Test func bothWaysAndCommands() {
        let text = Dynamic(""), amount = Dynamic(0)
        let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
        text.value = "07"
        #expect(amount.value == 7)
        withExtendedLifetime(token) {}

        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        let name = Dynamic("")
        let valid = name.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
        let save = Command(canExecute: valid.isValid) { print("saving \(name.value)") }
        save.execute()
        name.value = "Ada"
        save.execute()
        #expect(printed == ["saving Ada"])

        let age = Dynamic("").validated(by: ValidationRule("An age is needed.") { Int($0) != nil })
        let send = Command(canExecute: allValid(valid.isValid, age.isValid)) { print("sent") }
        send.execute()
        #expect(printed == ["saving Ada"])
    }

    @Observable final class Settings {
        var name = "Ada"
    }

    @Test func otherThreadsAndOtherFrameworks() async {
        await TestSession().run {
            let settings = Settings()
            let level = Dynamic(0)
            let poster = level.poster()
            let reading = Task.detached { poster.post(42) }
            #expect(await reading.value)
            for await value in level.values where value == 42 { break }

            let observed = Observed(level) // a SwiftUI view reads observed.value
            let name = Dynamic.observing { settings.name } // settings is @Observable
            #expect(observed.value == 42)
            settings.name = "Grace"
            for await value in name.values where value == "Grace" { break }
        }
    }

    /// Never called, only compiled, because it would set the report handler of the whole program.
    func reportsOfTheProgram(_ log: @escaping @Sendable (String) -> Void) {
        BindingReport.handler = { report in log(report.description) }
    }

    @Test func lists() {
        let contacts = DynamicList(["Ada", "Grace"])
        let search = Dynamic("")
        let shown =
            contacts
            .filter(by: search) { name, search in search.isEmpty || name.contains(search) }
            .sorted(by: <)
        var told: [ListChange<String>] = []
        let token = shown.bind { told.append($0) }
        contacts.insertSorted("Alan", by: <)
        search.value = "A"
        #expect(told == [.insert("Alan", at: 1), .remove(at: 2)])
        withExtendedLifetime(token) {}
    }

    @Test func elementsByIdentity() {
        let tasks = DynamicList([Row(id: 7, text: 1)])
        tasks.update(id: 7) { $0.text = 2 }
        #expect(tasks.remove(id: 8) == nil)
        #expect(tasks.elements == [Row(id: 7, text: 2)])
    }
}
