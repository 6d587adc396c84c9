/// The reason why a request to the store failed. A failed request changes nothing.
///
/// ```swift
/// do {
///     contact = try await store.update(original, to: draft)
/// } catch let error where error.code == .conflict {
///     show(error.conflict)                    // the change of another person
/// } catch {
///     alert(error.message, retry: error.isWorthRetrying)
/// }
/// ```
public struct ContactStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the failure. Compare it with the constants of ``Code``.
    public let code: Code
    /// The path of the file, or nil for a store in memory.
    public let path: String?
    /// The other person's change, for a ``Code/conflict``.
    public let conflict: ContactConflict?
    /// The system's own error message, for logs and not for people.
    public let cause: String?

    /// Creates an error. A ``ContactStore`` and tests call this.
    public init(_ code: Code, path: String? = nil, conflict: ContactConflict? = nil, cause: String? = nil) {
        self.code = code
        self.path = path
        self.conflict = conflict
        self.cause = cause
    }

    /// A message for people, in English: the failure, its file and what to do. Translations use ``Code/description``. The message contains
    /// the name of the file but not its folder, because users of a server should not see where it stores data.
    public var message: String { code.sentence(fileName.map { "“\($0)”" } ?? "the contacts", conflict) }

    /// Whether the same request may succeed later although the person changes nothing.
    public var isWorthRetrying: Bool { code.isWorthRetrying }

    /// Whether the operator of the app must know of the failure, because the file or the disk failed and not only one request.
    public var isFaultOfStorage: Bool { code.isFaultOfStorage }

    /// The text for logs, with the whole path and the message of the system.
    public var description: String {
        let details = [path, cause].compactMap { $0 }.joined(separator: ": ")
        return "\(code): \(message)" + (details.isEmpty ? "" : " [\(details)]")
    }

    /// The name of the file without its folder, or nil for a store in memory.
    public var fileName: String? {
        path.map { path in path.split(separator: "/").last.map(String.init) ?? path }
    }
}
