import Belvedere
import BelvedereHeadless
import ContactsModel
import ContactsStore
import ContactsTesting
import Foundation
import Testing

/// Prints what the documentation states of the speed of a test and of a long list. Asserts what happens, never how fast.
@Suite("Figures", .enabled(if: ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == "1"), .serialized)
struct FigureTests {
    @Test("a whole test that adds a contact", arguments: Architecture.allCases, Memory.allCases)
    func adding(_ architecture: Architecture, _ memory: Memory) async throws {
        var times: [Duration] = []
        for _ in 0..<100 {
            let store = try await memory.store()
            let start = ContinuousClock.now
            try await withContacts(architecture, store) { app in
                app.host.checksChanges = false
                app.tap(.button, "Add contact")
                app.typeNames("Ann", "Zimmer")
                app.tap(.button, "Done")
                await app.appearing(.row, "Ann Zimmer")
            }
            times.append(ContinuousClock.now - start)
            let names = try await store.names()
            #expect(names == ["Ann Zimmer"])
        }
        print("figure: \(architecture), \(memory): \(times.sorted()[times.count / 2]) for a test that adds a contact")
    }

    @Test("a list of any length opens and takes in one more", arguments: Architecture.allCases, [100, 10_000, 100_000])
    func longLists(_ architecture: Architecture, _ size: Int) async throws {
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        _ = try await store.create((0..<size).map { ContactDraft(firstName: "Person", lastName: "N\($0)") })
        let start = ContinuousClock.now
        try await withContacts(architecture, store) { app in
            app.host.checksChanges = false
            await app.appearing(.row, "Person N0")
            let opened = ContinuousClock.now
            _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            await app.appearing(.row, "Ann Zimmer")
            print("figure: \(architecture), \(size) stored: opened in \(opened - start), one more in \(ContinuousClock.now - opened)")
            #expect(app.host.window.viewCount < 500)
        }
    }
}
