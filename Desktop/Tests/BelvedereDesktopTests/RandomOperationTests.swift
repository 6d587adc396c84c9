import Belvedere
import BelvedereBinding
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Foundation
import Testing

/// Tests that a window which has changed many times shows the same as a new window. The long form is part of `make soak`.
@Suite(.serialized) struct RandomOperationTests {
    private static let isLong = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"

    /// Everything that the app shows.
    private struct Contents: Sendable {
        var rows = ["First", "Second", "Third"]
        var views: [String] = []
        var title = "Title"
        var isHidden = false, isEnabled = true, isOn = false

        /// Makes one change, of which `dice` decides the kind and the place.
        mutating func change(_ dice: inout Dice) {
            let name = "\(dice.next() % 1000)"
            switch dice.next() % 9 {
            case 0, 1: rows.insert(name, at: dice.place(in: rows.count + 1))
            case 2: if !rows.isEmpty { rows.remove(at: dice.place(in: rows.count)) }
            case 3: if !rows.isEmpty { rows[dice.place(in: rows.count)] = name }
            case 4: if dice.next() % 10 == 0 { rows = (0..<dice.place(in: 40)).map { "\(name) \($0)" } }
            case 5: views.insert(name, at: dice.place(in: views.count + 1))
            case 6: if !views.isEmpty { views.remove(at: dice.place(in: views.count)) }
            case 7: (isHidden, title) = (dice.next() % 2 == 0, name)
            default: (isEnabled, isOn) = (dice.next() % 2 == 0, dice.next() % 2 == 0)
            }
            if rows.count > 60 { rows.removeLast(30) }
            if views.count > 12 { views.removeFirst(6) }
        }
    }

    /// A generator with a seed, so that a failed run can be repeated.
    private struct Dice {
        private var state: UInt64

        init(seed: UInt64) {
            state = seed
        }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }

        mutating func place(in count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
    }

    /// The views of a window that is open.
    ///
    /// Safe although unchecked: only jobs of the session use it.
    private final class Shown: @unchecked Sendable {
        var show: (Contents) -> Void = { _ in }
    }

    private func app(_ contents: Contents, _ shown: Shown = Shown()) -> BelvedereApp {
        BelvedereApp("Test", path: "/") { _ in
            let rows = DynamicList<String>([]), list = List(rows) { Stack(.horizontal, [Label($0), Button("Open \($0)") {}]) }
            let label = Label(""), toggle = Toggle("Alarm"), stack = Stack(.vertical, []), field = TextField("Name")
            list.title = "Rows"
            var views: [(name: String, view: View)] = []
            shown.show = { contents in
                rows.assign(contents.rows)
                label.text = contents.title
                (label.isHidden, toggle.isEnabled, toggle.isOn) = (contents.isHidden, contents.isEnabled, contents.isOn)
                (field.isHidden, field.text) = (!contents.isEnabled, contents.title)
                for (name, view) in views where !contents.views.contains(name) { stack.remove(view) }
                views.removeAll { !contents.views.contains($0.name) }
                for (index, name) in contents.views.enumerated() where views.element(at: index)?.name != name {
                    let view = Self.view(name)
                    stack.insert(view, at: index)
                    views.insert((name, view), at: index)
                }
                while views.count > contents.views.count { stack.remove(views.removeLast().view) }
            }
            shown.show(contents)
            return Window(Screen(title: "Test", content: Stack(.vertical, [label, toggle, field, stack, list])))
        }
    }

    private static func view(_ name: String) -> View {
        switch name.utf8.reduce(0, { $0 + Int($1) }) % 4 {
        case 0: Label(name)
        case 1: Button(name) {}
        case 2: Section(name, Toggle(name))
        default: Disclosure(name, Label("Inside \(name)"))
        }
    }

    @Test(.timeLimit(.minutes(30))) func aWindowThatHasChangedOftenShowsTheSameAsANewOne() async throws {
        let seed = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64(Int32.max))
        var dice = Dice(seed: seed), contents = Contents()
        let shown = Shown(), setting = WindowSetting(rowsInSight: 5)
        try await DesktopPlayer.use(app(contents, shown), setting) { player in
            for round in 0..<(Self.isLong ? 200 : 4) {
                for operation in 0..<50 {
                    contents.change(&dice)
                    let now = contents
                    await player.window.session.perform { _ in shown.show(now) }
                    // Sometimes GTK draws a frame between two changes, and sometimes it does not.
                    if operation % 17 == 0 { await player.nextFrame() }
                }
                var expected: [String] = []
                try await DesktopPlayer.use(app(contents), setting) { fresh in
                    for _ in 0..<3 { await fresh.nextFrame() }
                    expected = try await fresh.lines { _ in true }
                }
                let found = try await player.lines { $0 == expected }
                #expect(found == expected, "BELVEDERE_SEED=\(seed), round \(round)")
                if found != expected { return }
            }
        }
    }
}
