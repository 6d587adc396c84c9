import Testing

@testable import BelvedereBrowser

@Suite struct FrameInboxTests {
    @Test func onlyTheFirstTextNeedsSomebodyToEmptyTheInbox() {
        let inbox = FrameInbox()
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
        let inbox = FrameInbox()
        for number in 1..<FrameInbox.limit { #expect(!inbox.append(String(number)).isFull) }
        #expect(inbox.append("last").isFull)
        #expect(inbox.takeAll()?.count == FrameInbox.limit)
        #expect(!inbox.append("next").isFull)
    }
}
