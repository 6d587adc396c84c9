public import Belvedere
public import BelvedereHeadless
public import Testing

/// An app that plays on some host for one person: what ``Person`` needs of a host, and all that tests may know of it.
///
/// A step that cannot be done is reported at its place in the test, and what follows it is left out.
public protocol Stage {
    /// Does what a step says and waits until the app has heard it.
    func perform(_ step: ScenarioStep, at location: Testing.SourceLocation) async

    /// The lines of the transcript as soon as they are as wanted; what they are at last, when they do not come to that. Nil
    /// where a step before could not be done: then there is nothing to expect.
    func lines(until isDone: ([String]) -> Bool, at location: Testing.SourceLocation) async -> [String]?

    /// Hands a file over to a field for files.
    func provide(_ file: ReceivedFile, to name: String?, at location: Testing.SourceLocation) async

    /// Waits for the file that the person is given next.
    func receivedFile(at location: Testing.SourceLocation) async -> SavedFile?

    /// What went over the wire since this was asked last; nil where there is none.
    func traffic(at location: Testing.SourceLocation) async -> Traffic?

    /// Where the person is, below the path of the app.
    func address(at location: Testing.SourceLocation) async -> String
}
