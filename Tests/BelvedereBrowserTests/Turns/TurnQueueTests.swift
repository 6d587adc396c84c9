import Repeatable
import Testing

@testable import BelvedereBrowser

/// Tests of the order in which waiting turns get a thread.
@Suite struct TurnQueueTests {
    @Test func addressesTakeTurnsHoweverManySessionsOneHas() {
        var queue = TurnQueue<String>(width: 1, widthPerAddress: 1)
        for number in 1...50 { queue.append("busy \(number)", of: "busy") }
        queue.append("modest", of: "modest")
        var order: [String] = []
        for _ in 1...4 {
            guard let turn = queue.start() else { break }
            #expect(queue.start() == nil)
            order.append(turn)
            queue.end(of: turn == "modest" ? "modest" : "busy")
        }
        #expect(order == ["busy 1", "modest", "busy 2", "busy 3"])
    }

    @Test func anAddressLeavesThreadsForOthers() {
        var queue = TurnQueue<String>(width: 4, widthPerAddress: 2)
        for number in 1...50 { queue.append("busy \(number)", of: "busy") }
        #expect([queue.start(), queue.start(), queue.start()] == ["busy 1", "busy 2", nil])
        queue.append("modest", of: "modest")
        #expect(queue.start() == "modest")
        queue.end(of: "busy")
        #expect(queue.start() == "busy 3")
    }

    @Test func everyTurnRunsOnce() {
        var dice = SplitMix64(seed: Environment.seed)
        var queue = TurnQueue<Int>(width: 3, widthPerAddress: 2)
        var running: [(Int, String)] = [], begun: [Int] = [], addresses: [Int: String] = [:]
        for number in 0..<2_000 {
            let address = "address \(Int.random(in: 0..<7, using: &dice))"
            addresses[number] = address
            queue.append(number, of: address)
            while let turn = queue.start() {
                begun.append(turn)
                running.append((turn, addresses[turn] ?? ""))
            }
            #expect(running.count <= 3)
            if Bool.random(using: &dice), !running.isEmpty {
                queue.end(of: running.remove(at: Int.random(in: 0..<running.count, using: &dice)).1)
            }
        }
        while !running.isEmpty {
            queue.end(of: running.removeFirst().1)
            while let turn = queue.start() {
                begun.append(turn)
                running.append((turn, addresses[turn] ?? ""))
            }
        }
        #expect(begun.sorted() == Array(0..<2_000))
    }
}
