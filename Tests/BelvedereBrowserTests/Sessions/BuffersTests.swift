import NIOCore
import Testing

@testable import BelvedereBrowser

@Suite struct BuffersTests {
    @Test func aNewConnectionGetsWhatWasNotAcknowledgedAndNothingElse() throws {
        var buffer = OutboundBuffer()
        for byte: UInt8 in 1...4 { buffer.append([byte]) }
        #expect(buffer.take() == [1])
        #expect(buffer.take() == [2])
        #expect(buffer.take() == [3])
        try buffer.acknowledge(1)
        buffer.rewind()
        #expect(buffer.take() == [2])
        #expect(buffer.take() == [3])
        #expect(buffer.take() == [4])
        #expect(buffer.take() == nil)
        try buffer.acknowledge(4)
        #expect(buffer.count == 0 && buffer.byteCount == 0)
    }

    @Test func framesThatWereNeverSentCannotBeAcknowledged() throws {
        var buffer = OutboundBuffer()
        buffer.append([1])
        #expect(throws: ProtocolViolation.self) { try buffer.acknowledge(2) }
        try buffer.acknowledge(1)
        try buffer.acknowledge(0)
    }

    @Test func aClientThatSendsTooMuchIsReadLater() {
        let start = NIODeadline.uptimeNanoseconds(1)
        var budget = FrameBudget(perSecond: 10, burst: 3, now: start)
        for _ in 0..<3 { #expect(budget.spend(at: start) == .zero) }
        #expect(budget.spend(at: start) > .zero)
        #expect(budget.spend(at: start + .seconds(5)) == .zero)
    }
}
