public import ContactsModel
import Foundation
import Synchronization

/// A store in an array, for tests of roles: it answers at once, and fails or waits when a test says so.
///
/// ```swift
/// let store = FakeContactStore(["Ann Zimmer", "Bob Young"])
/// store.failNext(ContactStoreError(.diskFull))
/// ```
public final class FakeContactStore: ContactStore {
    public let collation: ContactCollation
    private let state: Mutex<State>

    private struct State {
        var contacts: [Contact] = []
        /// The keys of the contacts, at the same indices: making one takes longer than all the rest.
        var keys: [SortKey] = []
        var version = 0
        var lastNumber: Int64 = 0
        var failures: [ContactStoreError] = []
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
        var readers: [(query: ContactQuery, continuation: AsyncStream<ContactChangeSet>.Continuation)] = []
    }

    /// A store with some contacts, by full name: the last word is the last name.
    public init(_ names: [String] = []) {
        collation = ContactCollation(locale: .init(identifier: "en"))
        state = Mutex(State())
        for name in names {
            let words = name.split(separator: " ")
            let draft = ContactDraft(
                firstName: words.dropLast().joined(separator: " "), lastName: words.last.map(String.init) ?? ""
            )
            _ = state.withLock { add(draft, to: &$0) }
        }
    }

    /// Has the next request fail, after those that were told before.
    public func failNext(_ error: ContactStoreError) {
        state.withLock { $0.failures.append(error) }
    }

    /// Has all requests wait until ``release()``.
    public func hold() {
        state.withLock { $0.isHeld = true }
    }

    /// Lets the requests that wait go on.
    public func release() {
        let held = state.withLock { state in
            state.isHeld = false
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Stores a contact even while requests wait, as another session does whose request came first.
    public func insertUnheld(_ draft: ContactDraft) {
        _ = state.withLock { add(draft, to: &$0) }
    }

    /// What is stored, in the list's order.
    public var contacts: [Contact] { state.withLock { $0.contacts } }
    /// The full names of what is stored.
    public var names: [String] { contacts.map(\.fullName) }

    public func contact(_ id: Contact.ID) async throws(ContactStoreError) -> Contact? {
        try await pass()
        return state.withLock { $0.contacts.first { $0.id == id } }
    }

    public func count(of query: ContactQuery) async throws(ContactStoreError) -> Int {
        try await pass()
        return state.withLock { Self.list(query, $0).count }
    }

    public func page(of query: ContactQuery, offset: Int, limit: Int) async throws(ContactStoreError) -> ContactPage {
        try await pass()
        return state.withLock { state in
            let list = Self.list(query, state)
            let contacts = Array(list.dropFirst(offset).prefix(limit))
            return ContactPage(version: state.version, total: list.count, contacts: contacts, next: nil)
        }
    }

    public func page(
        of query: ContactQuery, after cursor: ContactCursor?, limit: Int
    ) async throws(ContactStoreError) -> ContactPage {
        try await pass()
        return state.withLock { state in
            let list = Self.list(query, state)
            let start = cursor.flatMap { cursor in list.firstIndex { $0.id == cursor.id } }.map { $0 + 1 } ?? 0
            let contacts = Array(list.dropFirst(start).prefix(limit))
            let next = start + contacts.count < list.count
                ? contacts.last.map { ContactCursor(key: collation.key(of: $0.content.name), id: $0.id) } : nil
            return ContactPage(version: state.version, total: list.count, contacts: contacts, next: next)
        }
    }

    public func insertionIndex(
        of name: ContactName, id: Contact.ID?, in query: ContactQuery
    ) async throws(ContactStoreError) -> Int {
        try await pass()
        let key = collation.key(of: name)
        return state.withLock { Self.list(query, $0).count { collation.key(of: $0.content.name) <= key } }
    }

    public func sections(of query: ContactQuery) async throws(ContactStoreError) -> ContactSections {
        try await pass()
        return state.withLock { state in
            var sections: [ContactSection] = []
            for (contact, key) in zip(state.contacts, state.keys) where query.matches(contact.content.name) {
                let number = key.section
                let count = sections.last?.id == number ? sections.removeLast().count : 0
                sections.append(ContactSection(id: number, title: collation.title(ofSection: number), count: count + 1))
            }
            return ContactSections(version: state.version, sections: sections)
        }
    }

    public func create(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await pass()
        guard let draft = try? draft.validated() else { throw ContactStoreError(.invalid) }
        return state.withLock { add(draft, to: &$0) }
    }

    public func create(_ drafts: [ContactDraft]) async throws(ContactStoreError) -> [Contact] {
        try await pass()
        return state.withLock { state in drafts.map { add($0, to: &state) } }
    }

    public func update(_ original: Contact, to draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        try await pass()
        guard let draft = try? draft.validated() else { throw ContactStoreError(.invalid) }
        let result: Result<Contact, ContactStoreError> = state.withLock { state in
            let current = state.contacts.first { $0.id == original.id }
            guard let current, current == original else { return .failure(Self.conflict(original, current)) }
            if current.content == draft { return .success(current) }
            let new = Contact(id: current.id, revision: current.revision + 1, content: draft)
            tell(remove(current, from: &state), insert(new, into: &state), in: &state)
            return .success(new)
        }
        return try result.get()
    }

    public func delete(_ contact: Contact) async throws(ContactStoreError) {
        try await pass()
        let result: Result<Void, ContactStoreError> = state.withLock { state in
            let current = state.contacts.first { $0.id == contact.id }
            guard current == contact else { return .failure(Self.conflict(contact, current)) }
            tell(remove(contact, from: &state), nil, in: &state)
            return .success(())
        }
        try result.get()
    }

    public func restore(_ contact: Contact) async throws(ContactStoreError) {
        try await pass()
        state.withLock { state in
            if !state.contacts.contains(contact) { tell(nil, insert(contact, into: &state), in: &state) }
        }
    }

    public func changes(in query: ContactQuery) -> ContactChanges {
        let (changes, continuation) = ContactChanges.make()
        state.withLock { $0.readers.append((query, continuation)) }
        return changes
    }

    // MARK: Inside

    private func pass() async throws(ContactStoreError) {
        if state.withLock({ $0.isHeld }) {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if state.isHeld { state.held.append(continuation) }
                    return !state.isHeld
                }
                if goesOn { continuation.resume() }
            }
        }
        let failure = state.withLock { $0.failures.isEmpty ? nil : $0.failures.removeFirst() }
        if let failure { throw failure }
    }

