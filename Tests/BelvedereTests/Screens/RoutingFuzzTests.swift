@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests with random steps in a window, compared with a model: there must be no leak, and the router, the window and the host must always
/// show the same screens.
struct RoutingFuzzTests {
    /// A second, simpler computation of the expected screens.
    private struct Model {
        var entries: [(place: Place, isPresented: Bool)] = []
        var unknown: String?

        func keys() -> [String] {
            ["list"] + entries.map { "\($0.place) \($0.isPresented)" } + (unknown.map { ["?" + $0] } ?? [])
        }

        mutating func back() { if unknown != nil { unknown = nil } else if !entries.isEmpty { entries.removeLast() } }
        mutating func pop() {
            if unknown != nil { unknown = nil } else if let last = entries.last, !last.isPresented { entries.removeLast() }
        }
        mutating func popToRoot() {
            unknown = nil
            while let last = entries.last, !last.isPresented { entries.removeLast() }
        }
        mutating func dismiss() {
            guard entries.contains(where: \.isPresented) else { return }
            unknown = nil
            while !entries.removeLast().isPresented {}
        }
        mutating func add(_ place: Place, isPresented: Bool) {
            unknown = nil
            entries.append((place, isPresented))
        }
        mutating func replace(_ place: Place) {
            unknown = nil
            if let last = entries.popLast() { entries.append((place, last.isPresented)) }
        }
    }

    @Test func nothingLeaksAndNothingDisagrees() async {
        let seed = Seed()
        #if MAIN_ACTOR_UI
        // The number of runs is small, because on the main actor all tests share one thread, which this test would block for a long time.
        let usual = 400
        #else
        let usual = 1_000
        #endif
        let sequences = Seed.isSoak ? 100_000 : usual
        for sequence in 0..<sequences {
            let isGood = Self.liveOnASession(seed, sequence)
            if !isGood { return }
            // Let the other tests run from time to time, because this one runs thousands of sequences.
            if sequence % 50 == 0 { await Task.yield() }
        }
    }

    private static func liveOnASession(_ seed: Seed, _ sequence: Int) -> Bool {
        withSession { live(seed, sequence) }
    }

    private static func live(_ seed: Seed, _ sequence: Int) -> Bool {
        var numbers = seed.numbers(for: sequence)
        let router = Router(root: Place.list), builder = PlaceBuilder()
        let stage = Stage(Window(router, root: builder))
        var model = Model()
        var host = HostHistory("")
        var steps: [String] = []
        var isGood = true
        func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
            if condition { return }
            isGood = false
            Issue.record("\(what()) after \(steps). \(seed), sequence \(sequence)")
        }
        host.apply(stage.take())

        func place() -> Place { numbers.below(5) == 0 ? .add : numbers.below(8) == 0 ? .nowhere : .detail(numbers.below(4)) }
        /// The person requests a change of screens. It succeeds unless one of the screens to close refuses.
        func request(_ next: Model) {
            let (old, new) = (model.keys(), next.keys())
            let kept = zip(old, new).prefix { $0 == $1 }.count
            let isRefused = stage.window.screens[kept...].contains { ($0 as? PlaceScreen)?.mayLeave == false }
            if !isRefused { model = next }
        }
        func address() -> (String, Model) {
            var there = Model()
            var path = ""
            for _ in 0..<numbers.below(4) {
                let next = place()
                let isPresented = numbers.below(3) == 0
                if isPresented != (next == .add) { path += isPresented ? "/!" : "/~" }
                path += "/" + next.pathComponents[0]
                there.add(next, isPresented: isPresented)
            }
            if numbers.below(6) == 0 {
                let bad = numbers.pick(["/x", "/%", "/x/1", "/~"])
                if bad == "/%" {
                    there = Model()
                    there.unknown = path + bad
                } else {
                    there.unknown = bad
                }
                path += bad
            }
            return (path, there)
        }

