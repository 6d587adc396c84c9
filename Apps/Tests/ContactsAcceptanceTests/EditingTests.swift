import Belvedere
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import StageTesting
import Testing

@Suite("Looking at a contact and editing it")
struct EditingTests {
    @Test("a row leads to the contact with its numbers and addresses", arguments: Staging.all)
    func detail(_ staging: Staging) async throws {
        let store = FakeContactStore()
        _ = try await store.create(
            ContactDraft(
                firstName: "Ann", lastName: "Zimmer",
                phones: [LabelledValue(.mobile, "+358 40 1")], mails: [LabelledValue(.custom("Boat"), "ann@example.com")]
            ))
        try await withContacts(staging, store) { app in
            await app.tap(.row, "Ann Zimmer, +358 40 1")
            await app.expect(
                """
                screen "Ann Zimmer" [back]
                  button "Edit"
                  button "Delete"
                  link "Call" to "tel:+358401"
                  link "Write" to "mailto:ann@example.com"
                  button "Copy"
                  image "Phones"
                  label "Mobile"
                  link "Call +358 40 1" to "tel:+358401"
                  button "Copy +358 40 1"
                  image "Emails"
                  label "Boat"
                  link "Write to ann@example.com" to "mailto:ann@example.com"
                  button "Copy ann@example.com"
                """)
            await app.back()
            await app.expect(.row, "Ann Zimmer, +358 40 1")
        }
    }

    @Test("a name stands once, and with title and suffix where it has them", arguments: Staging.all)
    func formalName(_ staging: Staging) async throws {
        var draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        draft.name.prefix = "Dr."
        try await withContacts(staging, FakeContactStore([draft, ContactDraft(firstName: "Bob", lastName: "Young")]), at: "/1") { app in
            await app.expect(.screen, "Ann Zimmer")
            await app.expect(.label, "Dr. Ann Zimmer")
            await app.open("/2")
            await app.expect(.screen, "Bob Young")
            await app.expectNo(.label, "Bob Young")
        }
    }

