import ContactsContract
import ContactsModel
import Foundation
import Testing

@testable import ContactsStore

/// Measures the figures in the article on the store's guarantees. Asserts sizes, never times.
@Suite("Figures", .enabled(if: isSoak), .serialized)
struct FigureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [100, 10_000, 100_000])
    func ofAStoreOfThisSize(_ size: Int) async throws {
        var random = Seeded(7)
        let drafts = (0..<size).map { _ in draft(&random) }
        var store = try await SQLiteContactStore.open(folder: folder.url, locale: Locale(identifier: "en"))
        try await measure("import of all, one transaction", size, times: 1) { _ = try await store.create(drafts) }
        try await store.close()
        try await measure("open the store", size, times: 20) {
            store = try await SQLiteContactStore.open(folder: folder.url, locale: Locale(identifier: "en"))
            try await store.close()
        }
        store = try await SQLiteContactStore.open(folder: folder.url, locale: Locale(identifier: "en"))
        #expect(try await store.count(of: .all) == size)
        let opened = store
        try await measure("first page of 50 and sections", size) {
            _ = try await opened.page(of: .all, offset: 0, limit: 50)
            _ = try await opened.sections(of: .all)
        }
        var offsets = Seeded(9)
        try await measure("page of 50 anywhere", size) {
            _ = try await opened.page(of: .all, offset: Int.random(in: 0..<size, using: &offsets), limit: 50)
        }
        for search in ["a", "an", "ann", "anna", "anna b"] {
            let query = ContactQuery(search: search)
            let found = try await opened.count(of: query)
            try await measure("search “\(search)” (\(found) found): count and first page", size) {
                _ = try await opened.page(of: query, offset: 0, limit: 50)
            }
        }
        try await measure("insertion index", size) {
            _ = try await opened.insertionIndex(of: draft(&offsets).name, id: nil, in: .all)
        }
        try await measure("insert one, nobody looking", size) { _ = try await opened.create(draft(&offsets)) }
        let changes = (0..<10).map { _ in opened.changes(in: .all) } + [opened.changes(in: ContactQuery(search: "an"))]
        try await measure("insert one, 11 open lists told", size) { _ = try await opened.create(draft(&offsets)) }
        #expect(changes.count == 11)
        let bytes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(component: SQLiteContactStore.fileName).path)
        print("figure: \(size) file \(bytes[.size] ?? 0) bytes")
        try await store.close()
        try await measure("sort anew for another locale", size, times: 1) {
            store = try await SQLiteContactStore.open(folder: folder.url, locale: Locale(identifier: "sv"))
        }
        try await store.close()
    }

    /// The cost of further languages: the same queries on a file with one order, two orders and five orders.
    @Test(arguments: [10_000, 100_000])
    func ofLanguages(_ size: Int) async throws {
        for languages in [[], ["fa"], ["ar", "fa", "hi", "zh-Hans"]] {
            var random = Seeded(7)
            let drafts = (0..<size).map { _ in draft(&random) }
            let orders = "orders: \(languages.count + 1), "
            let place = folder.url.appending(component: "\(size)-\(languages.count)")
            let store = try await SQLiteContactStore.open(folder: place, locale: Locale(identifier: "en"), languages: ["de"] + languages)
            for language in languages { _ = try await store.page(of: ContactQuery(search: "", language: language), offset: 0, limit: 1) }
            try await measure(orders + "import of all, one transaction", size, times: 1) { _ = try await store.create(drafts) }
            for language in [nil, languages.last ?? nil] {
                let query = ContactQuery(search: "", language: language)
                try await measure(orders + "first page of 50 and sections, \(language ?? "own")", size) {
                    _ = try await store.page(of: query, offset: 0, limit: 50)
                    _ = try await store.sections(of: query)
                }
            }
            try await measure(orders + "insert one, nobody looking", size) { _ = try await store.create(draft(&random)) }
            let bytes = try FileManager.default.attributesOfItem(atPath: place.appending(component: SQLiteContactStore.fileName).path)
            print("figure: \(size) \(orders)file \(bytes[.size] ?? 0) bytes")
            try await measure(orders + "first page in a language that nobody has asked for", size, times: 1) {
                _ = try await store.page(of: ContactQuery(search: "", language: "de"), offset: 0, limit: 50)
            }
            try await store.close()
        }
    }

    @Test func ofAStoreInMemory() async throws {
        try await measure("open in memory", 0) { _ = try SQLiteContactStore.inMemory() }
        try await measure("open in memory, create, read back", 0) {
            let store = try SQLiteContactStore.inMemory()
            _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            _ = try await store.page(of: .all, offset: 0, limit: 50)
        }
        let collation = ContactCollation(locale: Locale(identifier: "en"))
        let name = ContactName(first: "Tatyana", last: "Fitzpatrick")
        try await measure("1,000 sort keys", 0) { for _ in 0..<1000 { _ = collation.key(of: name) } }
        try await measure("1,000 foldings", 0) { for _ in 0..<1000 { _ = NameFolding.words(of: "Tatyana Fitzpatrick") } }
        let drafts = try (0..<10_000).map { number in
            var random = Seeded(UInt64(number))
            return try draft(&random).validated()
        }
        let file = VCardWriter().file(of: drafts)
        try await measure("vCard: read 10,000 cards, \(file.count) bytes", 0, times: 5) {
            #expect(VCardReader().read(file).cards.count == 10_000)
        }
    }

    @Test(arguments: [100, 10_000, 100_000])
    func ofInsertingInMemory(_ size: Int) async throws {
        var random = Seeded(7)
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        _ = try await store.create((0..<size).map { _ in draft(&random) })
        try await measure("in memory: insert one, nobody looking", size) { _ = try await store.create(draft(&random)) }
        let changes = (0..<10).map { _ in store.changes(in: .all) } + [store.changes(in: ContactQuery(search: "an"))]
        try await measure("in memory: insert one, 11 open lists told", size) { _ = try await store.create(draft(&random)) }
        #expect(changes.count == 11)
    }

    private func draft(_ random: inout Seeded) -> ContactDraft {
        let vowels = Array("aeiou"), others = Array("bcdfghjklmnprstvz")
        func word() -> String {
            var word = ""
            for _ in 0..<Int.random(in: 2...4, using: &random) {
                word.append(others.randomElement(using: &random) ?? "b")
                word.append(vowels.randomElement(using: &random) ?? "a")
            }
            return Int.random(in: 0..<5, using: &random) == 0 ? "An" + word : word.capitalized
        }
        return ContactDraft(firstName: word(), lastName: word(), phones: [LabelledValue(.mobile, "+358 40 1234567")])
    }

    private func measure(_ what: String, _ size: Int, times: Int = 200, _ work: () async throws -> Void) async throws {
        var taken: [Duration] = []
        let before = clock()
        for _ in 0..<times {
            let start = ContinuousClock.now
            try await work()
            taken.append(ContinuousClock.now - start)
        }
        // The time of all threads together. A busy machine does not change this figure.
        let processor = Double(clock() - before) / Double(CLOCKS_PER_SEC) * 1000 / Double(times)
        taken.sort()
        let milliseconds = [taken[times / 2] / .milliseconds(1), taken[times * 99 / 100] / .milliseconds(1), processor]
            .map { $0.formatted(.number.precision(.fractionLength(2))) }
        print("figure: \(size) \(what): median \(milliseconds[0]) ms, p99 \(milliseconds[1]) ms, mean CPU \(milliseconds[2]) ms")
    }
}
