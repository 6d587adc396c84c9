public import Belvedere
public import ContactsModel
internal import Synchronization

/// A database that several galleries share.
public struct GalleryDatabase: Sendable {
    /// Opens the database at an address such as `postgres://user@host:5432/database`. Lists in it are sorted by each of the languages.
    public typealias Opener = @Sendable (_ address: String, _ languages: [String]) async throws -> GalleryDatabase

    private static let known = Mutex<Opener?>(nil)

    /// What opens the database that `--database` names; nil if this program has no such thing.
    static var opener: Opener? { known.withLock { $0 } }

    static func setOpener(_ opener: Opener?) { known.withLock { $0 = opener } }

    /// Where the contacts are kept.
    public let contacts: any ContactStore
    /// Carries what people share from gallery to gallery.
    public let transport: any SharedTransport
    /// Listens to the other galleries until the task is cancelled.
    public let run: @Sendable () async -> Void

    public init(contacts: any ContactStore, transport: any SharedTransport, run: @escaping @Sendable () async -> Void) {
        self.contacts = contacts
        self.transport = transport
        self.run = run
    }
}
