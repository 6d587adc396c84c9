@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests that the app does not overwrite the text of a field while a person types.
struct TextFieldTests {
    /// A simulation of the browser's text field. It numbers the edits, and accepts a text from the app only if the text responds to the
    /// last edit.
    final class Typist {
        private(set) var text = ""
        private var edit = 0

        func type(_ new: String, into field: TextField, on stage: Stage) {
            write(new)
            send(to: field, on: stage)
        }

        /// The person changes the text. The event is on its way and has not reached the app yet.
        func write(_ new: String) {
            text = new
            edit += 1
        }

        func send(to field: TextField, on stage: Stage) {
            stage.send(.input(text, edit: edit), to: field)
        }

        func receive(_ changes: [Change], for field: TextField) {
            var new: String?
            var answered = 0
            for case .set(let view, let property) in changes where view.identifier == field.identifier {
                if property == TextField.edit.key { answered = view[TextField.edit] }
                if property == TextField.text.key { new = view[TextField.text] }
            }
            if let new, answered >= edit { text = new }
        }
    }

    @Test func typedTextIsNotSentBack() {
        withSession {
            let field = TextField("Name")
            var heard: [String] = []
            field.onChange { heard.append($0) }
            let stage = Stage(field)
            stage.send(.input("a", edit: 1), to: field)
            stage.send(.input("ab", edit: 2), to: field)
            #expect(field.text == "ab")
            #expect(heard == ["a", "ab"])
            #expect(stage.window.takeChanges() == [])
        }
    }

    @Test func aHandlerThatNormalisesAnswersExactlyTheEditItSaw() {
        withSession {
            let field = TextField("Code")
            field.onChange { [unowned field] in field.text = $0.uppercased() }
            let stage = Stage(field), typist = Typist()
            typist.type("a", into: field, on: stage)
            let changes = stage.window.takeChanges()
            #expect(changes == [.set(field, TextField.text, "A"), .set(field, TextField.edit, 1)])
            typist.receive(changes, for: field)
            #expect(typist.text == "A")
        }
    }

    @Test func aLetterTypedMeanwhileIsNotLost() {
        withSession {
            let field = TextField("Message")
            let stage = Stage(field), typist = Typist()
            typist.type("hello", into: field, on: stage)
            field.text = ""
            let cleared = stage.window.takeChanges()
            typist.write("hello!")
            typist.receive(cleared, for: field)
            #expect(typist.text == "hello!")
            typist.send(to: field, on: stage)
            #expect(field.text == "hello!")
            // The browser and the app have the same text, so nothing is sent.
            #expect(stage.window.takeChanges() == [])
        }
    }

    @Test func aFormIsClearedAfterItWasSent() {
        withSession {
            let field = TextField("Message")
            var sent: [String] = []
            field.onSubmit { [unowned field] in
                sent.append(field.text)
                field.text = ""
            }
            let stage = Stage(field), typist = Typist()
            typist.type("hello", into: field, on: stage)
            stage.send(.submit, to: field)
            typist.receive(stage.window.takeChanges(), for: field)
            #expect(sent == ["hello"])
            #expect(typist.text == "" && field.text == "")
            typist.type("again", into: field, on: stage)
            stage.send(.submit, to: field)
            typist.receive(stage.window.takeChanges(), for: field)
            #expect(sent == ["hello", "again"] && typist.text == "")
        }
    }

    @Test func anOldEditIsRefused() {
        withSession {
            let field = TextField("Name")
            let stage = Stage(field)
            stage.send(.input("ab", edit: 2), to: field)
            stage.send(.input("a", edit: 1), to: field)
            #expect(field.text == "ab")
            #expect(stage.context.droppedEvents == 1)
        }
    }

    @Test func aBoundFieldAndItsModelGoTogetherBothWays() {
        withSession {
            let name = Dynamic("Ann")
            let field = TextField("Name")
            field.bind(name)
            let stage = Stage(field)
            #expect(stage.mirror.find(field.identifier)?[TextField.text] == "Ann")
            var heard: [String] = []
            let token = name.bind { heard.append($0) }
            stage.send(.input("Anna", edit: 1), to: field)
            #expect(name.value == "Anna")
            #expect(heard == ["Anna"])
            #expect(stage.window.takeChanges() == [])
            name.value = "Bob"
            #expect(field.text == "Bob")
            #expect(stage.window.takeChanges().contains(.set(field, TextField.text, "Bob")))
            token.cancel()
        }
    }

    @Test func aModelThatTakesBackWhatWasTypedShowsInTheField() {
        withSession {
            let digits = Dynamic("12")
            let field = TextField("Number")
            let filter = digits.bind { [unowned digits] in digits.value = $0.filter(\.isNumber) }
            field.bind(digits)
            let stage = Stage(field), typist = Typist()
            typist.type("12x", into: field, on: stage)
            #expect(digits.value == "12")
            #expect(field.text == "12")
            typist.receive(stage.window.takeChanges(), for: field)
            #expect(typist.text == "12")
            filter.cancel()
        }
    }

    @Test func handlersRunOnLeavingAFieldAndOnEnter() {
        withSession {
            let field = TextField("Name")
            var ended = 0, submitted = 0
            field.onEndEditing { ended += 1 }
            let stage = Stage(field)
            stage.send(.submit, to: field)
            #expect(stage.context.droppedEvents == 1)
            field.onSubmit { submitted += 1 }
            stage.send(.endEditing, to: field)
            stage.send(.submit, to: field)
            #expect(ended == 1 && submitted == 1)
        }
    }

    /// Mixes typing, assignments in the app and late frames at random. When all frames have arrived, browser and app must show the same
    /// text.
    @Test func bothSidesAgreeAfterOverlappingEdits() {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 20_000 : 1000) {
            withSession {
                var numbers = seed.numbers(for: sequence)
                let field = TextField("Name")
                let isNormalising = numbers.below(2) == 0
                if isNormalising { field.onChange { [unowned field] in field.text = String($0.prefix(4)).uppercased() } }
                let stage = Stage(field), typist = Typist()
                var toApp: [Event] = [], toHost: [[Change]] = []
                var edit = 0
                for _ in 0..<30 {
                    switch numbers.below(5) {
                    case 0:
                        edit += 1
                        typist.write(typist.text + String(numbers.below(10)))
                        toApp.append(.input(typist.text, edit: edit))
                    case 1: field.text = "m\(numbers.below(100))"
                    case 2: if !toApp.isEmpty { stage.send(toApp.removeFirst(), to: field) }
                    case 3: toHost.append(stage.window.takeChanges())
                    default: if !toHost.isEmpty { typist.receive(toHost.removeFirst(), for: field) }
                    }
                }
                for event in toApp { stage.send(event, to: field) }
                toHost.append(stage.window.takeChanges())
                for changes in toHost { typist.receive(changes, for: field) }
                #expect(typist.text == field.text, "\(seed), sequence \(sequence)")
                #expect(stage.context.droppedEvents == 0)
            }
        }
    }
}
