internal import Belvedere

/// What a person can perceive of a window: the lines of its transcript, and the views they could name.
struct Perception {
    /// A view that a person could name.
    struct Element {
        let view: MirroredView
        let name: String

        var role: ViewKind { view.kind }

        /// The element as failures list it.
        var description: String { name.isEmpty ? role.rawValue : "\(role.rawValue) \(TranscriptText.quote(name))" }
    }

    private(set) var lines: [Transcript.Line] = []
    private(set) var elements: [Element] = []
    private let focused: ViewIdentifier?
    private let visibleRows: (MirroredView) -> Range<Int>

    /// - Parameter visibleRows: the positions of the rows of a list that are in the viewport.
    init(of mirror: ViewMirror, visibleRows: @escaping (MirroredView) -> Range<Int>) {
        focused = mirror.focused
        self.visibleRows = visibleRows
        for view in Self.perceivableRoots(of: mirror.root) { perceive(view, depth: 0, isEnabled: true) }
    }

    /// What lies in front: the topmost alert if there is one, or else the screen that nothing covers; and the toasts.
    static func perceivableRoots(of window: MirroredView) -> [MirroredView] {
        let visible = window.children.filter { !$0.isHidden }
        let modal = visible.last { $0.kind == .alert }
        return visible.filter { view in
            switch view.kind {
            case .toast: true
            case .alert: view === modal
            default: modal == nil && !view.flag(.isCovered)
            }
        }
    }

    private mutating func perceive(_ view: MirroredView, depth: Int, isEnabled: Bool) {
        if view.isHidden { return }
        let isEnabled = isEnabled && view.isEnabled
        let name = AccessibleName.of(view)
        switch view.kind {
        case .window, .bar:
            return perceiveChildren(of: view, depth: depth, isEnabled: isEnabled)
        case .stack where name.isEmpty:
            return perceiveChildren(of: view, depth: depth, isEnabled: isEnabled)
        case .label where name.isEmpty, .image where name.isEmpty:
            return
        case .spinner where !view.flag(.isSpinning):
            return
        case .row:
            return perceiveRow(view, name: name, depth: depth, isEnabled: isEnabled)
        default:
            break
        }
        elements.append(Element(view: view, name: name))
        add(LineOfView(view, name: name, visibleRows: visibleRows, isEnabled: isEnabled, isFocused: view.identifier == focused).text, view, depth)
        switch view.kind {
        case .list, .collectionRow, .pager:
            perceiveRows(of: view, depth: depth + 1, isEnabled: isEnabled)
        default:
            let detail = view.text(.detail)
            if !detail.isEmpty { add("label \(TranscriptText.quote(detail))", view, depth + 1) }
            perceiveChildren(of: view, depth: depth + 1, isEnabled: isEnabled)
        }
    }

    private mutating func perceiveChildren(of view: MirroredView, depth: Int, isEnabled: Bool) {
        for child in view.children { perceive(child, depth: depth, isEnabled: isEnabled) }
    }

    private mutating func perceiveRows(of list: MirroredView, depth: Int, isEnabled: Bool) {
        var sections: [PropertyValue.Entry] = []
        if case .entries(let entries)? = list[.sections] { sections = entries }
        let start = list.integer(.start)
        for position in visibleRows(list) {
            for section in sections where section.number == position {
                add("sectionHeader \(TranscriptText.quote(section.title))", list, depth)
            }
            let index = position - start
            if list.children.indices.contains(index) {
                perceive(list.children[index], depth: depth, isEnabled: isEnabled)
            } else {
                add("row [missing]", list, depth)
            }
        }
    }

    /// The texts of a row are its name, so they stand on its line; all else in it stands below.
    private mutating func perceiveRow(_ row: MirroredView, name: String, depth: Int, isEnabled: Bool) {
        let state = name.isEmpty && AccessibleName.isPlaceholder(row) ? " [loading]" : ""
        elements.append(Element(view: row, name: name))
        add((name.isEmpty ? "row" : "row \(TranscriptText.quote(name))") + state, row, depth)
        let before = lines.count
        perceiveChildren(of: row, depth: depth + 1, isEnabled: isEnabled)
        let inside = lines[before...].filter { line in !line.text.hasPrefix("label ") }
        lines.replaceSubrange(before..., with: inside)
    }

    private mutating func add(_ text: String, _ view: MirroredView, _ depth: Int) {
        lines.append(Transcript.Line(depth: depth, text: text, view: view.identifier))
    }
}
