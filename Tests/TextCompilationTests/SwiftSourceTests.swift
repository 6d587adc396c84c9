import Foundation
import Testing

@testable import TextCompilation

/// Tests of the Swift source that is generated from a String Catalog.
@Suite struct SwiftSourceTests {
    private func source(_ strings: String, named name: String = "Words.xcstrings") throws -> String {
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
        return try CatalogueCompilation.swift(from: Data(text.utf8), named: name)
    }

    private let open = #""open" : { "comment" : "A button.", "localizations" : { "en" : { "stringUnit" : { "value" : "Open 100%%" } } } }"#
    private let shared = #""shared" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%@ shared %lld" } } } }"#

    @Test func aTextIsAPropertyAndSaysWhatItSays() throws {
        #expect(
            try source(open).contains(
                """
                    /// A button.
                    ///
                    /// “Open 100%”
                    internal static var open: String { catalogue.text(0) }
                """))
        #expect(try source(open).contains("\"Open 100%\","))
    }

    @Test func aTextWithPlaceholdersIsAFunction() throws {
        #expect(
            try source(shared).contains(
                "internal static func shared(_ first: String, _ second: Int) -> String { catalogue.text(0, .text(first), .number(second)) }"
            ))
    }

    @Test("The name of the file says who sees the texts", arguments: ["internal", "package", "public"])
    func access(level: String) throws {
        let name = level == "internal" ? "Words.xcstrings" : "Words.\(level).xcstrings"
        let source = try source(open, named: name)
        #expect(source.contains("nonisolated \(level) enum Words {") && source.contains("\(level) static var open"))
    }

    @Test func aPublicCatalogueHasAProtocolForFurtherLanguages() throws {
        let source = try source("\(open), \(shared)", named: "Words.public.xcstrings")
        #expect(
            source.contains(
                """
                nonisolated public protocol WordsTranslation: TextTranslation {
                    /// A button.
                    ///
                    /// “Open 100%”
                    static var open: String { get }
                    /// “%1$@ shared %2$lld”
                    static func shared(_ first: String, _ second: Int) -> String
                }
                """))
        #expect(source.contains("public static var open: String { addedTexts?.open ?? catalogue.text(0) }"))
        #expect(source.contains("{ addedTexts?.shared(first, second) ?? catalogue.text(1, .text(first), .number(second)) }"))
        #expect(!(try self.source(open, named: "Words.package.xcstrings").contains("Translation")))
    }

    @Test func theTextsAreAlsoDataForARunningProgram() throws {
        let plural =
            #""variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "%lld file" } }, "other" : { "stringUnit" : { "value" : "%lld files" } } } }"#
        let files = "\"files\" : { \"localizations\" : { \"en\" : { \(plural) } } }"
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(open), \(shared), \(files) }, \"version\" : \"1.0\" }"
        let json = try CatalogueCompilation.texts(from: Data(text.utf8))
        #expect(
            String(decoding: json, as: UTF8.self) == """
                {"en":[{"decides":1,"forms":{"one":"%1$lld file","other":"%1$lld files"},"parts":{}},\
                {"decides":0,"forms":{"other":"Open 100%"},"parts":{}},\
                {"decides":0,"forms":{"other":"%1$@ shared %2$lld"},"parts":{}}]}
                """)
    }

    @Test func theSameCatalogueBecomesTheSameSource() throws {
        #expect(try source("\(open), \(shared)") == source("\(shared), \(open)"))
    }

    @Test func aWordOfSwiftCanBeAKey() throws {
        #expect(try source(open.replacing("\"open\"", with: "\"import\"")).contains("static var `import`: String"))
    }

    @Test func signsThatNobodySeesAreWrittenByTheirNumbers() throws {
        #expect(try source(open.replacing("Open 100%%", with: #"a\nb \"c\" \\ \u200f d"#)).contains(#""a\nb \"c\" \\ \u{200F} d","#))
    }
}
