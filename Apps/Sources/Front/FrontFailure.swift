/// Why the demo data could not be reset, in words for the person who wanted it. It is made while their session runs, so it speaks
/// their language.
public nonisolated struct FrontFailure: Error, Hashable {
    public let message: String

    public init(_ message: String) {
        self.message = message
    }
}
