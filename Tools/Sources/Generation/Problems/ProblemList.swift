/// Gathers problems, so that all of them are told at once.
struct ProblemList {
    private(set) var all: [Problem] = []

    mutating func add(_ code: String, _ text: String, at place: String? = nil) { add(Problem(code, text, at: place)) }

    mutating func add(_ problem: Problem) {
        if !all.contains(problem) { all.append(problem) }
    }

    /// Runs a step and keeps its problems. Returns nil if there were any.
    mutating func attempt<Result>(at place: String? = nil, _ step: () throws -> Result) throws -> Result? {
        do {
            return try step()
        } catch let error as GenerationError {
            for problem in error.problems { add(place.map(problem.located) ?? problem) }
            return nil
        }
    }

    /// - Throws: ``GenerationError`` with all problems, if there are any.
    func throwIfAny() throws {
        if !all.isEmpty { throw GenerationError(all) }
    }
}