    @Test("a value that cannot be called or written to is plain text", arguments: Staging.all)
    func junk(_ staging: Staging) async throws {
        let store = FakeContactStore()
        _ = try await store.create(
            ContactDraft(
                firstName: "Ann", lastName: "Zimmer",
                phones: ["not a number <b>", "040 1 ext. 5", "+", "(09) 12-34/5.6"].map { LabelledValue(.mobile, $0) },
                mails: ["nobody", "@example.com", "a b@example.com", "a?subject=x@example.com"].map { LabelledValue(.work, $0) }
            ))
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(
                """
                screen "Ann Zimmer" [back]
                  button "Edit"
                  button "Delete"
                  link "Call" to "tel:09123456"
                  link "Write" to "mailto:a%3Fsubject%3Dx@example.com"
                  button "Copy"
                  image "Phones"
                  label "Mobile"
                  label "not a number <b>"
                  button "Copy not a number <b>"
                  image "Phones"
                  label "Mobile"
                  label "040 1 ext. 5"
                  button "Copy 040 1 ext. 5"
                  image "Phones"
                  label "Mobile"
                  label "+"
                  button "Copy +"
                  image "Phones"
                  label "Mobile"
                  link "Call (09) 12-34/5.6" to "tel:09123456"
                  button "Copy (09) 12-34/5.6"
                  image "Emails"
                  label "Work"
                  label "nobody"
                  button "Copy nobody"
                  image "Emails"
                  label "Work"
                  label "@example.com"
                  button "Copy @example.com"
                  image "Emails"
                  label "Work"
                  label "a b@example.com"
                  button "Copy a b@example.com"
                  image "Emails"
                  label "Work"
                  link "Write to a?subject=x@example.com" to "mailto:a%3Fsubject%3Dx@example.com"
                  button "Copy a?subject=x@example.com"
                """)
        }
    }

    @Test("all details of a person are in their section", arguments: Staging.eachMemory)
    func wholeCard(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        var ann = ContactDraft(firstName: "Ann", lastName: "Zimmer", company: "Lighthouse")
        (ann.name.prefix, ann.name.suffix) = ("Dr.", "Jr.")
        var home = PostalAddress(.home)
        (home.street, home.city, home.postcode, home.country) = ("Mannerheimintie 1", "Helsinki", "00100", "Finland")
        ann.addresses = [home]
        ann.birthday = CalendarDate("1996-04-15")
        ann.notes = "Likes boats.\nAnd trains."
        _ = try await store.create([ann])
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(
                """
                screen "Ann Zimmer" [back]
                  button "Edit"
                  button "Delete"
                  label "Dr. Ann Zimmer Jr."
                  label "Lighthouse"
                  button "Copy"
                  image "Addresses"
                  label "Home"
                  label "Mannerheimintie 1"
                  label "00100 Helsinki"
                  label "Finland"
                  button "Copy Mannerheimintie 1\\n00100 Helsinki\\nFinland"
                  label "Birthday"
                  label "April 15, 1996"
                  label "Notes"
                  label "Likes boats.\\nAnd trains."
                """)
        }
    }

    // Only on the headless host: the content of a real clipboard is private.
    @Test("a number is copied, and a device that cannot copy is reported", arguments: Staging.on(.headless))
    func copying(_ staging: Staging) async throws {
        let store = FakeContactStore([ContactDraft(firstName: "Ann", lastName: "Zimmer", phones: [LabelledValue(.mobile, "040 1")])])
        var device = DeviceScript()
        try await withContacts(staging, store, at: "/1", device: device) { app in
            await app.tap(.button, "Copy 040 1")
            await app.expect(.toast, "Copied")
        }
        device.copying = .failure(.denied)
        try await withContacts(staging, store, at: "/1", device: device) { app in
            await app.tap(.button, "Copy 040 1")
            await app.expect(.toast, "Could not copy")
        }
    }

    @Test("an organisation of one name can be edited without making up another", arguments: Staging.eachMemory)
    func oneName(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        _ = try await store.create([ContactDraft(lastName: "Lighthouse")])
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "Last Name", value: "Lighthouse")
            await app.type("Lighthouse Ltd.", into: "Company")
            await app.tap(.button, "Done")
            await app.expect(.label, "Lighthouse Ltd.")
            await app.tap(.button, "Edit")
            await app.expect(.textField, "Last Name", value: "Lighthouse")
            await app.type(" Ltd.", into: "Last Name")
            await app.tap(.button, "Done")
            await app.expectMessage("A contact must have first and last names")
        }
    }

    @Test("an edit shows in the detail and moves the row", arguments: Staging.eachMemory)
    func editing(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(staging, store) { app in
            await app.tap(.row, "Ann Zimmer")
            await app.expect(.screen, "Ann Zimmer")
            await app.tap(.button, "Edit")
            await app.expect(.textField, "First Name")
            await app.expect(.textField, "First Name", value: "Ann")
            await app.typeNames("Zoe", "Zimmer")
            await app.tap(.button, "Done")
            await app.expect(.screen, "Zoe Zimmer")
            await app.back()
            await app.expectRows(["Bob Young", "Zoe Zimmer"])
        }
    }

    @Test("a missing name is answered by the alert here too", arguments: Staging.all)
    func namesMissing(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer"]), at: "/1/edit") { app in
            await app.clear("Last Name")
            await app.tap(.button, "Done")
            await app.expectMessage("A contact must have first and last names")
        }
    }

    @Test("a deletion on the detail leads back to the list, which can undo it", arguments: Staging.eachMemory)
    func deletion(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Bob Young")
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(.screen, "Ann Zimmer")
            await app.tap(.button, "Delete")
            await app.expect(.screen, "Contacts")
            await app.expectNo(.row, "Ann Zimmer")
            await app.expectRows(["Bob Young"])
            await app.tap(.button, "Undo")
            await app.expect(.row, "Ann Zimmer")
        }
    }

    @Test("a later save shows the changes, keeps the typed text, and saves on request", arguments: Staging.eachMemory)
    func conflict(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            let ann = try await store.named("Ann Zimmer")
            _ = try await store.update(ann, to: ContactDraft(firstName: "Ann", lastName: "Young"))
            await app.tap(.button, "Done")
            await app.expect(.alert, "Contact changed elsewhere")
            await app.expectMessage("Last Name: Young")
            // The first answer has the focus, so it must not overwrite the other person's edit.
            await app.expectAnswers(["Keep editing", "Keep both"])
            let names = try await store.names()
            #expect(names == ["Ann Young"])
            await app.tap(.button, "Keep editing")
            await app.expect(.textField, "First Name", value: "Anna")
            await app.expect(.textField, "Last Name", value: "Zimmer")
            await app.tap(.button, "Done")
            await app.expect(.alert, "Contact changed elsewhere")
            await app.tap(.button, "Keep both")
            await app.expect(.screen, "Anna Young")
            let later = try await store.names()
            #expect(later == ["Anna Young"])
        }
    }

    @Test("Save mine replaces what both changed, and nothing that its person never touched", arguments: Staging.eachMemory)
    func overlappingConflict(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        let ann = try await store.named("Ann Zimmer")
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            await app.type("Mine", into: "Notes", .textArea)
            var theirs = ContactDraft(firstName: "Anne", lastName: "Zimmer", company: "Elsewhere")
            theirs.phones = [LabelledValue(.mobile, "+358 40 1234567")]
            theirs.birthday = CalendarDate(year: 1990, month: 3, day: 7)
            _ = try await store.update(ann, to: theirs)
            await app.tap(.button, "Done")
            await app.expect(.alert, "Contact changed elsewhere")
            await app.expectMessage("First Name: Anne")
            await app.expectMessage("You both changed: First Name.")
            await app.expectAnswers(["Keep editing", "Save mine"])
            // Looking at the alert has lost nothing.
            await app.tap(.button, "Keep editing")
            await app.expect(.textField, "First Name", value: "Anna")
            await app.tap(.button, "Done")
            await app.expectAnswers(["Keep editing", "Save mine"])
            await app.tap(.button, "Save mine")
            await app.expect(.screen, "Anna Zimmer")
            var both = theirs
            (both.name.first, both.notes) = ("Anna", "Mine")
            let saved = try await store.named("Anna Zimmer").content
            #expect(saved == both)
        }
    }

    @Test("a third change before the merge is saved is brought together as well", arguments: Staging.eachMemory)
    func repeatedConflict(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        let ann = try await store.named("Ann Zimmer")
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            let second = try await store.update(ann, to: ContactDraft(firstName: "Ann", lastName: "Young"))
            await app.tap(.button, "Done")
            await app.expect(.alert, "Contact changed elsewhere")
            _ = try await store.update(second, to: ContactDraft(firstName: "Ann", lastName: "Young", company: "Elsewhere"))
            await app.tap(.button, "Keep both")
            await app.expectMessage("Company: Elsewhere")
            await app.tap(.button, "Keep both")
            await app.expect(.screen, "Anna Young")
            let saved = try await store.named("Anna Young").content
            #expect(saved == ContactDraft(firstName: "Anna", lastName: "Young", company: "Elsewhere"))
        }
    }

    @Test("a contact that was deleted meanwhile can be saved as a new one", arguments: Staging.eachMemory)
    func deletedMeanwhile(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name")
            await app.typeNames("Anna", "Zimmer")
            try await store.delete(try await store.named("Ann Zimmer"))
            await app.tap(.button, "Done")
            await app.expect(.alert, "Contact deleted elsewhere")
            await app.expectAnswers(["Keep editing", "Save as new contact"])
            await app.tap(.button, "Save as new contact")
            await app.expectNo(.textField, "First Name")
            let names = try await store.names()
            #expect(names == ["Anna Zimmer"])
            // The person sees the new contact at its address. The way back leads to the list.
            await app.expect(.screen, "Anna Zimmer")
            await app.expectNo(.emptyState)
            let anna = try await store.named("Anna Zimmer")
            await app.expectAddress("/\(anna.id)")
            await app.back()
            await app.expectRows(["Anna Zimmer"])
        }
    }

    @Test("a failed save keeps the form and can be tried again", arguments: Staging.all)
    func failure(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.typeNames("Anna", "Zimmer")
            store.failNext(ContactStoreError(.diskFull))
            await app.tap(.button, "Done")
            await app.expectMessage(ContactStoreError(.diskFull).message)
            await app.tap(.button, "Retry")
            await app.expect(.screen, "Anna Zimmer")
        }
    }

    @Test("the detail follows what another session saves, deletes and brings back", arguments: Staging.eachMemory)
    func following(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        try await withContacts(staging, store, at: "/1") { app in
            await app.expect(.screen, "Ann Zimmer")
            let ann = try await store.named("Ann Zimmer")
            let anna = try await store.update(ann, to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
            await app.expect(.screen, "Anna Zimmer")
            try await store.delete(anna)
            await app.expect(.emptyState, "This contact is not there")
            await app.expect(.button, "Edit", isEnabled: false)
            try await store.restore(anna)
            await app.expect(.screen, "Anna Zimmer")
        }
    }

    @Test("an address without a contact says so", arguments: Staging.all, ["/99", "/99/edit"])
    func nobody(_ staging: Staging, _ path: String) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer"]), at: path) { app in
            await app.expect(.emptyState, "This contact is not there")
        }
    }

    @Test("a detail or a form that cannot be read says why and can be read again", arguments: Staging.all)
    func unreadable(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store) { app in
            store.failNext(ContactStoreError(.locked))
            await app.tap(.row, "Ann Zimmer")
            await app.expect(.emptyState, "The contacts cannot be shown")
            await app.tap(.button, "Retry")
            await app.expectNo(.emptyState)
            await app.expect(.screen, "Ann Zimmer")
            store.failNext(ContactStoreError(.locked))
            await app.tap(.button, "Edit")
            await app.expect(.emptyState, "The contacts cannot be shown")
            await app.tap(.button, "Retry")
            await app.expectNo(.emptyState)
            await app.expect(.textField, "First Name", value: "Ann")
        }
    }

    @Test("a form opened by its address reports to the list beneath it", arguments: Staging.all)
    func restoration(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(["Ann Zimmer"]), at: "/add") { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Young")
            await app.expectAddress("")
        }
    }
}
