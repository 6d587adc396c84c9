internal import Belvedere
internal import SevenGUIsModel

/// The line above the grid: the name of the chosen cell, and a field with its formula. Enter accepts the formula, as does leaving the
/// field. Esc gives the old one back.
final class FormulaLineView: Stack {
    init(_ line: FormulaLine) {
        let name = Label(style: .headline)
        let field = TextField().bind(line.text).onSubmit { line.accept() }.onCancel { line.giveUp() }
        super.init(.horizontal, spacing: .medium, alignment: .baseline, [name, field])
        accessibilityName = SevenGUIsTexts.formulaLine
        field.onEndEditing { [unowned field] in if !line.accept() { field.focus() } }
        line.message.bindAndFire(to: field, \.message)
        line.name.bindAndFire(to: field) { field, cell in
            name.text = cell
            field.accessibilityName = SevenGUIsTexts.formulaOf(cell)
        }
    }
}
