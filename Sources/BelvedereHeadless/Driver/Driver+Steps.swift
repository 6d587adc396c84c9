@_spi(Hosting) public import Belvedere

extension Driver {
    /// Presses, clicks or taps a button, a link, a row or a toggle.
    ///
    /// ```swift
    /// app.tap(.button, "Say hello")
    /// app.tap(.row, "Ann Lee")
    /// ```
    ///
    /// A link in an `AttributedText` works like any other link: `app.tap(.link, "the manual")`.
    ///
    /// An asynchronous handler runs until the first `await` at which it must wait. Then call ``settle(fileID:filePath:line:)`` to
    /// let it continue.
    public func tap(
        _ role: ViewKind,
        _ name: String? = nil,
        at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(role, name, at: index), CallSite(fileID: fileID, filePath: filePath, line: line))
        step(at: site) {
            if followTextLink(target, for: "tap(\(target.arguments))", at: site) { return }
            guard let view = find(target, for: "tap(\(target.arguments))", at: site) else { return }
            // A combo box opens its list and has the keyboard.
            host.moveFocus(to: view.kind == .comboBox ? view : nil)
            switch host.descriptions[view.kind].tap(on: view) {
            case .send(let event): host.send(event, to: view.identifier)
            case .follow(""): stop("tap(\(target.arguments)): the \(target.phrase) leads nowhere.", at: site)
            case .follow(let destination): host.follow(destination)
            case .focus: host.moveFocus(to: view)
            case .nothing: stop("tap(\(target.arguments)): tapping the \(target.phrase) does nothing.", at: site)
            }
        }
    }

    /// Types a text at the end of a field's text, one character after the other.
    ///
    /// ```swift
    /// app.type("Ann", into: "First Name")
    /// ```
    public func type(
        _ text: String, into name: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "type(\(TranscriptText.quote(text))\(name.map { ", into: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let field = findField(name, at: index, for: call, at: site) else { return }
            host.moveFocus(to: field)
            for character in text {
                // Look the field up again each time: a handler may have removed it or changed its text.
                guard host.mirror.view(field.identifier) != nil else {
                    return stop("\(call): the field went away before \(TranscriptText.quote(String(character))).", at: site)
                }
                host.type(field[TextField.text] + String(character), into: field)
            }
        }
    }

    /// Empties a field.
    public func clear(
        _ name: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        step(at: site) {
            let call = "clear(\(name.map(TranscriptText.quote) ?? ""))"
            guard let field = findField(name, at: index, for: call, at: site) else { return }
            host.moveFocus(to: field)
            if !field[TextField.text].isEmpty { host.type("", into: field) }
        }
    }

    /// Presses Enter in a field.
    public func submit(
        _ name: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        step(at: site) {
            let call = "submit(\(name.map(TranscriptText.quote) ?? ""))"
            guard let field = findField(name, at: index, for: call, at: site) else { return }
            if !field[TextField.takesSubmit] {
                return stop("\(call): Enter does nothing in that field.", at: site)
            }
            host.moveFocus(to: field)
            host.send(.submit, to: field.identifier)
        }
    }

    /// Switches a toggle.
    ///
    /// - Parameters:
    ///   - name: the name of the toggle; any name if left out.
    ///   - isOn: the new state; the opposite of the current state if left out.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func toggle(
        _ name: String? = nil, to isOn: Bool? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(.toggle, name, at: index), CallSite(fileID: fileID, filePath: filePath, line: line))
        step(at: site) {
            guard let view = find(target, for: "toggle(\(name.map(TranscriptText.quote) ?? ""))", at: site) else { return }
            host.moveFocus(to: nil)
            let new = isOn ?? !view[Toggle.isOn]
            if new != view[Toggle.isOn] { host.send(.toggle(new), to: view.identifier) }
        }
    }

    /// Chooses from a picker or a combo box, or opens a tab.
    ///
    /// ```swift
    /// app.select("Distance", in: "Sort by")
    /// app.select("Open now")
    /// app.select("Ada Lovelace, London", in: "Customer")
    /// ```
    ///
    /// A combo box with this name opens its list, if it is closed. A service that answers later needs ``settle(fileID:filePath:line:)``
    /// or a wait before the choice: open the list with `app.tap(.comboBox, "Customer")`, or type.
    ///
    /// - Parameters:
    ///   - choice: the text of the choice or tab. In a combo box it is the title and, after a comma, the detail of the choice.
    ///   - name: the name of the control. If left out, the only control that has this choice.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func select(
        _ choice: String, in name: String? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "select(\(TranscriptText.quote(choice))\(name.map { ", in: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            openComboBox(name)
            let offering = choiceViews.filter { name == nil || $0.name == name }
            let matching = offering.filter { choices(of: $0.view).contains(choice) }
            guard matching.count == 1, let index = choices(of: matching[0].view).firstIndex(of: choice) else {
                let found = offering.isEmpty ? choiceViews : offering
                let offers = found.map { element in
                    "  \(element.description): \(choices(of: element.view).map(TranscriptText.quote).joined(separator: ", "))\n"
                }
                let problem =
                    matching.isEmpty ? "a person could not find that choice" : "\(matching.count) things offer that choice; say in which"
                let told = offers.isEmpty ? "  nothing" : String(offers.joined().dropLast())
                return stop("\(call): \(problem).\nThe choices are:\n\(told)", at: site)
            }
            if let reason = disabled(matching[0].view) { return stop("\(call): it is \(reason).", at: site) }
            let view = matching[0].view
            let isComboBox = view.kind == .comboBox
            host.moveFocus(to: isComboBox ? view : nil)
            host.send(.select(isComboBox ? view[ComboBoxField.choices][index].number : index), to: view.identifier)
        }
    }

    /// Performs one of a row's actions other than its activation: a swipe action or an entry of its menu.
    ///
    /// ```swift
    /// app.perform("Delete", on: "Ann Lee")
    /// ```
    public func perform(
        _ action: String, on row: String? = nil, at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(.row, row, at: index), CallSite(fileID: fileID, filePath: filePath, line: line))
        let call = "perform(\(TranscriptText.quote(action))\(row.map { ", on: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let view = find(target, for: call, at: site) else { return }
            let actions = view.parent?[RowsView.actions] ?? []
            guard let number = actions.firstIndex(of: action) else {
                let offers = actions.isEmpty ? "nothing" : actions.map(TranscriptText.quote).joined(separator: ", ")
                return stop("\(call): the row does not offer that. It offers \(offers).", at: site)
            }
            host.moveFocus(to: nil)
            host.send(.perform(number), to: view.identifier)
        }
    }

    /// Scrolls a list so that a row is the topmost visible one, or as near as the end of the list allows.
    ///
    /// - Parameters:
    ///   - row: counted from 0.
    ///   - name: the list's name. If left out, the only list on the screen.
    ///   - kind: a list or a table.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func scroll(
        toRow row: Int, of name: String? = nil, kind: ViewKind = .list,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(kind, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        let call = "scroll(toRow: \(row)\(name.map { ", of: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let list = find(target, for: call, at: site, isUsed: false) else { return }
            let count = list[RowsView.count]
            if row < 0 || row >= count { return stop("\(call): the list has \(count) rows.", at: site) }
            if list.kind.events.contains(.select) {
                // A press on the dots of a pager moves the keyboard focus away from a field, as every press does.
                host.moveFocus(to: nil)
                host.send(.select(row), to: list.identifier)
            } else {
                host.scroll(list, toRow: row)
            }
        }
    }

    /// Jumps to a section of a list, as with the list's index of section headings.
    public func jump(
        to section: String, of name: String? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(.list, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        step(at: site) {
            let call = "jump(to: \(TranscriptText.quote(section)))"
            guard let list = find(target, for: call, at: site, isUsed: false) else { return }
            let sections = list[RowsView.sections]
            guard let entry = sections.first(where: { $0.title == section }) else {
                let titles = sections.map { TranscriptText.quote($0.title) }.joined(separator: ", ")
                return stop("\(call): there is no such section. There is \(titles.isEmpty ? "none" : titles).", at: site)
            }
            host.moveFocus(to: nil)
            host.scroll(list, toRow: entry.start)
        }
    }

    /// Turns a pager to one of its pages.
    ///
    /// - Parameters:
    ///   - page: counted from 0.
    ///   - name: the name of the view; any name if left out.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func turn(
        _ name: String? = nil, to page: Int,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        scroll(toRow: page, of: name, kind: .pager, fileID: fileID, filePath: filePath, line: line)
    }

    /// Leaves the topmost screen or alert, as the back button, Esc or a swipe do.
    public func back(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        step(at: site) {
            let front = Perception.perceivableRoots(of: host.mirror.root, host.descriptions).last { $0.kind.layer != .floating }
            guard let front, host.descriptions[front.kind].canLeave(front) else {
                return stop("back(): there is nothing to go back to.", at: site)
            }
            // A pushed screen closes by its back button, and a press on it moves the focus away from a field. Alerts and presented
            // screens close by Esc, which does not move the focus.
            if front.kind.layer == .content, front[ScreenView.presentation] == .pushed { host.moveFocus(to: nil) }
            host.send(.leave, to: front.identifier)
        }
    }

    /// Makes the window wide enough for a list and its detail, or narrow again.
    public func resize(
        to width: WindowWidth,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        step(at: CallSite(fileID: fileID, filePath: filePath, line: line)) { host.resize(to: width) }
    }

    /// Opens an address of the app, as when a person follows a link to it or presses back and forward in a browser.
    ///
    /// - Parameters:
    ///   - path: the path below the path of the app, such as `/add`.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func open(
        _ path: String,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        step(at: CallSite(fileID: fileID, filePath: filePath, line: line)) {
            host.moveFocus(to: nil)
            host.send(.visit(path), to: host.mirror.root.identifier)
        }
    }

    /// Gives a file to a file field.
    public func provide(
        _ file: ReceivedFile, to name: String? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(.fileField, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        let call = "provide(\(TranscriptText.quote(file.name))\(name.map { ", to: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            guard let field = find(target, for: call, at: site) else { return }
            let limit = field[FileField.limit]
            if file.byteCount > limit {
                return stop("\(call): the file has \(file.byteCount) bytes, and the field takes up to \(limit).", at: site)
            }
            host.send(.receive(file), to: field.identifier)
        }
    }

    // MARK: Parts

    /// Presses several views before the app reacts to the first press. Then events can arrive too late or at removed views. The
    /// test does this on purpose, so these events are no failure.
    func tapTogether(_ targets: [Target], at site: CallSite) {
        step(at: site) {
            var events: [(Event, ViewIdentifier)] = []
            for target in targets {
                guard let view = find(target, for: "tap(\(target.arguments))", at: site) else { return }
                guard case .send(let event) = host.descriptions[view.kind].tap(on: view) else {
                    return stop("tap(\(target.arguments)): tapping the \(target.phrase) together with others does nothing.", at: site)
                }
                events.append((event, view.identifier))
            }
            host.moveFocus(to: nil)
            host.send(events)
            ledger.excuseDroppedEvents(host)
        }
    }

    /// Opens the list of the combo box with a name, if there is one and it is closed.
    private func openComboBox(_ name: String?) {
        let closed = host.perception.elements.filter {
            $0.role == .comboBox && $0.name == name && !$0.view[ComboBoxField.isExpanded] && isInScope($0.view)
        }
        guard let view = closed.first?.view, closed.count == 1, disabled(view) == nil else { return }
        host.moveFocus(to: view)
        host.send(.toggle(true), to: view.identifier)
    }

    private var choiceViews: [Perception.Element] {
        host.perception.elements.filter { if case .choice = $0.role.value { true } else { $0.role == .comboBox } }
    }

    /// Returns the titles among which a person chooses in a picker, an open combo box or tabs.
    private func choices(of view: MirroredView) -> [String] {
        if view.kind == .comboBox { return view[ComboBoxField.choices].map(\.text) }
        return if case .choice(_, let choices)? = view.kind.value { view.texts(choices) } else { [] }
    }

    private func findField(_ name: String?, at index: Int?, for call: String, at site: CallSite) -> MirroredView? {
        let kinds = host.perception.elements.filter { element in
            element.role.events.contains(.input) && (name == nil || element.name == name)
        }.map(\.role)
        let kind = kinds.contains(.textField) ? .textField : kinds.first ?? .textField
        return find(Target(kind, name, at: index), for: call, at: site)
    }
}
