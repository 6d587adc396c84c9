@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests of views that are added, removed, moved and exchanged. After all edits of a turn, the host must have the same views as the app.
struct ContainerEditTests {
    @Test func singleEditsReachTheHostAsSuch() {
        withSession {
            let first = Label("1"), second = Label("2"), third = Label("3")
            let stack = Stack(first, second)
            let stage = Stage(stack)
            stack.insert(third, at: 1)
            #expect(
                stage.take() == [
                    .insert(
                        ViewNode(identifier: third.identifier, kind: .label, properties: [PropertyAssignment(Label.text, "3")]),
                        into: stack.asParent, at: 1)
                ])
            stack.moveView(from: 0, to: 2)
            #expect(stage.take() == [.move(within: stack.asParent, from: 0, to: 2)])
            let identifier = third.identifier
            stack.remove(third)
            #expect(stage.take() == [.remove(identifier, from: stack.identifier, at: 0)])
            #expect(third.identifier == .none)
        }
    }

    @Test func aViewAddedAndRemovedInOneTurnIsNotTold() {
        withSession {
            let stack = Stack(Label("1"), Label("2"))
            let stage = Stage(stack)
            let passing = Label("3")
            stack.insert(passing, at: 1)
            stack.moveView(from: 0, to: 2)
            stack.remove(passing)
            #expect(stage.take() == [.move(within: stack.asParent, from: 0, to: 1)])
        }
    }

    @Test func addingAViewThatIsThereAlreadyMovesIt() {
        withSession {
            let first = Label("1"), second = Label("2")
            let stack = Stack(first, second)
            let stage = Stage(stack)
            stack.add(first)
            #expect(stack.subviews.map(\.accessibleName) == ["2", "1"])
            #expect(stage.take() == [.move(within: stack.asParent, from: 0, to: 1)])
            stack.insert(first, at: 0)
            #expect(stack.subviews.map(\.accessibleName) == ["1", "2"])
            stage.take()
            stack.insert(first, at: 0)
            stack.insert(first, at: 1)
            #expect(stage.take() == [])
        }
    }

    @Test func aViewStandsInOnePlaceOnly() {
        withSession {
            let label = Label("1")
            let first = Stack(label, label)
            #expect(first.subviews.count == 1)
            let second = Stack(label)
            #expect(first.subviews.isEmpty)
            #expect(label.superview === second)
            let stage = Stage(first, second)
            first.setViews([label, label])
            stage.take()
            #expect(second.subviews.isEmpty && first.subviews.count == 1)
        }
    }

    @Test func theSameViewsAgainAreNoChange() {
        withSession {
            let views = (0..<5).map { Label("\($0)") }
            let stack = Stack(.vertical, views)
            let stage = Stage(stack)
            stack.setViews(views)
            #expect(stage.take() == [])
            stack.setViews(views.reversed())
            #expect(stage.take().count == 1)
        }
    }

    @Test func manyEditsOfATurnBecomeOneArrangement() {
        withSession {
            let stack = Stack(Label("1"), Label("2"), Label("3"))
            let stage = Stage(stack)
            for _ in 0..<100 { stack.moveView(from: 0, to: 2) }
            let arranged = stack.subviews.map { Change.Child.existing($0.identifier) }
            #expect(stage.take() == [.arrange(stack.asParent, arranged)])
            // However the views are rearranged, the changes must not be larger than sending all views again.
            for number in 0..<100 { stack.insert(Label("\(number)"), at: 0) }
            for _ in 0..<50 { stack.remove(stack.subviews[0]) }
            #expect(stage.take().count <= 53)
        }
    }

    @Test func indicesOutsideTheStackAreClamped() {
        withSession {
            let stack = Stack(Label("1"), Label("2"))
            stack.insert(Label("3"), at: 99)
            stack.insert(Label("0"), at: -5)
            stack.moveView(from: 7, to: 0)
            stack.moveView(from: 0, to: 99)
            #expect(stack.subviews.map(\.accessibleName) == ["1", "2", "3", "0"])
        }
    }

    @Test func theKeyboardGoesToAFieldOnceAndNotAgainWhenItReturns() {
        withSession {
            let field = TextField("Name")
            field.focus()
            let stack = Stack(field)
            let stage = Stage(Window(Screen(content: stack)))
            #expect(stage.take().contains(.focus(field.identifier)))
            stack.remove(field)
            stage.take()
            stack.add(field)
            #expect(!stage.take().contains(.focus(field.identifier)))
            field.focus()
            #expect(stage.take() == [.focus(field.identifier)])
        }
    }

    @Test func theLastFieldThatAsksForTheKeyboardGetsIt() {
        withSession {
            let first = TextField("1"), second = TextField("2")
            let stage = Stage(first, second)
            first.focus()
            second.focus()
            #expect(stage.take() == [.focus(second.identifier)])
            first.focus()
            (first.superview as? Stack)?.remove(first)
            #expect(!stage.take().contains { if case .focus = $0 { true } else { false } })
        }
    }

    /// Makes random edits in nested containers. After each group of edits, the host's copy must equal a new rendering, including the
    /// identifiers of views, and no identifier may be used twice.
    @Test func theHostMatchesTheAppAfterRandomEdits() {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 5000 : 250) {
            withSession {
                var numbers = seed.numbers(for: sequence)
                let root = Stack()
                let stage = Stage(root)
                var pool: [Label] = (0..<8).map { Label("\($0)") }
                var stacks: [Stack] = [root] + (0..<4).map { _ in Stack() }
                for turn in 0..<12 {
                    for _ in 0..<(1 + numbers.below(numbers.below(4) == 0 ? 60 : 8)) {
                        Self.edit(&numbers, &stacks, &pool)
                    }
                    stage.take("\(seed), sequence \(sequence), turn \(turn)")
                    if !stage.mirror.faults.isEmpty { return }
                }
                #expect(stage.window.viewCount == stage.mirror.count, "\(seed), sequence \(sequence)")
            }
        }
    }

    /// Adds and removes views within one turn, among views that the host has and that move in the same turn. The host must not receive the
    /// added views.
    @Test func viewsAddedAndRemovedInOneTurnLeaveNoTrace() {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 100_000 : 3000) {
            withSession {
                var numbers = seed.numbers(for: sequence)
                let stack = Stack(.vertical, (0..<6).map { Label("\($0)") })
                let stage = Stage(stack)
                var passing: [View] = []
                for _ in 0..<14 {
                    let count = stack.subviews.count
                    switch numbers.below(5) {
                    case 0, 1:
                        let view = Label("passing")
                        passing.append(view)
                        stack.insert(view, at: numbers.below(count + 1))
                    case 2, 3: stack.moveView(from: numbers.below(count), to: numbers.below(count))
                    default: if !passing.isEmpty { stack.remove(passing.remove(at: numbers.below(passing.count))) }
                    }
                }
                if numbers.below(2) == 0 { passing.forEach(stack.remove) }
                stage.take("\(seed), sequence \(sequence)")
            }
        }
    }

    private static func edit(_ numbers: inout SplitMix64, _ stacks: inout [Stack], _ labels: inout [Label]) {
        let target = numbers.pick(stacks)
        /// Returns a label or a stack to insert. A stack must not contain the target, because a view cannot contain itself.
        func candidate() -> View {
            if numbers.below(3) > 0 { return numbers.pick(labels) }
            let stack = numbers.pick(Array(stacks.dropFirst()))
            var ancestor: View? = target
            while let current = ancestor {
                if current === stack { return numbers.pick(labels) }
                ancestor = current.superview
            }
            return stack
        }
        switch numbers.below(12) {
        case 0, 1, 2: target.insert(candidate(), at: numbers.below(target.subviews.count + 2))
        case 3: target.add(candidate())
        case 4, 5:
            if !target.subviews.isEmpty { target.remove(numbers.pick(target.subviews)) }
        case 6, 7:
            if target.subviews.count > 1 {
                target.moveView(from: numbers.below(target.subviews.count), to: numbers.below(target.subviews.count))
            }
        case 8: target.setViews((0..<numbers.below(5)).map { _ in candidate() })
        case 9: target.setViews(target.subviews.shuffled(using: &numbers))
        case 10:
            numbers.pick(labels).text = "\(numbers.below(100))"
            numbers.pick(stacks).isHidden.toggle()
        default:
            let index = numbers.below(labels.count)
            (labels[index].superview as? Stack)?.remove(labels[index])
            labels[index] = Label("new \(numbers.below(1000))")
        }
    }
}
