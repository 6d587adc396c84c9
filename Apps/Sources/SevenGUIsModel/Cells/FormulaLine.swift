public import BelvedereBinding

/// The view model of the line above the grid: the name of the chosen cell, and its formula.
///
/// The line shows the text that a person has entered into the cell, while the cell itself shows the value.
public final class FormulaLine {
    /// The name of the chosen cell, such as `B3`.
    public let name = Dynamic("A0")
    /// The text in the line. It differs from the text of the cell while a person types.
    public let text = Dynamic("")
    /// The reason why the text was refused; empty if there is none.
    public let message = Dynamic("")
    private var place = CellPlace("A0")
    private let textOfCell: (CellPlace) -> String
    private let enter: (String, CellPlace) -> String?

    /// - Parameters:
    ///   - textOfCell: returns the text that was entered into a cell.
    ///   - enter: enters a text into a cell, and returns the reason if it is refused.
    init(textOfCell: @escaping (CellPlace) -> String, enter: @escaping (String, CellPlace) -> String?) {
        self.textOfCell = textOfCell
        self.enter = enter
    }

    /// Called when the person chooses another cell. A refused text stays in the line until the person corrects it or gives it up, so that
    /// it is not lost.
    func choose(_ chosen: CellPlace) {
        if !message.value.isEmpty { return }
        place = chosen
        name.value = chosen.description
        giveUp()
    }

    /// Called when the person accepts the text in the line.
    ///
    /// - Returns: whether the cell has taken the text.
    @discardableResult
    public func accept() -> Bool {
        guard let place else { return true }
        message.value = text.value == textOfCell(place) ? "" : enter(text.value, place) ?? ""
        return message.value.isEmpty
    }

    /// Called when the person gives up the typed text: the line shows the text of the cell again.
    public func giveUp() {
        message.value = ""
        text.value = place.map(textOfCell) ?? ""
    }

    /// Called when a text was entered into a cell itself.
    func update(_ changed: CellPlace) {
        if changed == place { giveUp() }
    }
}
