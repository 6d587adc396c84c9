@_spi(Hosting) internal import Belvedere

/// Describes table rows in a transcript: the text of the first cell is the name of the row. The texts of the other cells come after
/// it on the same line.
struct TableRowDescription: ViewDescription {
    func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String {
        view.children.first.map { text(of: $0) } ?? ""
    }

    func line(of view: MirroredView) -> String {
        view.children.dropFirst().map { " | " + TranscriptText.quote(text(of: $0)) }.joined()
    }

    /// Returns the content of a cell: its own text or, if the cell contains a view, the texts in the view.
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
