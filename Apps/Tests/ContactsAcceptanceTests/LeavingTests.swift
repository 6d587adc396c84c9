import Belvedere
import BelvedereTesting
import ContactsFakes
import ContactsModel
import LongRuns
import Testing

/// Each screen starts each piece of its work on a store that makes it wait, and leaves. In every architecture, no work may still run then.
@Suite("Leaving a screen ends its work", .timeLimit(minutes: 5))
struct LeavingTests {
    private static var quiet: Setting { Setting(isExhaustive: false) }

    @Test("a contact is not followed any more", arguments: Architecture.allCases)
    func following(_ architecture: Architecture) async {
        await withApp(architecture.application(FakeContactStore(["Ann Zimmer"])), Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            for _ in 0..<3 {
                app.tap(.row, "Ann Zimmer")
                await app.settle()
                #expect(app.runningWork > before)
                app.back()
                await app.settle()
                #expect(app.runningWork == before)
            }
        }
    }

    @Test("a contact that could be read only again is not followed any more", arguments: Architecture.allCases)
    func followingAfterRetry(_ architecture: Architecture) async {
        let store = FakeContactStore(["Ann Zimmer"])
        await withApp(architecture.application(store), Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            store.failNext(ContactStoreError(.locked))
            app.tap(.row, "Ann Zimmer")
            await app.settle()
            #expect(app.runningWork == before)
            app.tap(.button, "Retry")
            await app.settle()
            #expect(app.runningWork > before)
            app.back()
            await app.settle()
            #expect(app.runningWork == before)
        }
    }

    @Test("a contact is not read and not deleted any more", arguments: Architecture.allCases)
    func deleting(_ architecture: Architecture) async {
        let store = FakeContactStore(["Ann Zimmer"])
        await withApp(architecture.application(store), Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            app.tap(.row, "Ann Zimmer")
            await app.settle()
            let following = app.runningWork
            store.hold()
            app.tap(.button, "Delete")
            await app.settle()
            #expect(app.runningWork > following)
            app.back()
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            app.tap(.row, "Ann Zimmer")
            await app.settle()
            #expect(store.waitingRequests > 0)
            app.back()
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()
            await app.settle()
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("cancelling the form cancels a running save", arguments: Architecture.allCases)
    func adding(_ architecture: Architecture) async {
        let store = FakeContactStore(["Ann Zimmer"])
        await withApp(architecture.application(store), Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            app.tap(.button, "Add contact")
            app.type("Bob", into: "First Name")
            app.type("Young", into: "Last Name")
            store.hold()
            app.tap(.button, "Done")
            await app.settle()
            #expect(app.runningWork > before && store.waitingRequests == 1)
            app.tap(.button, "Cancel")
            app.tap(.button, "Discard")
            await app.settle()
            app.expect(.screen, "Contacts")
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()
            await app.settle()
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("a form is not filled, not filled again and not saved any more", arguments: Architecture.allCases)
    func editing(_ architecture: Architecture) async {
        let store = FakeContactStore(["Ann Zimmer"])
        await withApp(architecture.application(store), at: "/1", Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            store.hold()
            app.tap(.button, "Edit")
            await app.settle()
            #expect(app.runningWork > before)
            app.tap(.button, "Cancel")
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()

            store.failNext(ContactStoreError(.locked))
            app.tap(.button, "Edit")
            await app.settle()
            store.hold()
            app.tap(.button, "Retry")
            await app.settle()
            #expect(app.runningWork > before)
            app.back()
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()

            app.tap(.button, "Edit")
            await app.settle()
            app.clear("First Name")
            app.type("Anna", into: "First Name")
            store.hold()
            app.tap(.button, "Done")
            await app.settle()
            #expect(app.runningWork > before)
            app.tap(.button, "Cancel")
            app.tap(.button, "Discard")
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()
            await app.settle()
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("a form is not saved over another's change any more", arguments: Architecture.allCases)
    func savingAnyway(_ architecture: Architecture) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withApp(architecture.application(store), at: "/1", Self.quiet) { app in
            await app.settle()
            let before = app.runningWork
            app.tap(.button, "Edit")
            await app.settle()
            app.clear("First Name")
            app.type("Anna", into: "First Name")
            _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Anne", lastName: "Zimmer"))
            await app.settle()
            app.tap(.button, "Done")
            await app.settle()
            store.hold()
            app.tap(.button, "Save mine")
            await app.settle()
            #expect(store.waitingRequests == 1)
            app.tap(.button, "Cancel")
            app.tap(.button, "Discard")
            await app.settle()
            #expect(app.runningWork == before && store.waitingRequests == 0)
            store.release()
        }
    }

    /// The requests of the list. Each runs on a store that makes it wait.
    nonisolated enum Request: String, CaseIterable, Sendable {
        case nothing, search, retry, delete, undo, take, handOut, saveFile
    }

    @Test("the list ends with its session, whatever it is at", arguments: Architecture.allCases, Request.allCases)
    func list(_ architecture: Architecture, _ request: Request) async {
        let store = FakeContactStore(["Ann Zimmer", "Bob Young"])
        var device = DeviceScript()
        if request == .saveFile { device.saving = .silence }
        await withApp(architecture.application(store), Setting(device: device, isExhaustive: false)) { app in
            await app.settle()
            switch request {
            case .retry: store.failNext(ContactStoreError(.locked))
            case .undo: app.perform("Delete", on: "Bob Young")
            default: break
            }
            if request == .retry { app.type("Ann", into: "Search contacts") }
            await app.settle()
            if request != .saveFile { store.hold() }
            let before = app.runningWork
            switch request {
            case .nothing: break
            case .search: app.type("Bob", into: "Search contacts")
            case .retry: app.tap(.button, "Retry")
            case .delete: app.perform("Delete", on: "Bob Young")
            case .undo: app.tap(.button, "Undo")
            case .take:
                let card = "BEGIN:VCARD\nVERSION:3.0\nN:Young;Bob\nFN:Bob Young\nEND:VCARD\n"
                app.provide(ReceivedFile(name: "cards.vcf", mediaType: "text/vcard", bytes: Array(card.utf8)))
            case .handOut, .saveFile: app.tap(.button, "Export vCard")
            }
            let isUnderWay = {
                switch request {
                case .nothing: app.runningWork == before
                case .saveFile: app.host.context.device.waiting == 1
                default: store.waitingRequests > 0
                }
            }
            await app.settle()
            // The service reads and writes cards outside the session, and nothing notifies the test of the start.
            while !isUnderWay() {
                await Task.yield()
                await app.settle()
            }
            await app.close()
            while app.runningWork > 0 { await Task.yield() }
            #expect(store.waitingRequests == 0)
        }
    }
}
