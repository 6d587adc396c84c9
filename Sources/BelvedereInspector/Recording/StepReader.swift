@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereHeadless

/// Translates an event into a step: the action of the person, and the affected view as a target with which a test finds it.
struct StepReader {
    let mirror: ViewMirror
    let descriptions: ViewDescriptions
    let elements: [Perception.Element]

    /// Returns the step of an event; `nil` if the event is not an action of a person, or if a test sends the event automatically.
    func step(of event: Event, for identifier: ViewIdentifier) -> Step? {
        switch event {
        case .visit(let path): return Step(.open, text: path)
        case .answer, .fail, .show, .look, .endEditing: return nil
        default: break
        }
        guard let view = mirror.view(identifier) else { return nil }
        switch event {
        case .activate: return Step(.tap, target(of: view))
        case .input(let text, _): return typing(text, into: view)
        case .submit: return Step(.submit, target(of: view))
        case .toggle(let isOn):
            if view.kind != .toggle { return Step(.tap, target(of: view)) }
            return Step(.toggle, target(of: view), text: isOn ? "on" : "off")
        case .select(let index): return selection(index, in: view)
        case .perform(let index):
            let actions = view.parent?[RowsView.actions] ?? []
            return actions.indices.contains(index) ? Step(.perform, target(of: view), text: actions[index]) : nil
        case .adjust(let number, _): return Step(.adjust, target(of: view), number: number)
        case .enter(let entry, _): return Step(.enter, target(of: view), text: entry)
        case .check(let index, let isChecked):
            guard case .choices(_, let choices)? = view.kind.value else { return nil }
            let titles = texts(of: view, choices)
            return titles.indices.contains(index)
                ? Step(.check, target(of: view), text: titles[index], number: isChecked ? 1 : 0) : nil
        case .receive(let file):
            var step = Step(.provide, target(of: view))
            step.file = file
            return step
        case .beginEditing:
            guard let row = view.parent, let place = row.children.firstIndex(where: { $0 === view }) else { return nil }
            let columns = row.parent?[RowsView.columns] ?? []
            return columns.indices.contains(place) ? Step(.edit, target(of: row), text: columns[place].title) : nil
        case .selectRow(let change): return selection(change, view)
        case .sort(let column):
            let columns = view[RowsView.columns]
            return columns.indices.contains(column) ? Step(.sort, target(of: view), text: columns[column].title) : nil
        case .leave:
            if view.kind == .tableCell { return Step(.giveUp, Target(.textField, columnTitle(of: view))) }
            if view.kind.role == .textField, view[TextField.takesCancel] { return Step(.giveUp, target(of: view)) }
            return .back
        case .choose(let number):
            let items = MenuItem.numbered(view.menuItems)
            return items.indices.contains(number) ? Step(.choose, target(of: view), text: items[number].title) : nil
        case .emit(let name, let value):
            var step = Step(.emit, target(of: view), text: name)
            step.value = value.json
            return step
        case .pointer(let phase, let x, let y):
            var step = Step(phase == .hover ? .hover : .press, target(of: view))
            step.points = [DrawingPoint(x, y)]
            return step
        case .visit, .answer, .fail, .show, .look, .endEditing: return nil
        }
    }

    /// Returns the target with which a test finds a view: its kind and name, and its number if several views have the same name.
    func target(of view: MirroredView) -> Target {
        let name = descriptions.name(of: view)
        let wanted = name.isEmpty ? nil : name
        let sameName = elements.filter { element in
            (element.role == view.kind || (view.kind == .row && element.role.role == .row)) && (wanted == nil || element.name == name)
        }
        let index = sameName.count > 1 ? sameName.firstIndex { $0.view === view } : nil
        return Target(view.kind, wanted, at: index)
    }

    /// Returns the step for text that a person has typed into a field. If the new text does not continue the old one, the step first
    /// empties the field.
    private func typing(_ text: String, into view: MirroredView) -> Step? {
        let before = view[TextField.text]
        let typed = view.kind == .secureField ? String(repeating: "•", count: text.count) : text
        if text.isEmpty { return before.isEmpty ? nil : Step(.clear, target(of: view)) }
        if text.hasPrefix(before) {
            let added = typed.dropFirst(before.count)
            return added.isEmpty ? nil : Step(.type, target(of: view), text: String(added))
        }
        var step = Step(.type, target(of: view), text: typed)
        // The number 0 means that the field is emptied first.
        step.number = 0
        return step
    }

    private func selection(_ index: Int, in view: MirroredView) -> Step? {
        if view.kind == .tableRow {
            let columns = view.parent?[RowsView.columns] ?? []
            return columns.indices.contains(index) ? Step(.focusCell, target(of: view), text: columns[index].title) : nil
        }
        if view.kind == .comboBox {
            let choice = view[ComboBoxField.choices].first { $0.number == index }
            return choice.map { Step(.select, target(of: view), text: $0.text) }
        }
        if view.kind == .pager { return Step(.turn, target(of: view), number: Double(index)) }
        guard case .choice(_, let choices)? = view.kind.value else { return nil }
        let titles = texts(of: view, choices)
        return titles.indices.contains(index) ? Step(.select, target(of: view), text: titles[index]) : nil
    }

    private func selection(_ change: RowSelection, _ view: MirroredView) -> Step? {
        let choice: RowChoice? =
            switch change {
            case .only: .only
            case .toggle: .toggle
            case .extend: .extend
            case .all: nil
            }
        return choice.map { Step(.selectRow, target(of: view), text: $0.rawValue) }
    }

    private func columnTitle(of cell: MirroredView) -> String? {
        guard let row = cell.parent, let place = row.children.firstIndex(where: { $0 === cell }) else { return nil }
        let columns = row.parent?[RowsView.columns] ?? []
        return columns.indices.contains(place) ? columns[place].title : nil
    }

    private func texts(of view: MirroredView, _ property: some PropertyDeclaration<[String]>) -> [String] { view[property] }
}
