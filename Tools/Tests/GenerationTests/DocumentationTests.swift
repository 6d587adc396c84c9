import BuiltInTemplates
import Foundation
import Testing
@testable import Generation

/// Compares `Tools/README.md` with the code.
struct DocumentationTests {
    private let text: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardizedFileURL
        text = try String(contentsOf: file, encoding: .utf8)
    }

    @Test func everyKindAndEveryNameIsThere() {
        for kind in BuiltInTemplates.texts.keys where kind != "package" { #expect(text.contains("`\(kind)`"), "\(kind)") }
        for name in ModuleValues.shapes.keys { #expect(text.contains("`\(name)`"), "\(name)") }
        for type in AttributeType.allCases { #expect(text.contains("`\(type.rawValue)`"), "\(type)") }
    }

    @Test func theManifestThatItShowsHasNoProblem() throws {
        let start = try #require(text.firstRange(of: "`template.yml`:\n\n```yaml\n"))
        let manifest = try #require(text[start.upperBound...].components(separatedBy: "```").first)
        let texts = [
            "template.yml": manifest, "note.mustache": "{{mood}} {{#moodIsLoud}}!{{/moodIsLoud}}\n", "tests.mustache": "{{Name}}\n",
        ]
        #expect(try Template(name: "note", texts: texts).problems.isEmpty)
    }
}
