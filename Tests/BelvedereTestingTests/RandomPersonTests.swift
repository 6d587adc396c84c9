@_spi(Hosting) import BelvedereTesting
import Foundation
import Repeatable
import Testing

/// Tests with a person who does random steps. After each step, the window with all changes applied must equal a new rendering, no event may
/// be late or refused, no object may stay in memory after its screen, and each step that the driver offers must be possible.
struct RandomPersonTests {
    @Test func theHostAndTheAppAgreeAfterRandomSteps() async {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["BELVEDERE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
        let steps = environment["BELVEDERE_SOAK"] == nil ? 1_000 : 20_000
        let collector = FailureCollector()
        let setting = Setting(viewport: Viewport(rows: 3, columns: 2), isExhaustive: false)
        await collector.withApp(.notes, setting) { app in
            var person = RandomPerson(seed: seed)
            for _ in 0..<steps where collector.failures.isEmpty { await person.act(on: app) }
        }
        #expect(collector.failures.isEmpty, "BELVEDERE_SEED=\(seed)")
    }
}

private struct RandomPerson {
    private var numbers: SplitMix64

    init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

    mutating func act(on app: Driver) async {
        switch numbers.below(12) {
        case 0: await app.wait(for: .seconds(numbers.below(12)))
        case 1: app.open(["", "/add", "/note/Milk", "/nowhere", "/note/Milk/add"][numbers.below(5)])
        case 2: if app.transcript.description.contains("back]") { app.back() }
        default:
            let targets = app.usable
            if targets.isEmpty { return }
            await use(targets[numbers.below(targets.count)], of: app)
        }
    }

    private mutating func use(_ target: Target, of app: Driver) async {
        switch target.role {
        case .button, .toggle: app.tap(target.role, target.name, at: target.index)
        case .textField, .searchField:
            switch numbers.below(3) {
            case 0: app.clear(target.name, at: target.index)
            case 1 where target.role == .textField: app.submit(target.name, at: target.index)
            default: app.type(["a", "é", "\u{202E}x", " "][numbers.below(4)], into: target.name, at: target.index)
            }
        case .picker: app.select(["Name", "Age"][numbers.below(2)], in: target.name)
        case .tabs: app.select(["Here", "There"][numbers.below(2)])
        case .pager: app.turn(target.name, to: numbers.below(3))
        case .list:
            let count = rows(in: app.host.mirror.root)
            if count > 0 { app.scroll(toRow: numbers.below(count), of: target.name) }
        case .row where target.name?.hasPrefix("Note ") == true:
            if numbers.below(2) == 0 {
                app.tap(.row, target.name, at: target.index)
            } else {
                app.perform("Delete", on: target.name, at: target.index)
            }
        default: break
        }
        if numbers.below(2) == 0 { await app.settle() }
    }

    /// Returns the number of rows in the list of a rendered window.
    private func rows(in view: MirroredView) -> Int {
        if view.kind == .list { return view[RowsView.count] }
        return view.children.reduce(0) { max($0, rows(in: $1)) }
    }
}
