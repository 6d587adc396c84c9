@testable import Architecture
import Testing

@Suite struct PatternTests {
    @Test(arguments: [
        ("*Panel", "SidePanel", true), ("*Panel", "SidePanels", false), ("Login?", "Login1", true), ("Login?", "Login", false),
        ("Sources/*/A.swift", "Sources/App/A.swift", true), ("Sources/*/A.swift", "Sources/App/Login/A.swift", false),
        ("Sources/**/A.swift", "Sources/App/Login/A.swift", true), ("Sources/**/A.swift", "Sources/A.swift", true),
        ("**/ViewModels/**", "App/ViewModels/A.swift", true), ("**/ViewModels/**", "ViewModels/A.swift", true),
        ("**/ViewModels/**", "App/Models/A.swift", false), ("Sources/App", "Sources/App/A.swift", true),
        ("Sources/App/", "Sources/App/A.swift", true), ("Sources/App", "Sources/Apps/A.swift", false), ("App", "App/Login/A.swift", true),
        ("**", "a/b/c", true), ("**/Generated", "Sources/App/Generated", true), ("**/Generated", "Sources/App/Generated/A.swift", true),
        ("", "A", false), ("*", "a/b", false),
    ])
    func wildcardsFit(pattern: String, text: String, expected: Bool) {
        #expect(Pattern(pattern).matches(text) == expected, "\(pattern) and \(text)")
    }

    @Test func manyStarsStayFast() {
        let pattern = Pattern(String(repeating: "**a", count: 40) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 400)))
    }
}
