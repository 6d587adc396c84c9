@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Moves a slider, or types a number into a stepper.
    ///
    /// ```swift
    /// app.adjust("Volume", to: 0.8)
    /// ```
    ///
    /// A number that the control does not have is refused by the app, as in any host.
    public func adjust(
        _ name: String? = nil, to number: Double, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "adjust(\(name.map { TranscriptText.quote($0) + ", " } ?? "")to: \(TranscriptText.number(number)))"
        step(at: site) {
            guard let view = findControl(for: .adjust, name, at: index, orElse: .slider, for: call, at: site) else { return }
            host.moveFocus(to: nil)
            adjust(view, to: number)
        }
    }

    /// Makes a slider or stepper greater or less by whole steps, as the arrow keys do.
    ///
    /// ```swift
    /// app.step("Guests", by: 1)
    /// app.step("Guests", by: -2)
    /// ```
    public func step(
        _ name: String? = nil, by count: Int, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "step(\(name.map { TranscriptText.quote($0) + ", " } ?? "")by: \(count))"
        step(at: site) {
            guard let view = findControl(for: .adjust, name, at: index, orElse: .stepper, for: call, at: site) else { return }
            host.moveFocus(to: nil)
            for _ in 0..<count.magnitude {
                let (least, greatest) = (view[NumberControl.minimum], view[NumberControl.maximum])
                let step = view[NumberControl.step] == 0 ? (greatest - least) / 100 : view[NumberControl.step]
                // A control stops at its last step, and its host sends nothing then.
                let place = ((view[NumberControl.value] - least) / step).rounded() + (count < 0 ? -1 : 1)
                let new = ((least + place * step) * 1e10).rounded() / 1e10
                if new < least || new > greatest { return }
                adjust(view, to: new)
            }
        }
    }

    /// Enters a date, a time or a colour in its standard form; an empty text empties the field.
    ///
    /// ```swift
    /// app.enter("2026-11-22", into: "Departure")
    /// app.enter("09:30", into: "Opens at")
    /// ```
    public func enter(
        _ entry: String, into name: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "enter(\(TranscriptText.quote(entry))\(name.map { ", into: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let view = findControl(for: .enter, name, at: index, orElse: .dateField, for: call, at: site) else { return }
            host.moveFocus(to: nil)
            host.enter(entry, as: EntryField.entry, EntryField.edit, into: view) { .enter(entry, edit: $0) }
        }
    }

    /// Checks one of the choices of a group, or takes the mark away.
    ///
    /// ```swift
    /// app.check("Ham", in: "Toppings")
    /// ```
    ///
    /// - Parameters:
    ///   - choice: The text of the choice.
    ///   - name: The name of the group.
    ///   - isChecked: How it should be; the other way round if left out.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func check(
        _ choice: String, in name: String? = nil, to isChecked: Bool? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "check(\(TranscriptText.quote(choice))\(name.map { ", in: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let view = findControl(for: .check, name, at: nil, orElse: .checkboxGroup, for: call, at: site) else { return }
            guard case .choices(let checked, let choices)? = view.kind.value, let index = view.texts(choices).firstIndex(of: choice) else {
                return stop("\(call): a person could not find that choice in \(host.descriptions[view.kind].line(of: view)).", at: site)
            }
            host.moveFocus(to: nil)
            let before = view.integers(checked).contains(index)
            if isChecked ?? !before != before { host.send(.check(index, !before), to: view.identifier) }
        }
    }

    private func adjust(_ view: MirroredView, to number: Double) {
        host.enter(number, as: NumberControl.value, NumberControl.edit, into: view) { .adjust(number, edit: $0) }
    }

    /// The control that takes an event of this kind, by its name.
    private func findControl(
        for events: EventKinds, _ name: String?, at index: Int?, orElse kind: ViewKind, for call: String, at site: CallSite
    ) -> MirroredView? {
        let kinds = host.perception.elements.filter { element in
            element.role.events.contains(events) && (name == nil || element.name == name)
        }.map(\.role)
        return find(Target(kinds.first ?? kind, name, at: index), for: call, at: site)
    }
}
