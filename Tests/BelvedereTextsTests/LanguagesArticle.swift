import Belvedere
import BelvedereTesting
import BelvedereTexts
import Foundation
import Testing

// The examples of the article "Languages", word for word; see `ArticleTests`.

final class FilesScreen: Screen {
    init(count: Int) {
        super.init(
            title: FilesTexts.open,
            content: Stack(
                Label(FilesTexts.fileCount(count)),
                Button(FilesTexts.open) {}
            ))
    }
}

extension BelvedereApp {
    static let files = BelvedereApp(FilesTexts.title, path: "/files", summary: FilesTexts.summary) { _ in
        Window(FilesScreen(count: 2))
    }
}

struct LanguagesArticle {
    @Test(arguments: FilesTexts.languages)
    func theScreenCounts(language: String) {
        withApp(.files, Setting(locale: language, isExhaustive: false)) { app in
            app.expect(.screen, FilesTexts.open)
            app.expect(.label, FilesTexts.fileCount(2))
        }
    }

    private func day(_ date: Date) -> String {
        let locale = Locale(identifier: FilesTexts.locale)
        let day = date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        return day
    }

    @Test func aDateFitsTheSentence() {
        let date = Date(timeIntervalSince1970: 1_790_000_000)
        #expect(withTexts(in: "en-GB") { day(date) } == "21 Sep 2026")
        #expect(withTexts(in: "zh-CN") { day(date) } == "2026年9月21日")
        #expect(withTexts(in: "fi-FI") { day(date) }.contains("Sep"))
    }

    func sorted(_ names: [String]) -> [String] {
        let locale = Locale(identifier: SessionEnvironment.current?.locale ?? "en")
        return names.sorted { $0.compare($1, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending }
    }

    @Test(arguments: [("en-GB", ["anna", "Åsa", "Zoe"]), ("sv", ["anna", "Zoe", "Åsa"])])
    func aListHasTheOrderOfThePersonsLanguage(locale: String, names: [String]) {
        withSession(environment: SessionEnvironment(locale: locale)) { #expect(sorted(["Zoe", "Åsa", "anna"]) == names) }
    }

    func subject(for locale: String, sender: String) -> String {
        withTexts(in: locale) { FilesTexts.sharedBy(sender, 3) }
    }

    @Test func aMailHasTheLanguageOfItsReader() {
        #expect(subject(for: "fa", sender: "آرش") == "آرش ۳ از 100% را به اشتراک گذاشت")
        #expect(subject(for: "fi", sender: "Ann") == "Ann shared 3 of 100%")
    }
}
