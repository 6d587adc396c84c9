import BelvedereBinding
import Testing

@Suite struct TwoWayBindings {
    @Test func bothSidesFollowEachOtherWithoutAnEcho() {
        let name = Dynamic("Ada")
        let field = Dynamic("")
        var nameSets = 0
        var fieldSets = 0
        let counters = [name.bind { _ in nameSets += 1 }, field.bind { _ in fieldSets += 1 }]
        let token = field.twoWayBind(with: name)
        #expect(field.value == "Ada")
        field.value = "Grace"
        #expect(name.value == "Grace")
        name.value = "Alan"
        #expect(field.value == "Alan")
        #expect(nameSets == 2)
        #expect(fieldSets == 3)
        token.cancel()
        name.value = "Edsger"
        field.value = "x"
        #expect(field.value == "x")
        #expect(name.value == "Edsger")
        withExtendedLifetime(counters) {}
    }

    @Test func typedTextIsNotFormattedAway() {
        let text = Dynamic("")
        let amount = Dynamic(0)
        let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
        #expect(text.value == "0")
        text.value = "007"
        #expect(amount.value == 7)
        #expect(text.value == "007")
        text.value = "7x"
        #expect(amount.value == 7)
        #expect(text.value == "7x")
        amount.value = 8
        #expect(text.value == "8")
        withExtendedLifetime(token) {}
    }

    @Test func anEchoIsRecognisedInsideAChangeToo() {
        let text = Dynamic("")
        let amount = Dynamic(0)
        let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
        transaction { text.value = "012" }
        #expect(amount.value == 12)
        #expect(text.value == "012")
        let trigger = Dynamic(0)
        let second = trigger.bind { _ in text.value = "013" }
        trigger.value = 1
        #expect(amount.value == 13)
        #expect(text.value == "013")
        withExtendedLifetime((token, second)) {}
    }

    @Test func aCorrectionByTheModelReachesTheField() {
        let text = Dynamic("")
        let amount = Dynamic(0)
        let limit = amount.bind { if $0 > 100 { amount.value = 100 } }
        let token = text.twoWayBind(with: amount, parse: { Int($0) }, format: { String($0) })
        text.value = "500"
        #expect(amount.value == 100)
        #expect(text.value == "100")
        withExtendedLifetime((token, limit)) {}
    }

    @Test func eitherSideMayGo() {
        var text: Dynamic<String>? = Dynamic("")
        var amount: Dynamic<Int>? = Dynamic(0)
        let first = text!.twoWayBind(with: amount!, parse: { Int($0) }, format: { String($0) })
        text = nil
        amount?.value = 3
        text = Dynamic("")
        let second = text!.twoWayBind(with: amount!, parse: { Int($0) }, format: { String($0) })
        amount = nil
        text?.value = "5"
        #expect(text?.value == "5")
        withExtendedLifetime((first, second)) {}
    }
}
