import BelvedereHeadless
import ContactsModel
import ContactsMVCModel
import ContactsFakes
import Testing

@Suite("The model of a form, without a controller and without a database")
struct ContactEditTests {
    @Test func aCompleteFormIsSaved() async throws {
        try await withSession {
            let store = FakeContactStore()
            let edit = ContactEdit(store: store, key: IdempotencyKey())
            edit.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            #expect(edit.isChanged)
            try await edit.save()
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test func aSaveThatWasStoredButNotConfirmedIsNotDoneAgain() async throws {
        try await withSession {
            let (store, key) = (FakeContactStore(), IdempotencyKey())
            // The second form is the first one, reopened by the next process.
            for _ in 1...2 {
                let edit = ContactEdit(store: store, key: key)
                edit.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
                try await edit.save()
            }
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test func aMissingNameIsRefused() async {
        await withSession {
            let store = FakeContactStore()
            let edit = ContactEdit(store: store, key: IdempotencyKey())
            edit.draft = ContactDraft(firstName: "Ann", lastName: " ")
            await #expect(throws: ContactStoreError.self) { try await edit.save() }
            #expect(store.names.isEmpty)
        }
    }

    @Test func aConflictIsToldAndMayBeAccepted() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let edit = ContactEdit(store: store, key: IdempotencyKey())
            let isThere = try await edit.begin(with: store.contacts[0].id)
            #expect(isThere && !edit.isChanged)
            edit.draft.name.first = "Anna"
            _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Ann", lastName: "Young"))
            do throws(ContactStoreError) {
                try await edit.save()
                Issue.record("The save must be refused.")
            } catch {
                let conflict = try #require(error.conflict)
                #expect(conflict.changedFields == [.lastName])
                #expect(store.names == ["Ann Young"])
                edit.accept(edit.merge(with: conflict))
                #expect(edit.draft.name.full == "Anna Young" && edit.isChanged)
            }
            try await edit.save()
            #expect(store.names == ["Anna Young"])
        }
    }
}
