internal import BelvedereBinding
internal import BelvedereCore

/// The rows of all sections of a list, one after the other.
///
/// What changes in several sections at once is told by each of them in its turn. The changes are collected, and passed on
/// together when the last has been told, so that nobody asks for a row in between.
final class SectionedRows<Key, Item>: RowSource<Item> {
    typealias Section = ListSection<Key, Item>

    /// A section as the rows show it that were passed on.
    private struct Shown {
        let section: Section
        var count: Int
        let token: BindingToken?
    }

    /// A change that has not been passed on.
    private enum Step {
        case insert(Section, elements: [Item], BindingToken, at: Int)
        case remove(at: Int)
        case rows(Section, ListChange<Item>)
        case reload
    }

    private let sections: DynamicListValue<Section>
    private let changes = Signal<ListChange<Item>>(name: "List.rows")
    private var shown: [Shown] = []
    private var waiting: [Step] = []
    private var sectionsToken: BindingToken?
    /// Set by each change. Its binding is the newest, so it is told when all changes have been.
    private let pulse = Dynamic(0, name: "List.sections")
    private var pulseToken: BindingToken?
    /// Called when the sections are others, or have another number of rows.
    var onSections: () -> Void = {}

    init(_ sections: DynamicListValue<Section>) {
        self.sections = sections
        super.init()
        sectionsToken = sections.bind { [weak self] change in self?.note(change) }
        shown = sections.elements.map { Shown(section: $0, count: $0.rows.count, token: follow($0)) }
        awaitTheLast()
    }

    override var count: Int { shown.reduce(0) { $0 + $1.count } }

    override func item(at index: Int) -> Item? {
        var row = index
        for part in shown {
            if row < part.count { return row < part.section.rows.count ? part.section.rows[row] : nil }
            row -= part.count
        }
        return nil
    }

    override func bind(_ action: @escaping (ListChange<Item>) -> Void) -> BindingToken? { changes.bind(action) }

    override func end() {
        onSections = {}
        sectionsToken = nil
        pulseToken = nil
        shown = shown.map { Shown(section: $0.section, count: $0.count, token: nil) }
    }

    /// The sections in their order, with the number of rows of each.
    func headings(_ title: (Key) -> String) -> [SectionHeading] {
        shown.map { SectionHeading(title: title($0.section.key), count: $0.count) }
    }

    // MARK: Collecting

    private func follow(_ section: Section) -> BindingToken {
        section.rows.bind { [weak self, unowned section] change in self?.note(section, change) }
    }

    /// Binds once more, so that whatever was bound since is told before.
    private func awaitTheLast() {
        pulseToken = pulse.bind { [weak self] _ in self?.passOn() }
    }

    private func note(_ section: Section, _ change: ListChange<Item>) {
        waiting.append(.rows(section, change))
        pulse.value += 1
    }

    private func note(_ change: ListChange<Section>) {
        for step in change.steps {
            switch step {
            case .insert(let section, let index):
                // Read now: what comes after is told by the section.
                waiting.append(.insert(section, elements: section.rows.elements, follow(section), at: index))
            case .remove(let index): waiting.append(.remove(at: index))
            case .move, .update, .batch, .reload: waiting.append(.reload)
            }
        }
        // Before the pulse is set, because a binding is told what is set after it was made.
        awaitTheLast()
        pulse.value += 1
    }

    // MARK: Passing on

    private func passOn() {
        let steps = waiting
        waiting = []
        if steps.isEmpty { return }
        var told: [ListChange<Item>] = []
        for step in steps {
            guard make(step, &told) else {
                shown = sections.elements.map { Shown(section: $0, count: $0.rows.count, token: follow($0)) }
                awaitTheLast()
                told = [.reload]
                break
            }
        }
        if !told.isEmpty { changes.send(told.count == 1 ? told[0] : .batch(told)) }
        onSections()
    }

    /// Makes a change in what is shown.
    ///
    /// - Returns: Whether it could; if not, everything must be read anew.
    private func make(_ step: Step, _ told: inout [ListChange<Item>]) -> Bool {
        switch step {
        case .insert(let section, let elements, let token, let index):
            let start = start(of: index)
            shown.insert(Shown(section: section, count: elements.count, token: token), at: index)
            told += elements.enumerated().map { .insert($0.element, at: start + $0.offset) }
        case .remove(let index):
            let start = start(of: index)
            told += (0..<shown.remove(at: index).count).map { _ in .remove(at: start) }
        case .rows(let section, let change):
            // The section itself may have gone, or be read anew.
            guard let place = shown.firstIndex(where: { $0.section === section }) else { return true }
            let start = start(of: place)
            for step in change.steps {
                switch step {
                case .insert: shown[place].count += 1
                case .remove: shown[place].count -= 1
                case .move, .update: break
                case .batch, .reload: return false
                }
                told.append(step.moved(by: start))
            }
        case .reload: return false
        }
        return true
    }

    private func start(of place: Int) -> Int { shown[..<place].reduce(0) { $0 + $1.count } }
}

extension ListChange {
    /// The same change of a list in which `offset` elements stand before.
    fileprivate func moved(by offset: Int) -> ListChange {
        switch self {
        case .insert(let element, let index): .insert(element, at: index + offset)
        case .remove(let index): .remove(at: index + offset)
        case .move(let from, let to): .move(from: from + offset, to: to + offset)
        case .update(let element, let index): .update(element, at: index + offset)
        case .batch, .reload: self
        }
    }
}
