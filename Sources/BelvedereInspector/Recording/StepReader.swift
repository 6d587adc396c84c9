@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereHeadless

/// Says an event as a step of a scenario: what a person did, to which thing, as a test finds that thing.
struct StepReader {
    let mirror: ViewMirror
    let descriptions: ViewDescriptions
    let elements: [Perception.Element]

    /// The step of an event; `nil` for an event that a person does not do, or that a test does by itself.
    func step(of event: Event, for identifier: ViewIdentifier) -> ScenarioStep? {
        switch event {
        case .visit(let path): return ScenarioStep(.open, text: path)
        case .answer, .fail, .show, .endEditing: return nil
        default: break
        }
        guard let view = mirror.view(identifier) else { return nil }
        switch event {
        case .activate: return ScenarioStep(.tap, target(of: view))
        case .input(let text, _): return typing(text, into: view)
        case .submit: return ScenarioStep(.submit, target(of: view))
        case .toggle(let isOn):
            if view.kind != .toggle { return ScenarioStep(.tap, target(of: view)) }
            return ScenarioStep(.toggle, target(of: view), text: isOn ? "on" : "off")
        case .select(let index): return selection(index, in: view)
        case .perform(let index):
            let actions = view.parent?[RowsView.actions] ?? []
            return actions.indices.contains(index) ? ScenarioStep(.perform, target(of: view), text: actions[index]) : nil
        case .adjust(let number, _): return ScenarioStep(.adjust, target(of: view), number: number)
        case .enter(let entry, _): return ScenarioStep(.enter, target(of: view), text: entry)
        case .check(let index, let isChecked):
            guard case .choices(_, let choices)? = view.kind.value else { return nil }
            let titles = texts(of: view, choices)
            return titles.indices.contains(index)
                ? ScenarioStep(.check, target(of: view), text: titles[index], number: isChecked ? 1 : 0) : nil
        case .receive(let file):
            var step = ScenarioStep(.provide, target(of: view))
            step.file = ScenarioFile(name: file.name, mediaType: file.mediaType, text: String(decoding: file.bytes, as: UTF8.self))
            return step
        case .beginEditing:
            guard let row = view.parent, let place = row.children.firstIndex(where: { $0 === view }) else { return nil }
            let columns = row.parent?[RowsView.columns] ?? []
            return columns.indices.contains(place) ? ScenarioStep(.edit, target(of: row), text: columns[place].title) : nil
        case .mark(let mark): return marking(mark, view)
        case .sort(let column):
            let columns = view[RowsView.columns]
            return columns.indices.contains(column) ? ScenarioStep(.sort, target(of: view), text: columns[column].title) : nil
        case .leave:
            if view.kind == .tableCell { return ScenarioStep(.giveUp, Target(.textField, columnTitle(of: view))) }
            return .back
        case .choose(let number):
            let items = MenuItem.numbered(view.menuItems)
            return items.indices.contains(number) ? ScenarioStep(.choose, target(of: view), text: items[number].title) : nil
        case .emit(let name, let value):
            var step = ScenarioStep(.emit, target(of: view), text: name)
            step.value = value.json
            return step
        case .pointer(let phase, let x, let y):
            var step = ScenarioStep(phase == .hover ? .hover : .press, target(of: view))
            step.points = [DrawingPoint(x, y)]
            return step
        case .visit, .answer, .fail, .show, .endEditing: return nil
        }
    }

    /// How a test names a view: by what it is and what it is called, and by its place where several are called the same.
    func target(of view: MirroredView) -> Target {
        let name = descriptions.name(of: view)
        let wanted = name.isEmpty ? nil : name
        let sameName = elements.filter { element in
            (element.role == view.kind || (view.kind == .row && element.role.role == .row)) && (wanted == nil || element.name == name)
        }
        let index = sameName.count > 1 ? sameName.firstIndex { $0.view === view } : nil
        return Target(view.kind, wanted, at: index)
    }

    /// What is in a field and what a person has typed behind it. A text that is new from its beginning starts with an empty field.
    private func typing(_ text: String, into view: MirroredView) -> ScenarioStep? {
        let before = view[TextField.text]
        let typed = view.kind == .secureField ? String(repeating: "•", count: text.count) : text
        if text.isEmpty { return before.isEmpty ? nil : ScenarioStep(.clear, target(of: view)) }
        if text.hasPrefix(before) {
            let added = typed.dropFirst(before.count)
            return added.isEmpty ? nil : ScenarioStep(.type, target(of: view), text: String(added))
        }
        var step = ScenarioStep(.type, target(of: view), text: typed)
        // Marks that the field is emptied first.
        step.number = 0
        return step
    }

    private func selection(_ index: Int, in view: MirroredView) -> ScenarioStep? {
        if view.kind == .pager { return ScenarioStep(.turn, target(of: view), number: Double(index)) }
        guard case .choice(_, let choices)? = view.kind.value else { return nil }
        let titles = texts(of: view, choices)
        return titles.indices.contains(index) ? ScenarioStep(.select, target(of: view), text: titles[index]) : nil
    }

    private func marking(_ mark: RowMark, _ view: MirroredView) -> ScenarioStep? {
        let choice: RowChoice? =
            switch mark {
            case .only: .only
            case .toggle: .toggle
            case .extend: .extend
            case .all: nil
            }
        return choice.map { ScenarioStep(.mark, target(of: view), text: $0.rawValue) }
    }

    private func columnTitle(of cell: MirroredView) -> String? {
        guard let row = cell.parent, let place = row.children.firstIndex(where: { $0 === cell }) else { return nil }
        let columns = row.parent?[RowsView.columns] ?? []
        return columns.indices.contains(place) ? columns[place].title : nil
    }

    private func texts(of view: MirroredView, _ property: some PropertyDeclaration<[String]>) -> [String] { view[property] }
}
