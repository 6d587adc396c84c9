import ContactsModel
import ContactsStore
import ContactsFakes
import Foundation
import Testing

/// The store of a test's contacts: an array that answers at once, or the app's own database without a file.
nonisolated enum Memory: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case array, database

    /// A store with some contacts, by full name. It offers the languages of the app.
    func store(_ names: String...) async throws -> any ContactStore { try await store(of: names) }

    /// A store with some contacts, by full name.
    func store(of names: [String]) async throws -> any ContactStore {
        let array = FakeContactStore(names, languages: Self.languages)
        guard self == .database else { return array }
        let store = try SQLiteContactStore.inMemory(locale: .init(identifier: "en"), languages: Self.languages)
        _ = try await store.create(array.contacts.sorted { $0.id.number < $1.id.number }.map(\.content))
        return store
    }

    private static let languages = ["en", "ar", "fa", "hi", "zh-Hans"]

    var testDescription: String { rawValue }
}

extension ContactStore {
    /// The contact with this name.
    func named(_ name: String) async throws -> Contact {
        let page = try await page(of: .all, offset: 0, limit: 100)
        return try #require(page.contacts.first { $0.fullName == name })
    }

    /// All names, in the list's order.
    func names() async throws -> [String] {
        try await page(of: .all, offset: 0, limit: 1000).contacts.map(\.fullName)
    }
}
