import Belvedere
import BelvedereTexts
import ContactsModel
import ContactsShared
import StageTesting
import Testing

#if os(Linux)
/// A platform that does not distinguish languages has one order for all of them.
@Suite("The list of contacts in the order of each language")
struct LanguageOrderTests {
    @Test("two people of different languages each find a name where their alphabet has it, also a new one", arguments: Staging.eachMemory)
    func twoPeople(_ staging: Staging) async throws {
        let store = try await staging.memory.store("Ann Zimmer", "وحید رضایی", "هدی احمدی")
        try await withContacts(staging, store) { english in
            await english.expectRows(["Ann Zimmer", "هدی احمدی", "وحید رضایی"])
            await english.expectLetters(["A", "ه", "و"])
            try await withContacts(staging, store, language: "fa") { persian in
                await persian.expectRows(["وحید رضایی", "هدی احمدی", "Ann Zimmer"])
                await persian.expectLetters(["و", "ه", "A"])
                _ = try await store.create(ContactDraft(firstName: "نادر", lastName: "موسوی"))
                await persian.expectRows(["نادر موسوی", "وحید رضایی", "هدی احمدی", "Ann Zimmer"])
                await persian.expectLetters(["ن", "و", "ه", "A"])
            }
            await english.expectRows(["Ann Zimmer", "نادر موسوی", "هدی احمدی", "وحید رضایی"])
            await english.expectLetters(["A", "ن", "ه", "و"])
        }
    }

    @Test("a search and the order by last name are in the language as well", arguments: Staging.eachMemory)
    func searching(_ staging: Staging) async throws {
        let store = try await staging.memory.store("明 王", "明 李", "明 陈", "Ming Li")
        try await withContacts(staging, store, language: "zh-Hans") { app in
            // By sound: Chén, Lǐ, Wáng. Names in Latin letters are sorted among them.
            await app.expectRows(["陈明", "李明", "Ming Li", "王明"])
            await app.expectLetters(["C", "L", "M", "W"])
            await app.type("明", into: Self.say { ContactsTexts.search }, .searchField)
            await app.expectRows(["陈明", "李明", "王明"])
            await app.select(Self.say { ContactsTexts.lastFirst }, in: Self.say { ContactsTexts.sortBy })
            await app.expectRows(["陈明", "李明", "王明"])
        }
    }

    private static func say(_ text: () -> String) -> String { withTexts(in: "zh-Hans", text) }
}

extension Person {
    /// Expects these letters above the rows, from the top.
    fileprivate func expectLetters(_ letters: [String], _ location: Testing.SourceLocation = #_sourceLocation) async {
        let headers = letters.map { "sectionHeader \"\($0)\"" }
        await expect("the letters \(letters)", location) { lines in
            lines.map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("sectionHeader ") } == headers
        }
    }
}
#endif
