import Belvedere
import HTTPTypes
import Logging
import Testing

@testable import BelvedereBrowser

/// Tests of the warning about languages in which the host has no texts of its own.
struct MissingTextsTests {
    private func lines(_ change: (inout BrowserOptions) -> Void, of languages: [String] = []) async throws -> [String] {
        var options = BrowserOptions()
        change(&options)
        var application = BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }
        application.languages = languages
        let lines = LogLines()
        let host = BrowserHost([application], options: options, logger: Logger(label: "test") { _ in lines })
        for _ in 0..<3 { #expect(try await PageAnswer.of(host, at: "/notes", accepting: "de, fi").status == .ok) }
        return lines.texts
    }

    @Test func eachMissingLanguageIsLoggedOnce() async throws {
        let found = try await lines({ $0.languages = ["de", "fi", "en"] }, of: ["de", "fi"])
        #expect(
            found
                == ["de", "fi"].map {
                    """
                    The host has no texts of its own in the language \($0), so its pages show them in English, such as "Back". \
                    Set BrowserOptions.texts["\($0)"] to translated ones.
                    """
                })
    }

    @Test func aLanguageWithTextsIsNotLogged() async throws {
        #expect(try await lines { $0.languages = ["en-GB", "ar", "fa-IR", "zh-CN", "hi"] } == [])
        #expect(
            try await lines {
                $0.languages = ["de-AT"]
                $0.texts["de"] = BrowserTexts()
            } == [])
    }
}
