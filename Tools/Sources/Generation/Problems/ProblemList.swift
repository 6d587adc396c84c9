/// Collects problems while a command continues, so that it can report all of them at the end.
struct ProblemList {
    private(set) var all: [Problem] = []

    mutating func add(_ code: String, _ text: String, at place: String? = nil) { add(Problem(code, text, at: place)) }

    mutating func add(_ problem: Problem) {
        if !all.contains(problem) { all.append(problem) }
    }

    /// Runs a closure and collects the problems that it throws. Returns nil if the closure throws.
    mutating func attempt<Result>(at place: String? = nil, _ step: () throws -> Result) throws -> Result? {
        do {
            return try step()
        } catch let error as GenerationError {
            for problem in error.problems { add(place.map(problem.located) ?? problem) }
            return nil
        }
    }

    /// - Throws: ``GenerationError`` with all collected problems; does nothing if there are none.
    func throwIfAny() throws {
        if !all.isEmpty { throw GenerationError(all) }
    }
}
