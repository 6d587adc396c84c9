import Belvedere
import BelvedereTesting
import PatternMVC
import PatternMVP
import PatternMVVM
import PatternMVVMClosures
import PatternModel
import PatternVIPER
import Synchronization
import Testing

/// The patterns, as arguments of the tests. MVVM is there twice: with bindings, and with closures.
enum Pattern: CaseIterable {
    case mvvm, closures, mvp, viper, mvc

    func app(_ store: any ContactStore) -> BelvedereApp {
        switch self {
        case .mvvm: .contactsInMVVM(store)
        case .closures: .contactsInMVVMWithClosures(store)
        case .mvp: .contactsInMVP(store)
        case .viper: .contactsInVIPER(store)
        case .mvc: .contactsInMVC(store)
        }
    }
}

/// The same tests for all: a person cannot tell them apart.
struct ContactsTests {
    private let ada = (firstName: "Ada", lastName: "Lovelace")
    private let grace = (firstName: "Grace", lastName: "Hopper")

    @Test(arguments: Pattern.allCases)
    func theContactsAreListed(in pattern: Pattern) async {
        await withApp(pattern.app(ContactLocalDataManager([grace, ada]))) { app in
            await app.wait(for: .row, "Ada Lovelace", ignoringOthers: true)
            app.expect(
                """
                screen "Contacts"
                  button "Add"
                  list [2 rows]
                    row "Ada Lovelace"
                    row "Grace Hopper"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func aContactIsAddedAtItsPlace(in pattern: Pattern) async {
        await withApp(pattern.app(ContactLocalDataManager([ada, grace]))) { app in
            await app.wait(for: .row, "Ada Lovelace", ignoringOthers: true)
            app.tap(.button, "Add")
            app.expect(
                """
                screen "New contact" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "First name" [focused]
                  textField "Last name"
                """)
            app.type("alan", into: "First name")
            app.type("turing", into: "Last name")
            app.tap(.button, "Done")
            await app.wait(for: .row, "alan turing", ignoringOthers: true)
            app.expect(
                """
                screen "Contacts"
                  button "Add"
                  list [3 rows]
                    row "Ada Lovelace"
                    row "alan turing"
                    row "Grace Hopper"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func cancelClosesTheForm(in pattern: Pattern) async {
        await withApp(pattern.app(ContactLocalDataManager([ada]))) { app in
            await app.wait(for: .row, "Ada Lovelace", ignoringOthers: true)
            app.tap(.button, "Add")
            app.type("Grace", into: "First name")
            app.tap(.button, "Cancel")
            app.expect(
                """
                screen "Contacts"
                  button "Add"
                  list [1 row]
                    row "Ada Lovelace"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func bothNamesAreNeeded(in pattern: Pattern) async {
        await withApp(pattern.app(ContactLocalDataManager()), at: "/add") { app in
            app.type("Grace", into: "First name")
            app.tap(.button, "Done")
            await app.settle()
            app.expect(
                """
                alert "Error"
                  label "A contact must have first and last names"
                  button "Ok"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func aFailureIsSaidAndTriedAgain(in pattern: Pattern) async {
        let store = FailingContactStore()
        await withApp(pattern.app(store)) { app in
            await app.wait(for: .emptyState, "The contacts cannot be shown", ignoringOthers: true)
            store.isBroken.withLock { $0 = false }
            app.tap(.button, "Try again")
            await app.wait(for: .row, "Ada Lovelace", ignoringOthers: true)
        }
    }

    @Test(arguments: Pattern.allCases)
    func unsavedTextStaysInTheForm(in pattern: Pattern) async {
        await withApp(pattern.app(FailingContactStore()), at: "/add") { app in
            app.type("Grace", into: "First name")
            app.type("Hopper", into: "Last name")
            app.tap(.button, "Done")
            await app.settle()
            app.expect(
                """
                alert "Error"
                  label "The contact was not saved"
                  button "Ok"
                """)
            app.tap(.button, "Ok")
            app.expect(
                """
                screen "New contact" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "First name" = "Grace"
                  textField "Last name" = "Hopper"
                """)
        }
    }
}

/// A store that a test can break.
private final class FailingContactStore: ContactStore {
    struct Failure: Error {}
    let isBroken = Mutex(true)

    func retrieveContactList() async throws -> [Contact] {
        if isBroken.withLock(\.self) { throw Failure() }
        return [Contact(id: 1, firstName: "Ada", lastName: "Lovelace")]
    }

    func createContact(firstName: String, lastName: String) async throws -> Contact { throw Failure() }
}
