internal import Belvedere

/// What a person would call a view.
enum AccessibleName {
    static func of(_ view: MirroredView) -> String {
        let given = view.text(.accessibilityName)
        if !given.isEmpty { return given }
        switch view.kind {
        case .textField, .searchField:
            let title = view.text(.title)
            return title.isEmpty ? view.text(.placeholder) : title
        case .screen, .picker, .list, .collectionRow, .pager:
            return view.text(.title)
        case .row:
            return ofRow(view)
        case .label, .button, .link, .toggle, .fileField, .emptyState, .progress, .spinner, .alert, .toast:
            return view.text(.text)
        case .window, .bar, .stack, .image, .mapPicture, .tabs:
            return ""
        }
    }

    /// Whether a row stands for an item that has not been read yet.
    static func isPlaceholder(_ row: MirroredView) -> Bool {
        row.children.first.map { $0.kind == .label && $0.text(.style) == "placeholder" } ?? false
    }

    /// The name given to the cell, or else the texts in it in reading order.
    private static func ofRow(_ row: MirroredView) -> String {
        if let cell = row.children.first, cell.kind == .stack {
            let given = cell.text(.accessibilityName)
            if !given.isEmpty { return given }
        }
        var texts: [String] = []
        collect(from: row, into: &texts)
        return texts.joined(separator: ", ")
    }

    private static func collect(from view: MirroredView, into texts: inout [String]) {
        for child in view.children where !child.isHidden {
            if child.kind == .label {
                let text = of(child)
                if !text.isEmpty { texts.append(text) }
            } else {
                collect(from: child, into: &texts)
            }
        }
    }
}
