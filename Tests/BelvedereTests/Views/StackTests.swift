import Belvedere
import BelvedereTesting
import Testing

/// Tests of the ways to make a stack.
struct StackTests {
    @Test func aStackWithoutAnAxisIsVertical() {
        withSession {
            let stacks = [
                Stack(spacing: .small, Label("1"), Label("2")),
                Stack(spacing: .small, [Label("1"), Label("2")]),
                Stack(spacing: .small, alignment: .center, Label("1"), Label("2")),
                Stack(alignment: .center, Label("1"), Label("2")),
                Stack(style: .group, Label("1"), Label("2")),
                Stack(Label("1"), Label("2")),
            ]
            #expect(stacks.allSatisfy { $0.axis == .vertical && $0.subviews.count == 2 })
            #expect(stacks.map(\.spacing) == [.small, .small, .small, nil, nil, nil])
            #expect(stacks.map(\.alignment) == [nil, nil, .center, .center, nil, nil])
            #expect(stacks.map(\.style) == [.plain, .plain, .plain, .plain, .group, .plain])
        }
    }

    @Test func aStackAlongAnAxisTakesAStyle() {
        withSession {
            let stack = Stack(.horizontal, style: .group, spacing: .small, Label("1"))
            #expect(stack.axis == .horizontal)
            #expect(stack.style == .group)
        }
    }
}
