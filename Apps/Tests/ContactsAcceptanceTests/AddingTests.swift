import Belvedere
import ContactsModel
import ContactsFakes
import StageTesting
import Testing

@Suite("Adding a contact")
struct AddingTests {
    @Test("an empty address book says so and offers to add somebody", arguments: Staging.all)
    func emptyState(_ staging: Staging) async throws {
        try await withContacts(staging, try await Memory.array.store()) { app in
            await app.expect(.emptyState, "No contacts yet")
            await app.tap(.button, "Add")
            await app.expect(.screen, "Add Contact")
        }
    }

    @Test("the form opens over the list with the keyboard in First Name", arguments: Staging.all)
    func form(_ staging: Staging) async throws {
        try await withContacts(staging, try await Memory.array.store("Ann Zimmer")) { app in
            await app.tap(.button, "Add contact")
            await app.expect(
                """
                screen "Add Contact" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "First Name" [focused]
                  textField "Last Name"
                  textField "Company"
                  label "Phones"
                  button "Add phone"
                  label "Emails"
                  button "Add email"
                  label "Addresses"
                  button "Add address"
                  dateField "Birthday"
                  textArea "Notes"
                  label "Photo"
                  fileField "Choose photo"
                """)
        }
    }

    @Test("a new contact appears at its place in the list", arguments: Staging.eachMemory)
    func sortedInsertion(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "Carl Young")
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("  Bob", "Xavier ")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Xavier")
            await app.expectRows(["Ann Zimmer", "Bob Xavier", "Carl Young"])
        }
    }

    @Test("Enter in any field saves, also in that of a telephone number", arguments: Staging.all)
    func enterInAPhone(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(), at: "/add") { app in
            await app.typeNames("Bob", "Xavier")
            await app.tap(.button, "Add phone")
            await app.type("123", into: "Phone")
            await app.submit("Phone")
            await app.expect(.row, "Bob Xavier, 123")
        }
    }

    @Test(
        "without a first or last name an alert says so and what was typed stays", arguments: Staging.all,
        [
            ["", ""], ["Ann", "   "], ["\t", "Zimmer"],
        ])
    func namesMissing(_ staging: Staging, _ names: [String]) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames(names[0], names[1])
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            await app.expectMessage("A contact must have first and last names")
            await app.tap(.button, "Ok")
            await app.expectNo(.alert)
            await app.expect(.textField, "First Name", value: names[0])
            await app.expect(.textField, "Last Name", value: names[1])
            #expect(store.names.isEmpty)
        }
    }

    @Test("a name that is too long is said to be so at its field and by the alert, and stays", arguments: Staging.all)
    func longName(_ staging: Staging) async throws {
        let store = FakeContactStore()
        let name = String(repeating: "a\u{301}", count: 101)
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames(name, "Zimmer")
            await app.expect("First Name says how long it can be") { lines in
                lines.contains { $0.contains("First Name") && $0.contains("A name can have at most 200 letters.") }
            }
            await app.tap(.button, "Done")
            await app.expectMessage("A name can have at most 200 letters.")
            await app.tap(.button, "Ok")
            await app.expect(.textField, "First Name", value: name)
            #expect(store.names.isEmpty)
            await app.clear("First Name")
            await app.type("Ann", into: "First Name")
            await app.tap(.button, "Done")
            await app.expect(.row, "Ann Zimmer")
        }
    }

    @Test("a name that is emptied is marked at once, before any alert", arguments: Staging.all)
    func emptiedName(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(), at: "/add") { app in
            await app.typeNames("Ann", "Zimmer")
            await app.clear("Last Name")
            await app.expect("Last Name says that it is missing") { lines in
                lines.contains { $0.contains("Last Name") && $0.contains("Enter a last name.") }
            }
            await app.expectNo(.alert)
            await app.type("Young", into: "Last Name")
            await app.expect("nothing is missing any more") { lines in !lines.contains { $0.contains("Enter a last name.") } }
        }
    }

    @Test("after the alert the name that is missing is marked and has the keyboard", arguments: Staging.all)
    func missingNameIsMarked(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore(), at: "/add") { app in
            await app.type("Ann", into: "First Name")
            await app.tap(.button, "Done")
            await app.tap(.button, "Ok")
            await app.expect("Last Name is marked, and First Name is not") { lines in
                lines.contains("  textField \"First Name\" = \"Ann\"")
                    && lines.contains("  textField \"Last Name\" [focused, message \"Enter a last name.\"]")
            }
            // Typing removes the error mark.
            await app.type("Z", into: "Last Name")
            await app.expect("Last Name is not marked") { lines in !lines.contains { $0.contains("message") } }
            await app.clear("First Name")
            await app.clear("Last Name")
            await app.tap(.button, "Done")
            await app.tap(.button, "Ok")
            await app.expect("both are marked, and First Name has the keyboard") { lines in
                lines.contains("  textField \"First Name\" [focused, message \"Enter a first name.\"]")
                    && lines.contains("  textField \"Last Name\" [message \"Enter a last name.\"]")
            }
        }
    }

    @Test("Cancel asks before it discards what was typed", arguments: Staging.all)
    func cancelling(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Cancel")
            await app.expect(.alert, "Discard changes?")
            await app.tap(.button, "Keep editing")
            await app.expect(.textField, "First Name", value: "Bob")
            await app.tap(.button, "Cancel")
            await app.tap(.button, "Discard")
            await app.expect(.screen, "Contacts")
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test("Esc asks before it discards what was typed", arguments: Staging.all)
    func escape(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.tap(.button, "Add contact")
            await app.type("Bob", into: "First Name")
            await app.back()
            await app.expect(.alert, "Discard changes?")
            // The first answer has the focus, so Esc and then Enter must not lose anything.
            await app.expectAnswers(["Keep editing", "Discard"])
            await app.tap(.button, "Keep editing")
            await app.expect(.textField, "First Name", value: "Bob")
            await app.back()
            await app.tap(.button, "Discard")
            await app.expect(.screen, "Contacts")
        }
    }

    @Test("Cancel leaves an untouched form at once", arguments: Staging.all)
    func cancelUntouched(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.tap(.button, "Add contact")
            await app.tap(.button, "Cancel")
            await app.expect(.screen, "Contacts")
        }
    }

    @Test("a toast names the new contact and can show it", arguments: Staging.eachMemory)
    func saved(_ staging: Staging) async throws {
        let store = try await staging.memory.store(of: (0..<200).map { "Ann N\(1000 + $0)" })
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Zoe", "Young")
            await app.tap(.button, "Done")
            await app.expect(.toast, "Zoe Young saved")
            await app.tap(.button, "Show")
            await app.expect(.screen, "Zoe Young")
        }
    }

    @Test("after saving the list scrolls to the new contact, and not where a search leaves it out", arguments: Staging.eachMemory)
    func scrolledTo(_ staging: Staging) async throws {
        let store = try await staging.memory.store(of: (0..<200).map { "Ann N\(1000 + $0)" })
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Ann", "N1150b")
            await app.tap(.button, "Done")
            await app.expect("the new contact among the visible rows") { $0.contains { $0.contains("row \"Ann N1150b\"") } }
            await app.expectNo(.row, "Ann N1000")
            await app.type("ann n10", into: "Search contacts", .searchField)
            await app.expect(.label, "100 found")
            await app.scroll(toRow: 0, of: "Contacts")
            await app.expect(.row, "Ann N1000")
            await app.tap(.button, "Add contact")
            await app.typeNames("Zoe", "Young")
            await app.tap(.button, "Done")
            await app.expect(.toast, "Zoe Young saved")
            await app.expect(.row, "Ann N1000")
        }
    }

    @Test("Esc leaves an untouched form at once", arguments: Staging.all)
    func escapeUntouched(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.tap(.button, "Add contact")
            await app.back()
            await app.expect(.screen, "Contacts")
        }
    }

    @Test("Enter in a name saves as Done does", arguments: Staging.all)
    func enter(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store) { app in
            await app.tap(.button, "Add contact")
            await app.typeNames("Bob", "Young")
            await app.submit("Last Name")
            await app.expect(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("while it is being saved Done cannot be pressed, and the screen stays", arguments: Staging.all)
    func saving(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            store.hold()
            await app.tap(.button, "Done")
            await app.expect(.button, "Done", isEnabled: false)
            await app.submit("Last Name")
            store.release()
            await app.expect(.row, "Bob Young")
            #expect(store.names == ["Bob Young"])
        }
    }

    @Test("a failed save is reported, keeps the typed text and can be tried again", arguments: Staging.all)
    func failure(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            store.failNext(ContactStoreError(.diskFull))
            await app.tap(.button, "Done")
            await app.expect(.alert, "Error")
            await app.expectMessage(ContactStoreError(.diskFull).message)
            #expect(store.names.isEmpty)
            store.failNext(ContactStoreError(.locked))
            await app.tap(.button, "Retry")
            await app.expectMessage(ContactStoreError(.locked).message)
            await app.tap(.button, "Ok")
            await app.expect(.textField, "First Name", value: "Bob")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Young")
        }
    }

    @Test("company, address, birthday and notes are kept and shown", arguments: Staging.eachMemory)
    func allFields(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer")
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name", value: "Ann")
            await app.type("Lighthouse", into: "Company")
            await app.tap(.button, "Add address")
            await app.type("Mannerheimintie 1", into: "Street")
            await app.type("Helsinki", into: "City")
            await app.type("00100", into: "Postcode")
            await app.type("Likes boats", into: "Notes", .textArea)
            await app.tap(.button, "Done")
            await app.expect(.toast, "Ann Zimmer saved")
            for text in ["Lighthouse", "Mannerheimintie 1", "00100 Helsinki", "Likes boats"] { await app.expect(.label, text) }
            let ann = try await store.named("Ann Zimmer")
            #expect(ann.company == "Lighthouse")
            #expect(ann.content.addresses.map(\.city) == ["Helsinki"])
            #expect(ann.content.notes == "Likes boats")
        }
    }

    @Test("a picture is taken, shown and taken away; another file is refused with a word", arguments: Staging.all)
    func photo(_ staging: Staging) async throws {
        let store = FakeContactStore(["Ann Zimmer"])
        try await withContacts(staging, store, at: "/1/edit") { app in
            await app.expect(.textField, "First Name", value: "Ann")
            await app.provide(ReceivedFile(name: "a.png", mediaType: "image/png", bytes: [1, 2, 3]), to: "Choose photo")
            await app.expect(.label, "Choose a JPEG, PNG, GIF or WebP picture of at most 1,000 kB.")
            let picture = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00] as [UInt8]
            await app.provide(ReceivedFile(name: "a.png", mediaType: "image/png", bytes: picture), to: "Choose photo")
            await app.expect(.button, "Remove photo")
            await app.tap(.button, "Done")
            await app.expect(.button, "Edit")
            #expect(store.contacts.first?.content.photo == ContactPhoto.address(of: picture))
            await app.tap(.button, "Edit")
            await app.expect(.button, "Remove photo")
            await app.tap(.button, "Remove photo")
            await app.tap(.button, "Done")
            await app.expect(.button, "Edit")
            #expect(store.contacts.first?.content.photo == "")
        }
    }

    @Test("a field that looks wrong gets a hint and is still saved", arguments: Staging.all)
    func doubts(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Add phone")
            await app.type("abc", into: "Phone")
            await app.tap(.button, "Add email")
            await app.type("bob@example", into: "Email")
            await app.type("Harbour", into: "Company")
            await app.expect("both are told of") { lines in
                lines.contains { $0.contains("textField \"Phone\"") && $0.contains("This does not look like a phone number.") }
                    && lines.contains { $0.contains("textField \"Email\"") && $0.contains("This does not look like an email address.") }
            }
            await app.type(".org", into: "Email")
            await app.expect("the mail address is in order") { lines in !lines.contains { $0.contains("email address.") } }
            await app.tap(.button, "Done")
            await app.expect(.toast, "Bob Young saved")
            #expect(store.contacts.first?.phones.map(\.value) == ["abc"])
        }
    }

    @Test("the labels fit the kind", arguments: Staging.on(.headless))
    func labels(_ staging: Staging) async throws {
        let store = FakeContactStore()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Add phone")
            await app.type("040 12345", into: "Phone")
            await app.tap(.button, "Add email")
            await app.type("bob@example.org", into: "Email")
            await app.expect("phones begin as mobile, emails as home") { lines in
                lines.filter { $0.contains("picker \"Label\"") }.map { $0.split(separator: "=").last.map(String.init) ?? "" }
                    .map { $0.contains("Mobile") ? "Mobile" : $0.contains("Home") ? "Home" : $0 } == ["Mobile", "Home"]
            }
        }
    }

    @Test("several phones and mail addresses are stored in their order", arguments: Staging.eachMemory)
    func phonesAndMails(_ staging: Staging) async throws {
        let store = try await staging.memory.store()
        try await withContacts(staging, store, at: "/add") { app in
            await app.typeNames("Bob", "Young")
            await app.tap(.button, "Add phone")
            await app.type("040 1", into: "Phone")
            await app.tap(.button, "Add phone")
            await app.type("040 2", into: "Phone", at: 1)
            await app.tap(.button, "Add phone")
            await app.type("040 3", into: "Phone", at: 2)
            await app.tap(.button, "Remove phone 040 2")
            await app.tap(.button, "Add email")
            await app.expect(.button, "Remove email")
            await app.type("bob@example.com", into: "Email")
            await app.expect(.button, "Remove email bob@example.com")
            await app.tap(.button, "Done")
            await app.expect(.row, "Bob Young, 040 1")
            let bob = try await store.named("Bob Young")
            #expect(bob.phones == [LabelledValue(.mobile, "040 1"), LabelledValue(.mobile, "040 3")])
            #expect(bob.mails == [LabelledValue(.home, "bob@example.com")])
        }
    }
}
