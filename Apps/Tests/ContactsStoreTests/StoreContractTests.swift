import ContactsContract
import ContactsFakes
import ContactsModel
import Foundation
import Testing

@testable import ContactsStore

@Suite("A store, in memory, in a file and fake")
struct StoreContractTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    enum Kind: CaseIterable, Sendable {
        case memory, file, fake
    }

    private func make(_ kind: Kind) async throws -> any ContactStore {
        let (english, languages) = (Locale(identifier: "en"), StoreContract.languages)
        return
            switch kind
        {
        case .memory: try SQLiteContactStore.inMemory(locale: english, languages: languages)
        case .fake: FakeContactStore(locale: english, languages: languages)
        case .file: try await SQLiteContactStore.open(folder: folder.url, locale: english, languages: languages)
        }
    }

    @Test(arguments: Kind.allCases, StoreContract.clauses)
    func keepsItsPromises(_ kind: Kind, _ clause: StoreContract.Clause) async throws {
        try await clause.check(try await make(kind))
    }
}
