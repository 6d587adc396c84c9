@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Moves a slider, or types a number into a stepper.
    ///
    /// ```swift
    /// app.adjust("Volume", to: 0.8)
    /// ```
    ///
    /// The app refuses a number that the control does not allow, as it does for every host.
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

    /// Increases or decreases a slider or stepper by whole steps, as the arrow keys do.
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
                // At its smallest or greatest number, a control stops and its host sends no event.
                let place = ((view[NumberControl.value] - least) / step).rounded() + (count < 0 ? -1 : 1)
                let new = ((least + place * step) * 1e10).rounded() / 1e10
                if new < least || new > greatest { return }
                adjust(view, to: new)
            }
        }
    }

    /// Enters a date, a time or a colour in its standard form. An empty text clears the field.
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

    /// Checks one of the choices of a group, or unchecks it.
    ///
    /// ```swift
    /// app.check("Ham", in: "Toppings")
    /// ```
    ///
    /// - Parameters:
    ///   - choice: the text of the choice.
    ///   - name: the name of the group.
    ///   - isChecked: the new state; the opposite of the current state if left out.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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

    /// Finds a control by its name. It leaves out controls that do not accept events of this kind.
    private func findControl(
        for event: Event.Kind, _ name: String?, at index: Int?, orElse kind: ViewKind, for call: String, at site: CallSite
    ) -> MirroredView? {
        let kinds = host.perception.elements.filter { element in
            element.role.events.contains(event) && (name == nil || element.name == name)
        }.map(\.role)
        return find(Target(kinds.first ?? kind, name, at: index), for: call, at: site)
    }
}
