@testable import Architecture
import Testing

@Suite struct DirectedGraphTests {
    private func graph(_ edges: [(Int, Int)]) -> DirectedGraph<Int> {
        var graph = DirectedGraph<Int>()
        for (from, to) in edges { graph.add(from: from, to: to) }
        return graph
    }

    @Test func aGraphWithoutCirclesHasNone() {
        #expect(graph([(1, 2), (2, 3), (1, 3), (4, 3)]).circles().isEmpty)
    }

    @Test func eachGroupGivesAShortestCircle() {
        #expect(graph([(1, 2), (2, 3), (3, 1), (2, 1)]).circles() == [[1, 2]])
        #expect(graph([(1, 2), (2, 1), (2, 3), (3, 4), (4, 5), (5, 3)]).circles() == [[1, 2], [3, 4, 5]])
    }

    @Test func deepGraphsNeedNoDeepStack() {
        let count = 50_000
        #expect(graph((0..<count).map { ($0, $0 + 1) }).circles().isEmpty)
        #expect(graph((0..<count).map { ($0, ($0 + 1) % count) }).circles().map(\.count) == [count])
    }

    @Test func randomGraphsAgreeWithReachability() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let edges = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<7, using: &random))
            }
            .filter { $0.0 != $0.1 }
            var reach = [[Bool]](repeating: [Bool](repeating: false, count: 7), count: 7)
            for (from, to) in edges { reach[from][to] = true }
            for middle in 0..<7 {
                for from in 0..<7 { for to in 0..<7 where reach[from][middle] && reach[middle][to] { reach[from][to] = true } }
            }
            let inCircles = Set((0..<7).filter { reach[$0][$0] })
            let groups = graph(edges).groups().filter { $0.count > 1 }
            #expect(Set(groups.flatMap { $0 }) == inCircles, "\(edges)")
            for circle in graph(edges).circles() {
                for (index, node) in circle.enumerated() {
                    #expect(edges.contains { $0 == (node, circle[(index + 1) % circle.count]) }, "\(circle) in \(edges)")
                }
            }
        }
    }
}
