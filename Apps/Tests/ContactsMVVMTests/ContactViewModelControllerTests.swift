import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsMVVMModel
import ContactsFakes
import Testing

@Suite("The controller of the list's view models, without a view and without a database")
struct ContactViewModelControllerTests {
    private func controller(_ store: FakeContactStore) throws -> ContactViewModelController {
        let context = try #require(SessionContext.current)
        return ContactViewModelController(store: store, device: context.device, fileName: "contacts.vcf")
    }

    @Test func itShowsLoadingThenTheContactsOfTheStore() async throws {
        try await withSession {
            let controller = try controller(FakeContactStore(["Ann Zimmer"]))
            controller.contacts.need(0..<10)
            #expect(controller.state.value == .loading)
            try await withRunning({ await controller.run() }) {
                #expect(controller.state.value == .contacts)
                #expect(controller.contacts[0]?.fullName == "Ann Zimmer")
                #expect(controller.contacts[0]?.initials == "AZ")
            }
        }
    }

    @Test func anEmptyListAndAnEmptySearchAreToldApart() async throws {
        try await withSession {
            let controller = try controller(FakeContactStore())
            try await withRunning({ await controller.run() }) {
                #expect(controller.state.value == .empty)
                controller.searchText.value = "x"
                await settle()
                #expect(controller.state.value == .nothingFound)
            }
        }
    }

    @Test func anUnreadableStoreIsToldAndReadAgain() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            store.failNext(ContactStoreError(.damaged))
            let controller = try controller(store)
            try await withRunning({ await controller.run() }) {
                #expect(controller.state.value == .failed(ContactStoreError(.damaged)))
                controller.retry()
                await settle()
                #expect(controller.state.value == .contacts)
            }
        }
    }

    @Test func aDeletionOffersToBringTheContactBack() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let controller = try controller(store)
            try await withRunning({ await controller.run() }) {
                var notice: ContactListNotice?
                let token = controller.notice.bind { notice = $0 }
                controller.delete(try #require(controller.contacts[0]))
                await settle()
                token.cancel()
                #expect(store.names.isEmpty)
                guard case .deleted(let contact)? = notice else {
                    Issue.record("no offer to bring the contact back")
                    return
                }
                controller.perform.execute(.restore(contact))
                await settle()
                #expect(store.names == ["Ann Zimmer"])
            }
        }
    }

    @Test func aFailedDeletionCarriesItsRequest() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let controller = try controller(store)
            try await withRunning({ await controller.run() }) {
                store.failNext(ContactStoreError(.locked))
                var notice: ContactListNotice?
                let token = controller.notice.bind { notice = $0 }
                controller.delete(try #require(controller.contacts[0]))
                await settle()
                token.cancel()
                guard case .failed(let error, let request)? = notice else {
                    Issue.record("no failure told")
                    return
                }
                #expect(error.code == .locked)
                controller.perform.execute(request)
                await settle()
                #expect(store.names.isEmpty)
            }
        }
    }

    @Test func aDeletionInTheDetailIsOfferedByTheListAndTheDetailMayGo() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let controller = try controller(store)
            var hasLeft = false
            let detail = controller.contact(store.contacts[0].id, onDelete: { hasLeft = true })
            try await withRunning({ await detail.run() }) {
                var notice: ContactListNotice?
                let token = controller.notice.bind { notice = $0 }
                #expect(detail.delete.execute())
                await settle()
                token.cancel()
                #expect(hasLeft)
                #expect(detail.state.value == .gone)
                #expect(!detail.delete.canExecute.value)
                if case .deleted? = notice { return }
                Issue.record("no offer to bring the contact back")
            }
        }
    }
}
