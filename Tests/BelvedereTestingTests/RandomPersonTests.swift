@_spi(Hosting) import BelvedereTesting
import Foundation
import Testing

/// A person who does whatever there is to do. Whatever it was: the changes lead where a fresh rendering leads, no event is
/// late or refused, nothing outlives its screen, and every step can be done.
struct RandomPersonTests {
    @Test func theHostAndTheAppAgreeAfterRandomSteps() async {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["BELVEDERE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
        let steps = environment["BELVEDERE_SOAK"] == nil ? 1_000 : 20_000
        let collector = FailureCollector()
        let setting = Setting(viewport: Viewport(rows: 3, columns: 2), isExhaustive: false)
        await withApp(.notes, setting, reporter: collector.reporter) { app in
            var person = RandomPerson(seed: seed)
            for _ in 0..<steps where collector.failures.isEmpty { await person.act(on: app) }
        }
        #expect(collector.failures.isEmpty, "BELVEDERE_SEED=\(seed)")
    }
}

private struct RandomPerson {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func act(on app: Driver) async {
        switch below(12) {
        case 0: await app.wait(for: .seconds(below(12)))
        case 1: app.open(["", "/add", "/note/Milk", "/nowhere", "/note/Milk/add"][below(5)])
        case 2: if app.transcript.description.contains("back]") { app.back() }
        default:
            let targets = app.usable
            if targets.isEmpty { return }
            await use(targets[below(targets.count)], of: app)
        }
    }

    private mutating func use(_ target: Target, of app: Driver) async {
        switch target.role {
        case .button, .toggle: app.tap(target.role, target.name, at: target.index)
        case .textField, .searchField:
            switch below(3) {
            case 0: app.clear(target.name, at: target.index)
            case 1 where target.role == .textField: app.submit(target.name, at: target.index)
            default: app.type(["a", "é", "\u{202E}x", " "][below(4)], into: target.name, at: target.index)
            }
        case .picker: app.select(["Name", "Age"][below(2)], in: target.name)
        case .tabs: app.select(["Here", "There"][below(2)])
        case .pager: app.turn(target.name, to: below(3))
        case .list:
            let count = rows(in: app.host.mirror.root)
            if count > 0 { app.scroll(toRow: below(count), of: target.name) }
        case .row where target.name?.hasPrefix("Note ") == true:
            if below(2) == 0 {
                app.tap(.row, target.name, at: target.index)
            } else {
                app.perform("Delete", on: target.name, at: target.index)
            }
        default: break
        }
        if below(2) == 0 { await app.settle() }
    }

    /// The number of rows of the list in a tree.
    private func rows(in view: MirroredView) -> Int {
        if view.kind == .list { return view[RowsView.count] }
        return view.children.reduce(0) { max($0, rows(in: $1)) }
    }

    /// SplitMix64, so that a seed means the same everywhere.
    private mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
