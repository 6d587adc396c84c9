import BelvedereHeadless
import BelvedereHostConformance
import Testing

/// Somebody of the conformance suite in front of a stage. What cannot be done is reported by the stage itself.
final class StagePerson: ConformingPerson {
    /// A step could not be done; the stage has said why.
    nonisolated struct Fault: Error, CustomStringConvertible {
        var description: String { "The host could not do it." }
    }

    private let stage: any Stage

    init(_ stage: any Stage) {
        self.stage = stage
    }

    func perform(_ step: ScenarioStep) async throws {
        await stage.perform(step, at: #_sourceLocation)
    }

    func transcript(wanted: [String]) async throws -> [String] {
        guard let lines = await stage.lines(until: { $0 == wanted }, at: #_sourceLocation) else { throw Fault() }
        return lines
    }
}
