import Testing

@testable import BelvedereBrowser

@Suite struct FrameInboxTests {
    @Test func onlyTheFirstTextNeedsSomebodyToEmptyTheInbox() {
        let inbox = FrameInbox()
        inbox.append("a")
        #expect(inbox.beginEmptying())
        inbox.append("b")
        #expect(!inbox.beginEmptying())
        #expect(inbox.takeAll() == ["a", "b"])
        // A caller that has emptied the inbox must look again before it stops, because a frame can arrive meanwhile.
        inbox.append("c")
        #expect(!inbox.beginEmptying())
        #expect(inbox.takeAll() == ["c"])
        #expect(inbox.takeAll() == nil)
        #expect(!inbox.beginEmptying())
        inbox.append("d")
        #expect(inbox.beginEmptying())
    }

    @Test func aFullInboxSaysSo() {
        let inbox = FrameInbox()
        for number in 1..<FrameInbox.limit {
            inbox.append(String(number))
            #expect(!inbox.isFull)
        }
        inbox.append("last")
        #expect(inbox.isFull)
        #expect(inbox.takeAll()?.count == FrameInbox.limit)
        inbox.append("next")
        #expect(!inbox.isFull)
    }
}
