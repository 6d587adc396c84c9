@_spi(Hosting) internal import Belvedere

/// A row of a table is called by its first cell; the others follow on its line.
struct TableRowDescription: ViewDescription {
    func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String {
        view.children.first.map { text(of: $0) } ?? ""
    }

    func line(of view: MirroredView) -> String {
        view.children.dropFirst().map { " | " + TranscriptText.quote(text(of: $0)) }.joined()
    }

    /// What a cell shows: its own text, or the texts in its view.
    private func text(of cell: MirroredView) -> String {
        let own = cell[TableCell.text]
        return own.isEmpty ? texts(in: cell).joined(separator: ", ") : own
    }

    private func texts(in view: MirroredView) -> [String] {
        view.children.flatMap { child -> [String] in
            if child.isHidden { return [] }
            if child.kind.role == .text { return [child[Label.text]].filter { !$0.isEmpty } }
            return texts(in: child)
        }
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] { view[ListRow.isSelected] ? ["selected"] : [] }

    var contents: DescribedContents { .allButTexts }

    func tap(on view: MirroredView) -> Tap { view.parent?[RowsView.isActivatable] == true ? .send(.activate) : .nothing }
}
