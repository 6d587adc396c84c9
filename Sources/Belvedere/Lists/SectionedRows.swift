internal import BelvedereBinding
internal import BelvedereCore

/// The rows of all sections of a list, one after the other.
///
/// If several sections change at once, each section notifies separately. The changes are collected and passed to the list together after
/// the last notification. Otherwise, the list would read rows while only some of the sections are up to date.
final class SectionedRows<Key, Item>: RowSource<Item> {
    typealias Section = ListSection<Key, Item>

    /// A section, with the number of its rows according to the changes that the list has received so far.
    private struct Shown {
        let section: Section
        var count: Int
        let token: BindingToken?
    }

    /// A collected change that has not been passed to the list yet.
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
    /// A counter that each change increases. Its binding is always the newest one, so its closure runs after the bindings of all sections
    /// and passes the collected changes to the list.
    private let pulse = Dynamic(0, name: "List.sections")
    private var pulseToken: BindingToken?
    /// Called when the sections, or the number of rows in one, have changed.
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

    /// Returns the sections in order, with the number of rows of each.
    func headings(_ title: (Key) -> String) -> [SectionHeading] {
        shown.map { SectionHeading(title: title($0.section.key), count: $0.count) }
    }

    // MARK: Collecting

    private func follow(_ section: Section) -> BindingToken {
        section.rows.bind { [weak self, unowned section] change in self?.note(section, change) }
    }

    /// Binds `pulse` again, so that its closure is called after all bindings that were created in the meantime.
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
                // Read the elements of the new section now. The section reports its later changes itself.
                waiting.append(.insert(section, elements: section.rows.elements, follow(section), at: index))
            case .remove(let index): waiting.append(.remove(at: index))
            case .move, .update, .batch, .reload: waiting.append(.reload)
            }
        }
        // Bind `pulse` before its value changes, because a binding receives only later values.
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

    /// Applies a collected change to the list of shown sections.
    ///
    /// - Returns: `false` if the change cannot be applied, so that all rows must be reloaded.
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
            // The section may have been removed in the meantime, or all sections may have been reloaded.
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
    /// Returns the same change with all its positions increased by `offset`, because the rows of other sections come before those of this
    /// section.
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
