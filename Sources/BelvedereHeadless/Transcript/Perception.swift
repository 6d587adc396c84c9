@_spi(Hosting) package import Belvedere

/// Everything that a person can perceive of a window: the lines of its transcript, and the views with a name.
package struct Perception {
    /// A view that a person can perceive, with the name that a person would use for it.
    package struct Element {
        package let view: MirroredView
        package let name: String

        package var role: ViewKind { view.kind }

        /// The element in the form in which failures list it.
        var description: String { name.isEmpty ? role.name : "\(role.name) \(TranscriptText.quote(name))" }
    }

    package private(set) var lines: [Transcript.Line] = []
    package private(set) var elements: [Element] = []
    /// For each line of the transcript, whether it is the line of a view that is only text, such as a label. Inside a row, texts have no
    /// lines, because they are the name of the row.
    private var isText: [Bool] = []
    private let focused: ViewIdentifier?
    private let descriptions: ViewDescriptions
    private let visibleRows: (MirroredView) -> Range<Int>?

    /// - Parameter visibleRows: a closure that returns the positions of the visible rows of a list; `nil` for a view without rows.
    package init(of mirror: ViewMirror, descriptions: ViewDescriptions, visibleRows: @escaping (MirroredView) -> Range<Int>?) {
        focused = mirror.focused
        self.descriptions = descriptions
        self.visibleRows = visibleRows
        for view in Self.perceivableRoots(of: mirror.root, descriptions) { perceive(view, depth: 0, isEnabled: true) }
    }

    /// Returns the views of a window that a person can use: the topmost alert or, without an alert, the screens that nothing
    /// covers; and all floating views, such as toasts.
    static func perceivableRoots(of window: MirroredView, _ descriptions: ViewDescriptions) -> [MirroredView] {
        let visible = window.children.filter { !$0.isHidden }
        let modal = visible.last { $0.kind.layer == .modal }
        return visible.filter { view in
            switch view.kind.layer {
            case .floating: true
            case .modal: view === modal
            case .content: modal == nil && descriptions[view.kind].absence(of: view) == nil
            }
        }
    }

    private mutating func perceive(_ view: MirroredView, depth: Int, isEnabled: Bool) {
        let description = descriptions[view.kind]
        if view.isHidden || description.absence(of: view) != nil { return }
        let isEnabled = isEnabled && view.isEnabled
        let name = descriptions.name(of: view)
        if name.isEmpty, view.kind.role.needsName { return }
        if [.none, .cell].contains(view.kind.role) || (name.isEmpty && view.kind.role == .group) {
            return perceiveChildren(of: view, depth: depth, isEnabled: isEnabled)
        }
        elements.append(Element(view: view, name: name))
        add(line(of: view, name, description, isEnabled: isEnabled), view, depth, isText: view.kind.role == .text)
        if description.hidesContents(of: view) { return }
        switch description.contents {
        case .rows: perceiveRows(of: view, depth: depth + 1, isEnabled: isEnabled)
        case .allButTexts: perceiveAllButTexts(of: view, depth: depth + 1, isEnabled: isEnabled)
        case .children:
            let detail = view.kind.detail.map { view.text($0) } ?? ""
            if !detail.isEmpty { add("label \(TranscriptText.quote(detail))", view, depth + 1, isText: true) }
            perceiveChildren(of: view, depth: depth + 1, isEnabled: isEnabled)
        }
    }

    /// Returns the line of a view in the transcript: its role, name, value and states.
    private func line(of view: MirroredView, _ name: String, _ description: any ViewDescription, isEnabled: Bool) -> String {
        var text = view.kind.name
        if !name.isEmpty { text += " " + TranscriptText.quote(name) }
        text += description.line(of: view)
        let situation = Situation(isEnabled: isEnabled, isFocused: view.identifier == focused, visibleRows: visibleRows(view))
        var states = description.states(of: view, in: situation)
        if !isEnabled, view.kind.role.isOperable { states.insert("disabled", at: 0) }
        return states.isEmpty ? text : text + " [" + states.joined(separator: ", ") + "]"
    }

    private mutating func perceiveChildren(of view: MirroredView, depth: Int, isEnabled: Bool) {
        for child in view.children { perceive(child, depth: depth, isEnabled: isEnabled) }
    }

    private mutating func perceiveRows(of list: MirroredView, depth: Int, isEnabled: Bool) {
        let sections = list[RowsView.sections], start = list[RowsView.start]
        if let header = descriptions[list.kind].header(of: list) { add(header, list, depth) }
        for position in visibleRows(list) ?? 0..<0 {
            for section in sections where section.start == position {
                add("sectionHeader \(TranscriptText.quote(section.title))", list, depth)
            }
            if let row = list.children.element(at: position - start) {
                perceive(row, depth: depth, isEnabled: isEnabled)
            } else {
                add("row [missing]", list, depth)
            }
        }
    }

    private mutating func perceiveAllButTexts(of view: MirroredView, depth: Int, isEnabled: Bool) {
        let before = lines.count
        perceiveChildren(of: view, depth: depth, isEnabled: isEnabled)
        let kept = lines.indices[before...].filter { !isText[$0] }
        lines.replaceSubrange(before..., with: kept.map { lines[$0] })
        isText.replaceSubrange(before..., with: kept.map { isText[$0] })
    }

    private mutating func add(_ text: String, _ view: MirroredView, _ depth: Int, isText: Bool = false) {
        lines.append(Transcript.Line(depth: depth, text: text, view: view.identifier))
        self.isText.append(isText)
    }
}
