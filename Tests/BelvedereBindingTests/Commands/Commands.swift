import BelvedereBinding
import Testing

@Suite struct Commands {
    @Test func aCommandRunsOnlyWhenItCan() {
        let name = Dynamic("")
        var saved: [String] = []
        let save = Command(canExecute: name.map { !$0.isEmpty }) { saved.append(name.value) }
        #expect(!save.execute())
        name.value = "Ada"
        #expect(save.execute())
        #expect(saved == ["Ada"])
    }

    @Test func aButtonIsEnabledAndDisabledByItself() {
        let name = Dynamic("")
        let save = Command(canExecute: name.map { !$0.isEmpty }) {}
        var isEnabled: [Bool] = []
        let token = save.canExecute.bindAndFire { isEnabled.append($0) }
        name.value = "a"
        name.value = "ab"
        name.value = ""
        #expect(isEnabled == [false, true, false])
        withExtendedLifetime(token) {}
    }

    @Test func aCommandTakesAnInput() {
        var opened: [Int] = []
        let open = Command<Int> { opened.append($0) }
        open.execute(3)
        #expect(opened == [3])
    }

    @Test func aFormIsValidAsAWhole() {
        let first = Dynamic("")
        let last = Dynamic("")
        let needed = ValidationRule("Needed.") { (text: String) in !text.isEmpty }
        let short = ValidationRule<String> { $0.count > 5 ? "\($0) is too long." : nil }
        let validFirst = first.validated(by: needed, short)
        let validLast = last.validated(by: needed)
        let isValid = allValid(validFirst.isValid, validLast.isValid)
        #expect(validFirst.messages.value == ["Needed."])
        #expect(!isValid.value)
        var changes: [Bool] = []
        let token = isValid.bind { changes.append($0) }
        first.value = "Augusta"
        #expect(validFirst.message.value == "Augusta is too long.")
        transaction {
            first.value = "Ada"
            last.value = "King"
        }
        #expect(validFirst.message.value == nil)
        #expect(changes == [true])
        withExtendedLifetime(token) {}
    }
}
