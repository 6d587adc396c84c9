import Testing

@testable import BelvedereBrowser

@Suite struct SocketInboxTests {
    @Test func onlyTheFirstTextNeedsSomebodyToEmptyTheInbox() {
        let inbox = SocketInbox()
        #expect(inbox.append("a").mustEmpty)
        #expect(!inbox.append("b").mustEmpty)
        #expect(inbox.takeAll() == ["a", "b"])
        // Whoever empties it looks once more before going.
        #expect(!inbox.append("c").mustEmpty)
        #expect(inbox.takeAll() == ["c"])
        #expect(inbox.takeAll() == nil)
        #expect(inbox.append("d").mustEmpty)
    }

    @Test func aFullInboxSaysSo() {
        let inbox = SocketInbox()
        for number in 1..<SocketInbox.limit { #expect(!inbox.append(String(number)).isFull) }
        #expect(inbox.append("last").isFull)
        #expect(inbox.takeAll()?.count == SocketInbox.limit)
        #expect(!inbox.append("next").isFull)
    }
}
