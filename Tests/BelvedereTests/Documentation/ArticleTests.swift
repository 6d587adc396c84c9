import Foundation
import Testing

/// Tests that every example in the articles is also in a test, word for word.
struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the lines without their indentation, which differs for an example inside a function.
    private static func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(arguments: [
        ("Sources/Belvedere/Belvedere.docc/WorkingWithViews.md", ["ViewsArticle.swift"]),
        ("Sources/Belvedere/Belvedere.docc/ScreensAndRoutes.md", ["ScreensAndRoutesArticle.swift"]),
        ("Sources/Belvedere/Belvedere.docc/Roles.md", ["RolesArticle.swift"]),
        ("Sources/Belvedere/Belvedere.docc/Layout.md", ["ManualArticles.swift"]),
        ("Sources/Belvedere/Belvedere.docc/Forms.md", ["ManualArticles.swift"]),
        ("Sources/Belvedere/Belvedere.docc/Tables.md", ["ManualArticles.swift"]),
        ("Sources/Belvedere/Belvedere.docc/ElementsOfYourOwn.md", ["ManualArticles.swift"]),
        (
            "Sources/BelvedereCore/BelvedereCore.docc/WorkingWithTime.md",
            ["ManualArticles.swift", "../../BelvedereTextsTests/CalendarDateTextTests.swift"]
        ),
        ("Sources/BelvedereCore/BelvedereCore.docc/Isolation.md", ["IsolationArticle.swift"]),
        ("Sources/BelvedereCore/BelvedereCore.docc/Sharing.md", ["SharingArticle.swift"]),
        (
            "Sources/BelvedereTexts/BelvedereTexts.docc/Languages.md",
            ["../../BelvedereTextsTests/LanguagesArticle.swift", "../../BelvedereChartsTests/GermanChartTests.swift"]
        ),
        ("Sources/BelvedereCharts/BelvedereCharts.docc/Charts.md", ["../../BelvedereChartsTests/ChartsArticle.swift"]),
        (
            "Sources/BelvedereBrowser/BelvedereBrowser.docc/WhoMayComeIn.md",
            [
                "../../BelvedereBrowserTests/Documentation/AdmissionArticle.swift", "../../BelvedereLoginsTests/LoginsArticle.swift",
            ]
        ),
        (
            "Sources/BelvedereBrowser/BelvedereBrowser.docc/TestingAdmission.md",
            ["../../BelvedereBrowserTests/Documentation/TestingAdmissionArticle.swift"]
        ),
        ("Sources/BelvedereLogins/BelvedereLogins.docc/LogIn.md", ["../../BelvedereLoginsTests/LogInArticle.swift"]),
        (
            "Sources/BelvedereBrowser/BelvedereBrowser.docc/Production.md",
            [
                "../../BelvedereBrowserTests/Documentation/ProductionArticle.swift",
                "../../../Cluster/Tests/BelvedereClusterTests/ProductionArticle.swift",
            ]
        ),
        (
            "Sources/Belvedere/Belvedere.docc/WritingAHost.md",
            [
                "WritingAHostArticle.swift", "../../BelvedereBrowserTests/Documentation/WritingAHostMarkup.swift",
                "../../BelvedereHostConformanceTests/WritingAHostArticle.swift",
            ]
        ),
    ])
    func theExamplesOfAnArticleAreCompiled(article: String, files: [String]) throws {
        let texts = try files.map { try Self.text("Tests/BelvedereTests/Documentation/" + $0) }
        let source = texts.map { Self.lines($0).joined(separator: "\n") }.joined(separator: "\n")
        let parts = try Self.text(article).components(separatedBy: "```swift\n").dropFirst()
        #expect(parts.count >= 3)
        for part in parts {
            let example = Self.lines(part.components(separatedBy: "\n```")[0]).joined(separator: "\n")
            #expect(!example.isEmpty && source.contains(example), "\(example) is not in \(files)")
        }
    }
}
