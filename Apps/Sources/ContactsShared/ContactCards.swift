public import ContactsModel

/// The service that imports vCard files into the store and exports contacts as vCard files.
///
/// ```swift
/// let result = try await ContactCards(store: store).take(in: file.bytes)
/// let file = try await ContactCards(store: store).file(of: .all)
/// ```
/// Both run on another thread than the session, so that a large file does not block any screen.
public nonisolated struct ContactCards: Sendable {
    private let store: any ContactStore

    /// How much of the progress bar is done after reading the file (0.1), and after looking up the existing contacts (0.3).
    private static let shareOfReading = 0.1, shareOfLooking = 0.3

    /// Creates the service for a store.
    public init(store: any ContactStore) {
        self.store = store
    }

    /// Stores the contacts of a vCard file that the store does not have yet, and reports the cards that are left out. If it throws, nothing
    /// is stored.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - onProgress: called with the finished share, from 0 to 1, on the thread on which the import runs.
    /// - Throws: the errors of ``ContactStore/create(_:onProgress:)``.
    public func take(
        in bytes: [UInt8], onProgress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(ContactStoreError) -> ContactImport {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            let report: VCardReport
            do { report = try await VCardReader().readInSlices(bytes) } catch { throw ContactStoreError(.cancelled) }
            onProgress(Self.shareOfReading)
            let cards = try await KnownCards(of: report.drafts, in: store)
            onProgress(Self.shareOfLooking)
            let added =
                cards.new.isEmpty
                ? []
                : try await store.create(cards.new) { share in
                    onProgress(Self.shareOfLooking + share * (1 - Self.shareOfLooking))
                }
            return ContactImport(
                added: added.count, known: cards.known, differing: cards.differing, kept: report.kept, problems: report.problems
            )
        }
    }

    /// Returns some contacts in their current state as a vCard 4.0 file. Contacts that were deleted in the meantime are left out.
    public func file(of ids: [Contact.ID]) async throws(ContactStoreError) -> [UInt8] {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            var bytes: [UInt8] = []
            for id in ids {
                if let contact = try await store.contact(id) { VCardWriter().write(contact.content, to: &bytes) }
            }
            return bytes
        }
    }

    /// Returns the contacts of a list as a vCard 4.0 file.
    public func file(of query: ContactQuery) async throws(ContactStoreError) -> [UInt8] {
        try await OffSession.run { [store] () async throws(ContactStoreError) in
            var bytes: [UInt8] = []
            var cursor: ContactCursor?
            let writer = VCardWriter()
            repeat {
                let page = try await store.page(of: query, after: cursor, limit: 500)
                for contact in page.contacts { writer.write(contact.content, to: &bytes) }
                cursor = page.next
            } while cursor != nil
            return bytes
        }
    }
}
