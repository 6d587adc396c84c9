/// The cells of a spreadsheet: the entered texts, and the computed values.
///
/// After a change, only the cells that depend on the changed cell are computed again, each once and after the cells that it uses.
public final class Sheet {
    private var texts: [CellPlace: String] = [:]
    private var formulas: [CellPlace: Formula] = [:]
    private var values = [CellValue](repeating: .empty, count: CellPlace.count)
    /// For each cell, the cells that its formula uses. `dependents` contains the same in the other direction.
    private var sources: [CellPlace: CellSet] = [:]
    private var dependents: [CellPlace: CellSet] = [:]
    /// The number of computed cells since the sheet was created. Tests read it.
    public private(set) var computationCount = 0

    public init() {}

    /// Returns the text that was entered into a cell.
    public func text(at place: CellPlace) -> String { texts[place] ?? "" }

    /// Returns the computed value of a cell.
    public func value(at place: CellPlace) -> CellValue { values[place.index] }

    /// Enters a text into a cell.
    ///
    /// - Returns: the cells whose values have changed.
    /// - Throws: the error in the formula. The cell then stays as it was.
    /// - Complexity: O(*d*), where *d* is the number of cells that depend on this one, plus the cells that they use.
    func enter(_ text: String, at place: CellPlace) throws(FormulaParser.Mistake) -> [CellPlace] {
        let formula = try FormulaParser.parse(text)
        let named = formula.sources
        for source in sources[place, default: CellSet()].places { dependents[source]?.remove(place) }
        for source in named.places { dependents[source, default: CellSet()].insert(place) }
        sources[place] = named.isEmpty ? nil : named
        texts[place] = formula == .empty ? nil : text
        formulas[place] = formula == .empty ? nil : formula
        return compute(from: place)
    }

    private func compute(from place: CellPlace) -> [CellPlace] {
        let affected = affected(by: place), cells = affected.places
        // For each affected cell, the number of cells that it uses and that are not computed yet. A cell is computed when the number is 0.
        // If it never becomes 0, the cell depends on itself.
        var awaited = cells.reduce(into: [CellPlace: Int]()) { awaited, cell in awaited[cell] = sources[cell]?.count(in: affected) ?? 0 }
        var ready = cells.filter { awaited[$0] == 0 }
        var changed: [CellPlace] = []
        let evaluation = Evaluation { [unowned self] in value(at: $0) }
        while let cell = ready.popLast() {
            awaited[cell] = nil
            computationCount += 1
            if set(evaluation.value(of: formulas[cell] ?? .empty), at: cell) { changed.append(cell) }
            for dependent in dependents[cell]?.places ?? [] {
                guard let left = awaited[dependent] else { continue }
                awaited[dependent] = left - 1
                if left == 1 { ready.append(dependent) }
            }
        }
        for cell in awaited.keys where set(.error(.cycle), at: cell) { changed.append(cell) }
        return changed
    }

    private func affected(by place: CellPlace) -> CellSet {
        var affected = CellSet([place]), next = [place]
        while let cell = next.popLast() {
            for dependent in dependents[cell]?.places ?? [] where !affected.contains(dependent) {
                affected.insert(dependent)
                next.append(dependent)
            }
        }
        return affected
    }

    private func set(_ value: CellValue, at place: CellPlace) -> Bool {
        if value == values[place.index] { return false }
        values[place.index] = value
        return true
    }
}
