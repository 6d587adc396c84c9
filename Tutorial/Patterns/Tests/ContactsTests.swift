import Belvedere
import BelvedereTesting
import PatternMVC
import PatternMVP
import PatternMVVM
import PatternModel
import PatternVIPER
import Synchronization
import Testing

/// The four patterns, for tests that do not care which one it is.
enum Pattern: CaseIterable {
    case mvvm, mvp, viper, mvc

    func app(_ store: any ContactStore) -> BelvedereApp {
        switch self {
        case .mvvm: .contactsInMVVM(store)
        case .mvp: .contactsInMVP(store)
        case .viper: .contactsInVIPER(store)
        case .mvc: .contactsInMVC(store)
        }
    }
}

/// The same tests for all four: a person cannot tell them apart.
struct ContactsTests {
    @Test(arguments: Pattern.allCases)
    func theContactsAreListed(in pattern: Pattern) async {
        await withApp(pattern.app(MemoryContactStore(["Ada", "Grace"]))) { app in
            await app.wait(for: .row, "Ada", ignoringOthers: true)
            app.expect(
                """
                screen "Contacts"
                  button "Add"
                  list [2 rows]
                    row "Ada"
                    row "Grace"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func aContactIsAdded(in pattern: Pattern) async {
        await withApp(pattern.app(MemoryContactStore(["Ada"]))) { app in
            await app.wait(for: .row, "Ada", ignoringOthers: true)
            app.tap(.button, "Add")
            app.type("Grace", into: "Name")
            app.tap(.button, "Save")
            await app.wait(for: .row, "Grace", ignoringOthers: true)
            app.expect(
                """
                screen "Contacts"
                  button "Add"
                  list [2 rows]
                    row "Ada"
                    row "Grace"
                """)
        }
    }

    @Test(arguments: Pattern.allCases)
    func aNameIsNeeded(in pattern: Pattern) async {
        await withApp(pattern.app(MemoryContactStore()), at: "/add") { app in
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "New contact" [presented, back]
                  textField "Name" [message "A name is needed."]
                  button "Save"
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
            await app.wait(for: .row, "Ada", ignoringOthers: true)
        }
    }

    @Test(arguments: Pattern.allCases)
    func whatIsNotSavedStaysInTheForm(in pattern: Pattern) async {
        await withApp(pattern.app(FailingContactStore()), at: "/add") { app in
            app.type("Grace", into: "Name")
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "New contact" [presented, back]
                  textField "Name" = "Grace" [message "The contact was not saved."]
                  button "Save"
                """)
        }
    }
}

/// A store that a test can break.
private final class FailingContactStore: ContactStore {
    struct Failure: Error {}
    let isBroken = Mutex(true)

    func contacts() async throws -> [Contact] {
        if isBroken.withLock(\.self) { throw Failure() }
        return [Contact(id: 1, name: "Ada")]
    }

    func add(_ name: String) async throws -> Contact { throw Failure() }
}
