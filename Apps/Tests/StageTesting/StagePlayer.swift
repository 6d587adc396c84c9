public import Belvedere
public import BelvedereHostConformance

/// The requests of acceptance tests to a host, in addition to steps and their transcripts.
public protocol StagePlayer: StepPlayer {
    /// Waits for a file that the person receives, counted from 0.
    func receivedFile(_ number: Int) async throws -> SavedFile

    /// The traffic on the wire since the last call; nil if there is no wire.
    func traffic() async throws -> Traffic?

    /// The person's address, below the path of the app.
    func address() async throws -> String
}

/// The reason why a host could not fulfil a request of a test.
nonisolated struct StageFault: Error, CustomStringConvertible {
    let description: String
}
