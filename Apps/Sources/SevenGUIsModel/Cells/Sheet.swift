/// The cells of a spreadsheet: what was entered, and what comes of it.
///
/// A change computes the cells that depend on it, each once and after those that it needs, and no other.
public final class Sheet {
    private var texts: [CellPlace: String] = [:]
    private var formulas: [CellPlace: Formula] = [:]
    private var values: [CellPlace: CellValue] = [:]
    /// The cells whose formulas name a cell.
    private var dependents: [CellPlace: Set<CellPlace>] = [:]
    /// How many cells have been computed since the sheet was made; for tests.
    public private(set) var computationCount = 0

    public init() {}

    /// What was entered into a cell.
    public func text(at place: CellPlace) -> String { texts[place] ?? "" }

    /// What a cell shows.
    public func value(at place: CellPlace) -> CellValue { values[place] ?? .empty }

    /// Enters a text into a cell.
    ///
    /// - Returns: The cells whose values are others now.
    /// - Throws: A mistake in the formula; the cell stays as it was then.
    /// - Complexity: O(*d*), where *d* is the number of cells that depend on this one, with their sources.
    func enter(_ text: String, at place: CellPlace) throws(FormulaParser.Mistake) -> [CellPlace] {
        let formula = try FormulaParser.parse(text)
        for source in formulas[place]?.sources ?? [] { dependents[source]?.remove(place) }
        for source in formula.sources { dependents[source, default: []].insert(place) }
        texts[place] = formula == .empty ? nil : text
        formulas[place] = formula == .empty ? nil : formula
        return compute(from: place)
    }

    private func compute(from place: CellPlace) -> [CellPlace] {
        let affected = affected(by: place)
        // A cell is computed when nothing that it needs is still to come. What is never reached needs itself.
        var awaited = affected.reduce(into: [CellPlace: Int]()) { awaited, cell in
            awaited[cell] = formulas[cell]?.sources.count(where: affected.contains) ?? 0
        }
        var ready = affected.filter { awaited[$0] == 0 }
        var changed: [CellPlace] = []
        let evaluation = Evaluation { [unowned self] in value(at: $0) }
        while let cell = ready.popFirst() {
            awaited[cell] = nil
            computationCount += 1
            if set(evaluation.value(of: formulas[cell] ?? .empty), at: cell) { changed.append(cell) }
            for dependent in dependents[cell] ?? [] {
                guard let left = awaited[dependent] else { continue }
                awaited[dependent] = left - 1
                if left == 1 { ready.insert(dependent) }
            }
        }
        for cell in awaited.keys where set(.error(.cycle), at: cell) { changed.append(cell) }
        return changed
    }

    private func affected(by place: CellPlace) -> Set<CellPlace> {
        var affected: Set = [place], next = [place]
        while let cell = next.popLast() {
            for dependent in dependents[cell] ?? [] where affected.insert(dependent).inserted { next.append(dependent) }
        }
        return affected
    }

    private func set(_ value: CellValue, at place: CellPlace) -> Bool {
        if value == self.value(at: place) { return false }
        values[place] = value == .empty ? nil : value
        return true
    }
}
