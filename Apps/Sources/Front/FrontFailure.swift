/// The reason why the demo data could not be reset, as a text for the person. It is created while the person's session runs, so the text is
/// in the language of that session.
public nonisolated struct FrontFailure: Error, Hashable {
    public let message: String

    public init(_ message: String) {
        self.message = message
    }
}
