public import Belvedere
public import ContactsModel
internal import Synchronization

/// A database that several galleries (server processes) share.
public struct GalleryDatabase: Sendable {
    /// The type of a closure that opens the database at an address such as `postgres://user@host:5432/database`. Lists in the database can
    /// be sorted by the alphabets of all these languages.
    public typealias Opener = @Sendable (_ address: String, _ languages: [String]) async throws -> GalleryDatabase

    private static let known = Mutex<Opener?>(nil)

    /// The closure that opens the database in the option `--database`, or nil if this program does not support a database.
    static var opener: Opener? { known.withLock { $0 } }

    static func setOpener(_ opener: Opener?) { known.withLock { $0 = opener } }

    /// The store of the contacts in this database.
    public let contacts: any ContactStore
    /// The transport that sends shared values to the other galleries.
    public let transport: any SharedTransport
    /// The closure that receives shared values from the other galleries, until the task is cancelled.
    public let run: @Sendable () async -> Void

    public init(contacts: any ContactStore, transport: any SharedTransport, run: @escaping @Sendable () async -> Void) {
        self.contacts = contacts
        self.transport = transport
        self.run = run
    }
}
