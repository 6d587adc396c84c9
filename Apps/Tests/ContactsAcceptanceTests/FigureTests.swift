@_spi(Hosting) import Belvedere
import BelvedereHeadless
import BelvedereTesting
import ContactsModel
import ContactsStore
import LongRuns
import StageTesting
import Foundation
import Testing

/// Prints the figures of the documentation for the speed of a test and of a long list. Asserts the results, never the speed.
@Suite("Figures", .enabled(if: LongRun.isWanted), .serialized)
struct FigureTests {
    @Test("a whole test that adds a contact", arguments: Architecture.allCases, Memory.allCases)
    func adding(_ architecture: Architecture, _ memory: Memory) async throws {
        var times: [Duration] = []
        for _ in 0..<100 {
            let store = try await memory.store()
            let start = ContinuousClock.now
            await withApp(architecture.application(store), Setting(isExhaustive: false)) { app in
                app.host.checksChanges = false
                await app.wait(forNo: .spinner)
                app.tap(.button, "Add contact")
                app.type("Ann", into: "First Name")
                app.type("Zimmer", into: "Last Name")
                app.tap(.button, "Done")
                await app.wait(for: .row, "Ann Zimmer")
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
        try await withApp(architecture.application(store), Setting(isExhaustive: false)) { app in
            app.host.checksChanges = false
            await app.wait(for: .row, "Person N0")
            let opened = ContinuousClock.now
            _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            await app.wait(for: .row, "Ann Zimmer")
            print("figure: \(architecture), \(size) stored: opened in \(opened - start), one more in \(ContinuousClock.now - opened)")
            #expect(app.host.window.viewCount < 500)
        }
    }

    // Only in the browser, because the headless host has no wire.
    @Test(
        "the transferred bytes do not depend on the length of the list",
        .enabled(if: StageHost.takingPart.contains(.browser)), arguments: [100, 10_000, 100_000]
    )
    func wire(_ size: Int) async throws {
        let store = try SQLiteContactStore.inMemory(locale: Locale(identifier: "en"))
        _ = try await store.create((0..<size).map { ContactDraft(firstName: "Person", lastName: "N\($0)") })
        for staging in Staging.on(.browser, .database) {
            try await withContacts(staging, store) { app in
                await app.expect(.row, "Person N0")
                let opened = try #require(await app.traffic())
                let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
                await app.expect(.row, "Ann Zimmer")
                let more = try #require(await app.traffic())
                print(
                    """
                    figure: \(staging.architecture), \(size) stored: page \(opened.page) bytes, then \(opened.down) down and \
                    \(opened.up) up; one more \(more.down) down and \(more.up) up
                    """)
                // One screenful, the rows read around it, and the size of one row. For a hundred thousand rows this would be megabytes.
                #expect(opened.page + opened.down < 40_000)
                #expect(more.down < 2_000)
                try await store.delete(ann)
                await app.expectNo(.row, "Ann Zimmer")
            }
        }
    }
}
