public import ContactsModel
public import Foundation
import Synchronization

/// A store for tests of view models, presenters, interactors and whole apps. It has no database, and it can fail or wait on request.
///
/// It keeps the contract of ``ContactStore``, because the tests of the real store run against it too. So a test that passes here passes
/// with the real store.
/// ```swift
/// let store = FakeContactStore(["Ann Zimmer"])
/// store.failNext(ContactStoreError(.diskFull))
/// presenter.userTriggeredDone()                 // shows the error, keeps the typed text
/// store.hold()
/// presenter.userTriggeredDone()                 // shows that it is saving …
/// store.release()                               // … and that it has saved
/// ```
public final class FakeContactStore: ContactStore {
    public let collations: ContactCollations
    private let state: Mutex<FakeContacts>
    private let script = Mutex(Script())

    private struct Script {
        var failures: [ContactStoreError] = []
        var isHolding = false
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastRequest = 0
    }

    /// Creates a store that holds these contacts, numbered from 1 in their order, at version 0.
    ///
    /// Drafts that the store may not save are left out.
    public init(_ drafts: [ContactDraft] = [], locale: Locale = Locale(identifier: "en"), languages: [String] = []) {
        collations = ContactCollations(locale: locale, languages: languages)
        var contacts = FakeContacts(collations: collations)
        for draft in drafts.compactMap({ try? $0.validatedAsCard() }) { _ = contacts.create(draft) }
        state = Mutex(contacts)
    }

    /// Creates a store with some contacts, by full name. The last word is the last name.
    public convenience init(_ names: [String], languages: [String] = []) {
        let drafts = names.map { name in
            let words = name.split(separator: " ")
            return ContactDraft(
                firstName: words.dropLast().joined(separator: " "), lastName: words.last.map(String.init) ?? ""
            )
        }
        self.init(drafts, languages: languages)
    }

    /// The stored contacts in the list's order.
    public var contacts: [Contact] { state.withLock { $0.entries.map(\.contact) } }
    /// The full names of the stored contacts.
    public var names: [String] { contacts.map(\.fullName) }

    /// Stores a contact even while requests wait, like another session whose request came first.
    public func insertUnheld(_ draft: ContactDraft) {
        _ = state.withLock { $0.create(draft) }
    }

    /// Makes the next request fail. Further calls make the requests after it fail.
    public func failNext(_ error: ContactStoreError) {
        script.withLock { $0.failures.append(error) }
    }

    /// Makes requests wait from now on. A request that is cancelled while it waits fails, like a request that waits for the database.
    public func hold() {
        script.withLock { $0.isHolding = true }
    }

    /// Lets the waiting requests and all later ones run.
    public func release() {
        let waiting = script.withLock { script in
            script.isHolding = false
            defer { script.waiting = [:] }
            return script.waiting.sorted { $0.key < $1.key }.map(\.value)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// The number of waiting requests.
    public var waitingRequests: Int { script.withLock { $0.waiting.count } }

    public func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact? {
        try await request { $0.contact(id) }
    }

    public func count(of query: ContactQuery) async throws(ContactStoreError) -> Int {
        try await request { $0.list(query).count }
    }

    public func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage {
        try await request { $0.page(of: $0.list(query), from: max(0, offset), limit: max(0, limit)) }
    }

    public func page(
        of query: ContactQuery,
        after cursor: ContactCursor?,
        limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        try await request { contacts in
            let list = contacts.list(query)
            let start = cursor.map { contacts.rank(of: $0.key, id: Contact.ID($0.id.number + 1), in: list) } ?? 0
            return contacts.page(of: list, from: start, limit: max(0, limit))
        }
    }

    public func contacts(like drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        try await request { contacts in
            contacts.entries.map(\.contact).filter { contact in drafts.contains { Self.isLike(contact.content, $0) } }
        }
    }

    private static func isLike(_ one: ContactDraft, _ other: ContactDraft) -> Bool {
        (!one.uid.isEmpty && one.uid == other.uid) || (one.name.first, one.name.last) == (other.name.first, other.name.last)
    }

    public func insertionIndex(
        of name: ContactName,
        id: Contact.ID?,
        in query: ContactQuery
    ) async throws(ContactStoreError) -> Int {
        let key = collations[query.language].key(of: name.tidied, by: query.order)
        return try await request { $0.rank(of: key, id: id, in: $0.list(query)) }
    }

    public func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections {
        try await request { $0.sections(of: query) }
    }

    public func create(_ draft: ContactDraft, key: IdempotencyKey?) async throws(ContactStoreError) -> Contact {
        try await request { contacts throws(ContactStoreError) in
            let draft = try Self.valid(draft)
            return try contacts.once(key, draft) { $0.create(draft) }
        }
    }

    public func create(
        _ drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        onProgress(0.5)
        return try await request { contacts throws(ContactStoreError) in contacts.create(try Self.validCards(drafts)) }
    }

    public func replaceAll(
        with drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void
    ) async throws(ContactStoreError) -> [Contact] {
        onProgress(0.5)
        return try await request { contacts throws(ContactStoreError) in contacts.replaceAll(with: try Self.validCards(drafts)) }
    }

    private static func validCards(_ drafts: [ContactDraft]) throws(ContactStoreError) -> [ContactDraft] {
        var valid: [ContactDraft] = []
        for draft in drafts { valid.append(try validCard(draft)) }
        return valid
    }

    public func update(
        _ original: Contact,
        to draft: ContactDraft,
        key: IdempotencyKey?
    ) async throws(ContactStoreError) -> Contact {
        try await request { contacts throws(ContactStoreError) in
            let draft = try Self.valid(draft, after: original.content)
            return try contacts.once(key, draft) { contacts throws(ContactStoreError) in
                contacts.update(try contacts.current(original), to: draft)
            }
        }
    }

    public func delete(_ contact: Contact) async throws(ContactStoreError) {
        try await request { contacts throws(ContactStoreError) in contacts.delete(try contacts.current(contact)) }
    }

    public func restore(_ contact: Contact) async throws(ContactStoreError) {
        try await request { contacts throws(ContactStoreError) in try contacts.restore(contact) }
    }

    public func changes(in query: ContactQuery) -> ContactChanges {
        state.withLock { $0.changes(in: query) }
    }

    private static func valid(_ draft: ContactDraft, after original: ContactDraft? = nil) throws(ContactStoreError) -> ContactDraft {
        do { return try draft.validated(after: original) } catch { throw ContactStoreError(.invalid) }
    }

    private static func validCard(_ draft: ContactDraft) throws(ContactStoreError) -> ContactDraft {
        do { return try draft.validatedAsCard() } catch { throw ContactStoreError(.invalid) }
    }

    private func request<Answer: Sendable>(
        _ body: (inout FakeContacts) throws(ContactStoreError) -> Answer
    ) async throws(ContactStoreError) -> Answer {
        if script.withLock({ $0.isHolding }) {
            await waitUntilReleased()
            if Task.isCancelled { throw ContactStoreError(.cancelled) }
        }
        if let failure = script.withLock({ $0.failures.isEmpty ? nil : $0.failures.removeFirst() }) { throw failure }
        return try state.withLock { contacts throws(ContactStoreError) in try body(&contacts) }
    }

    private func waitUntilReleased() async {
        let number = script.withLock { script in
            script.lastRequest += 1
            return script.lastRequest
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waits = script.withLock { script in
                    let waits = script.isHolding && !Task.isCancelled
                    if waits { script.waiting[number] = continuation }
                    return waits
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            script.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }
}
