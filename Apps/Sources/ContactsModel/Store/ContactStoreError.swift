/// Why the store could not do what it was asked; nothing of it was done.
///
/// ```swift
/// do {
///     contact = try await store.update(original, to: draft)
/// } catch let error where error.code == .conflict {
///     show(error.conflict)                    // what somebody else changed
/// } catch {
///     alert(error.message, retry: error.isWorthRetrying)
/// }
/// ```
public struct ContactStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong; compare it with the constants.
    public let code: Code
    /// The file it went wrong with; nil for a store in memory.
    public let path: String?
    /// What somebody else did, for a ``Code/conflict``.
    public let conflict: ContactConflict?
    /// What the system said, for logs; not for people.
    public let cause: String?

    /// An error. Stores make these, and tests.
    public init(_ code: Code, path: String? = nil, conflict: ContactConflict? = nil, cause: String? = nil) {
        self.code = code
        self.path = path
        self.conflict = conflict
        self.cause = cause
    }

    /// What happened, to what, and what to do, in English. Translations go by ``Code/description``. It names the file, and not
    /// its folder: where a server keeps its data is nobody's business who uses it.
    public var message: String { code.sentence(fileName.map { "“\($0)”" } ?? "the contacts", conflict) }

    /// Whether the same request may succeed without changing anything else.
    public var isWorthRetrying: Bool { code.isWorthRetrying }

    /// Whether whoever runs the app has to hear of it: the file or the disk fails, and not a request.
    public var isFaultOfStorage: Bool { code.isFaultOfStorage }

    /// For logs: with the whole path and with what the system said.
    public var description: String {
        let details = [path, cause].compactMap { $0 }.joined(separator: ": ")
        return "\(code): \(message)" + (details.isEmpty ? "" : " [\(details)]")
    }

    /// The name of the file it went wrong with, without its folder; nil for a store in memory.
    public var fileName: String? {
        path.map { path in path.split(separator: "/").last.map(String.init) ?? path }
    }
}