        for _ in 0..<(4 + numbers.below(12)) where isGood {
            let before = builder.log.count
            let keysBefore = model.keys()
            switch numbers.below(13) {
            case 0, 1, 2:
                let next = place()
                steps.append("push \(next)")
                router.push(next)
                model.add(next, isPresented: false)
            case 3:
                let next = place()
                steps.append("present \(next)")
                router.present(next)
                model.add(next, isPresented: true)
            case 4:
                steps.append("pop")
                router.pop()
                model.pop()
            case 5:
                steps.append("dismiss")
                router.dismiss()
                model.dismiss()
            case 6:
                steps.append("popToRoot")
                router.popToRoot()
                model.popToRoot()
            case 7:
                if model.entries.isEmpty { continue }
                let next = place()
                steps.append("replace \(next)")
                router.replaceTop(with: next)
                model.replace(next)
            case 8:
                if stage.window.screens.count == 1 { continue }
                steps.append("back")
                var next = model
                next.back()
                request(next)
                host.apply(stage.take())
                stage.send(.leave, to: stage.window.screens.last!.view)
            case 9:
                let (path, there) = address()
                steps.append("link \(path)")
                host.push(path)
                request(there)
                stage.window.receive(.visit(path), for: .none)
            case 10:
                // The host first receives the pending changes. Then its person goes back or forward.
                host.apply(stage.take())
                let direction = numbers.below(2) == 0 ? -1 : 1
                guard let path = host.go(direction) else { continue }
                steps.append("browser \(direction) to \(path)")
                var there = Model()
                let stack = RouteStack(root: Place.list, path: path)
                there.entries = stack.entries.map { ($0.route, $0.presentation == .presented) }
                there.unknown = stack.unknownPath
                request(there)
                stage.window.receive(.visit(path), for: .none)
            case 11:
                if let screen = stage.window.screens.last as? PlaceScreen {
                    screen.mayLeave.toggle()
                    steps.append("may leave \(screen.mayLeave)")
                }
            default:
                let (_, there) = address()
                var stack = RouteStack(
                    root: Place.list, entries: there.entries.map { .init($0.place, $0.isPresented ? .presented : .pushed) })
                stack.unknownPath = there.unknown
                steps.append("set \(stack.path)")
                router.stack = stack
                model = there
            }
            let entries = router.stack.entries.map { ($0.route, $0.presentation == .presented) }
            expect(entries.elementsEqual(model.entries) { $0.0 == $1.0 && $0.1 == $1.1 }, "the stack is \(router.stack.path)")
            expect(router.stack.unknownPath == model.unknown, "the unknown path is \(router.stack.unknownPath ?? "none")")
            let places = stage.window.screens.map { ($0 as? PlaceScreen)?.place }
            let wanted: [Place?] =
                [.list] + model.entries.map { $0.place == .nowhere ? nil : $0.place } + (model.unknown == nil ? [] : [nil])
            expect(places == wanted, "the screens are \(places)")
            // The screens that closed must have been notified, the topmost first, each once.
            let kept = zip(keysBefore, model.keys()).prefix { $0 == $1 }.count
            let told = builder.log[before...].filter { $0.hasPrefix("told") }
            let shouldBeTold = keysBefore[kept...].reversed().filter { !$0.hasPrefix("?") && !$0.hasPrefix("nowhere") }
                .map { "told " + $0.split(separator: " ")[0] }
            expect(told == shouldBeTold, "told were \(told), not \(shouldBeTold)")
            if numbers.below(3) == 0 {
                host.apply(stage.take("after \(steps), \(seed), sequence \(sequence)"))
                expect(host.path == stage.window.path, "the host is at \(host.path)")
                expect(stage.mirror.root.children.count == stage.window.screens.count, "the host shows other screens")
                let screens = model.keys().count { !$0.hasPrefix("?") && !$0.hasPrefix("nowhere") }
                expect(builder.alive == (screens, screens), "alive are \(builder.alive) of \(screens)")
            }
        }
        stage.take()
        stage.context.close()
        expect(builder.alive == (0, 0), "alive after the end are \(builder.alive)")
        expect(stage.diagnostics.allSatisfy { $0 == .routeNotBuilt("Place.nowhere") }, "reported was \(stage.diagnostics)")
        return isGood
    }
}