    private static func list(_ query: ContactQuery, _ state: State) -> [Contact] {
        query.isAll ? state.contacts : state.contacts.filter { query.matches($0.content.name) }
    }

    private static func conflict(_ original: Contact, _ current: Contact?) -> ContactStoreError {
        ContactStoreError(.conflict, conflict: ContactConflict(original: original, current: current))
    }

    private func add(_ draft: ContactDraft, to state: inout State) -> Contact {
        state.lastNumber += 1
        let contact = Contact(id: Contact.ID(state.lastNumber), content: draft)
        tell(nil, insert(contact, into: &state), in: &state)
        return contact
    }

    /// A contact with the row it has in each reader's list.
    private typealias Edit = (contact: Contact, rows: [Int])

    private func insert(_ contact: Contact, into state: inout State) -> Edit {
        let key = collation.key(of: contact.content.name)
        let index = state.keys.firstIndex { key < $0 } ?? state.keys.endIndex
        state.contacts.insert(contact, at: index)
        state.keys.insert(key, at: index)
        return (contact, rows(of: contact, in: state))
    }

    private func remove(_ contact: Contact, from state: inout State) -> Edit {
        let edit = (contact, rows(of: contact, in: state))
        if let index = state.contacts.firstIndex(where: { $0.id == contact.id }) {
            state.contacts.remove(at: index)
            state.keys.remove(at: index)
        }
        return edit
    }

    private func rows(of contact: Contact, in state: State) -> [Int] {
        state.readers.map { Self.list($0.query, state).firstIndex(of: contact) ?? -1 }
    }

    private func tell(_ old: Edit?, _ new: Edit?, in state: inout State) {
        state.version += 1
        for (index, reader) in state.readers.enumerated() {
            let from = old.flatMap { place($0, index) }, to = new.flatMap { place($0, index) }
            let change: ContactChange? =
                switch (old, from, new, to) {
                case (_, let from?, let new?, let to?) where from.index == to.index: .updated(new.contact, at: to)
                case (_, let from?, let new?, let to?): .moved(new.contact, from: from, to: to)
                case (let old?, let from?, _, nil): .removed(old.contact, at: from)
                case (_, nil, let new?, let to?): .inserted(new.contact, at: to)
                default: nil
                }
            reader.continuation.yield(ContactChangeSet(version: state.version, kind: .edits(change.map { [$0] } ?? [])))
        }
    }

    private func place(_ edit: Edit, _ reader: Int) -> ContactPlace? {
        guard edit.rows.indices.contains(reader), edit.rows[reader] >= 0 else { return nil }
        let section = collation.key(of: edit.contact.content.name).section
        return ContactPlace(index: edit.rows[reader], section: section, sectionTitle: collation.title(ofSection: section))
    }
}
