import Belvedere
import BelvedereTesting
import Foundation
import LanguageTesting
import LongRuns
@testable import SourceCode
import Testing

/// Checks that each screen links to its code, and that it is the compiled code.
@Suite(.timeLimit(minutes: 5))
struct SourceCodeTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    @Test(arguments: [
        ("Hello.HelloScreen", "Apps/Sources/Hello/HelloScreen.swift"),
        ("Front.FrontScreen", "Apps/Sources/Front/FrontScreen.swift"),
        ("Catalogue.CatalogueListScreen", "Apps/Sources/Catalogue/Screens/CatalogueListScreen.swift"),
        ("Belvedere.CodeBlock", "Sources/Belvedere/Views/CodeBlock.swift"),
        // This type is declared in a file with another name.
        ("ContactsModel.VCardText.Other<Swift.Int>", "Apps/Sources/ContactsModel/VCard/VCardText.swift"),
    ])
    func aTypeLeadsToItsFile(type: String, path: String) {
        #expect(SourceLibrary.shared.file(ofType: type)?.path == path)
    }

    @Test(arguments: ["", "Hello", "Nowhere.HelloScreen", "Hello.NoSuchScreen", "Belvedere.NoSuchScreen"])
    func anUnknownTypeHasNoFile(type: String) {
        #expect(SourceLibrary.shared.file(ofType: type) == nil)
    }

    @Test(arguments: [
        ("Hello.HelloScreen", "HelloScreenTests.swift"), ("ContactsVIPER.ContactListView", "ContactListPresenterTests.swift"),
        ("ContactsMVVM.EditContactScreen", "EditContactViewModelTests.swift"), ("Belvedere.Label", nil), ("", nil),
    ])
    func aTypeLeadsToTheTestThatIsNamedMostLikeIt(type: String, name: String?) {
        #expect(SourceLibrary.shared.test(ofType: type)?.name == name)
    }

    @Test func theTypesInAFileHavePages() throws {
        let library = SourceLibrary.shared
        let screen = try #require(library.file("HelloScreen.swift", in: "Hello"))
        let pages = library.pages(ofTypesIn: screen)
        #expect(pages.contains(CodeBlock.Page(ofType: "HelloViewModel", path: "/code/HelloModel/HelloViewModel.swift")))
        #expect(pages.contains(CodeBlock.Page(ofType: "Label", path: "/code/Belvedere/Label.swift")))
        // A file does not lead to itself.
        #expect(!pages.contains { $0.type == "HelloScreen" })
        let article = try #require(library.files.first { $0.isArticle })
        #expect(library.pages(ofTypesIn: article) == [])
    }

    @Test func aPlaceLeadsToItsLines() {
        let line = SourceLibrary.shared.file("HelloScreen.swift", in: "Hello")?.text.split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .firstIndex { $0.contains("Button(") }
        let found = SourceLibrary.shared.source(at: "Hello/HelloScreen.swift:\((line ?? 0) + 1)", lines: 1)
        #expect(found.contains("Button(HelloTexts.sayHello"))
        for place in [
            "", "Hello/HelloScreen.swift", "Hello/HelloScreen.swift:0", "Hello/HelloScreen.swift:99999", "Nowhere/A.swift:1", "a:b:c",
        ] {
            #expect(SourceLibrary.shared.source(at: place, lines: 3) == "")
        }
    }

    @Test func everyFileIsWordForWordTheOneInTheRepository() throws {
        let files = SourceLibrary.shared.files
        #expect(files.count > 1_000 && Set(files.map(\.path)).count == files.count)
        for file in files {
            let text = try String(contentsOf: root.appending(path: file.path), encoding: .utf8)
            #expect(text == file.text + "\n", "\(file.path)")
        }
    }

    @Test func everyFileHasAnAddressOfItsOwn() {
        let files = SourceLibrary.shared.files
        for file in files { #expect(SourceLibrary.shared.file(file.name, in: file.module) == file, "\(file.path)") }
    }

    @Test func aFileIsFoundReadAndLeadsToItsNeighbours() {
        withApp(.sourceCode(), Setting(isExhaustive: false)) { app in
            app.type("hello helloscreen.swift", into: "Search the files")
            app.tap(.row, "HelloScreen.swift, Apps/Sources/Hello/HelloScreen.swift")
            app.expect(.screen, "HelloScreen.swift")
            app.expect(.codeBlock, "Apps/Sources/Hello/HelloScreen.swift")
            app.expect(.link, "HelloApp.swift")
            app.expectNo(.link, "HelloScreen in the manual")
        }
    }

    @Test func aScreenLeadsToItsViewModelAndToItsTests() {
        withApp(.sourceCode(), at: "/Hello/HelloScreen.swift", Setting(isExhaustive: false)) { app in
            app.expect(.section, "It uses HelloModel")
            app.expect(.link, "HelloViewModel.swift")
            app.expect(.section, "Tested by HelloTests")
            app.expect(.link, "HelloScreenTests.swift")
        }
    }

    @Test func theContactsLeadToThePartsOfTheirArchitecture() {
        let library = SourceLibrary.shared
        for (module, name, model) in [
            ("ContactsMVVM", "ContactListScreen.swift", "ContactsMVVMModel"),
            ("ContactsVIPER", "ContactListView.swift", "ContactsVIPERModel"),
        ] {
            let file = library.file(name, in: module)
            #expect(file.map { library.files(importedBy: $0).map(\.module).contains(model) } == true, "\(module)")
            #expect(library.tests(of: module).first?.module == "\(module)Tests")
        }
    }

    @Test func aFileOfTheKitOrATestHasNoSectionOfTests() {
        #expect(SourceLibrary.shared.tests(of: "Belvedere").isEmpty)
        #expect(SourceLibrary.shared.tests(of: "HelloTests").isEmpty)
        #expect(SourceLibrary.shared.tests(of: "Nowhere").isEmpty)
    }

    @Test(arguments: [
        ("import A\n@testable import B\n\npublic import C\nstruct D {}\nimport E", ["A", "B", "C"]),
        ("// import Z\ninternal import A\n/// Text.\nstruct B {}", ["A"]), ("", []), ("import", []), ("import \n", []), ("\n\n", []),
    ])
    func theImportsOfAFileAreThoseBeforeItsFirstDeclaration(text: String, imports: [String]) {
        #expect(PublishedFile(path: "Apps/Sources/A/B.swift", text: text).imports == imports)
        #expect(PublishedFile(path: "Sources/A/A.docc/B.md", text: text).imports == [])
    }

    @Test func aSearchLooksForEachWordOnceHoweverMuchIsTyped() {
        let long = Array(repeating: "a", count: 5_000).joined(separator: " ")
        #expect(SourceSearch(long).words == [Array("a".utf8)])
        #expect(SourceSearch(String(repeating: "x", count: 10_000)).words.map(\.count) == [SourceSearch.longestText])
        let mixed = (0..<10_000).map { String($0) }.joined(separator: " ")
        #expect(SourceSearch(mixed).words.joined().count <= SourceSearch.longestText)
    }

    @Test(arguments: ["hello screen", "HELLO", "apps/sources/hello/helloscreen.swift", "swift hello swift", "a b c", "nothing at all", ""])
    func aSearchFindsTheFilesWhosePathsHaveAllWords(text: String) {
        let library = SourceLibrary.shared
        let words = text.lowercased().split(separator: " ")
        let expected = library.files.filter { file in words.allSatisfy { file.path.lowercased().contains($0) } }
        #expect(library.files(matching: SourceSearch(text)).map(\.path) == expected.map(\.path))
    }

    @Test func aFileOfTheKitLeadsToItsPageInTheManual() {
        let code = BelvedereApp.sourceCode { $0.name == "Button.swift" ? "/manual/documentation/belvedere/button/" : nil }
        withApp(code, at: "/Belvedere/Button.swift", Setting(isExhaustive: false)) { app in
            app.expect(.codeBlock, "Sources/Belvedere/Views/Button.swift")
            app.expect(.link, "Button in the manual")
        }
    }

    @Test(arguments: [("Label.swift", "Label"), ("Markup+Code.swift", "Markup"), ("Forms.md", "Forms")])
    func theSubjectOfAFileIsItsTypeOrItsArticle(name: String, subject: String) {
        #expect(PublishedFile(path: "Sources/Belvedere/\(name)", text: "").subject == subject)
    }

    @Test func nothingIsShownButSourcesOfTheKitAndTheApps() {
        let folders = ["Apps/Sources/", "Apps/Tests/", "Sources/"]
        for file in SourceLibrary.shared.files {
            #expect(folders.contains { file.path.hasPrefix($0) } && !file.path.contains(".."), "\(file.path)")
        }
    }

    @Test("in other languages nothing but code is in English", arguments: ["ar", "fa", "hi", "zh-Hans"])
    func languages(language: String) {
        let app = BelvedereApp.sourceCode()
        withApp(app, Setting(locale: language, isExhaustive: false)) { person in
            person.type("no such file", into: SourceCodeTexts.search)
            #expect(untranslatedWords(in: person.transcript.lines.map(\.text), besides: ["no such file"]) == [])
            #expect(untranslatedWords(in: ["\"\(app.name)\" \"\(app.summary)\""], besides: []) == [])
        }
        withApp(app, at: "/Hello/HelloScreen.swift", Setting(locale: language, isExhaustive: false)) { person in
            for section in [SourceCodeTexts.beside("Hello"), SourceCodeTexts.imported("HelloModel"), SourceCodeTexts.tests("HelloTests")] {
                person.expect(.section, section)
            }
        }
    }

    @Test func aFileThatIsNotThereIsNotFound() {
        withApp(.sourceCode(), at: "/Hello/Nothing.swift", Setting(isExhaustive: false)) { app in app.expect(.screen, "Not found") }
    }
}
