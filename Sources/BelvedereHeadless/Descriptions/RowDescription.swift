@_spi(Hosting) internal import Belvedere

/// Describes list rows in a transcript: the line of a row contains the texts in the row, because they are its accessible name. The
/// other contents of the row are on the lines below.
struct RowDescription: ViewDescription {
    func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String {
        if let cell = view.children.first, cell.kind.role == .group {
            let given = cell[View.accessibilityName]
            if !given.isEmpty { return given }
        }
        var texts: [String] = []
        collect(from: view, into: &texts, descriptions)
        return texts.joined(separator: ", ")
    }

    private func collect(from view: MirroredView, into texts: inout [String], _ descriptions: ViewDescriptions) {
        for child in view.children where !child.isHidden {
            if child.kind.role == .text {
                let text = descriptions.name(of: child)
                if !text.isEmpty { texts.append(text) }
            } else {
                collect(from: child, into: &texts, descriptions)
            }
        }
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        if isPlaceholder(view) { return ["loading"] }
        if let isChecked = view[ListRow.isChecked] { return [isChecked ? "checked" : "not checked"] }
        return view[ListRow.isSelected] ? ["selected"] : []
    }

    /// Whether the item of a row is not loaded yet.
    private func isPlaceholder(_ row: MirroredView) -> Bool {
        row.children.first.map { $0[Label.style] == .placeholder && $0[Label.text].isEmpty } ?? false
    }

    var contents: DescribedContents { .allButTexts }

    func tap(on view: MirroredView) -> Tap { view.parent?[RowsView.isActivatable] == true ? .send(.activate) : .nothing }
}
