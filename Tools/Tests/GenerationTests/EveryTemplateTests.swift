import Foundation
import Testing
@testable import Generation

/// Renders the templates of the program with every choice of options.
struct EveryTemplateTests {
    private static let types = ["string", "int", "double", "decimal", "bool", "date", "uuid", "url"]

    private static let kinds = [
        "entity", "feature", "form", "form-screen", "mvp-screen", "mvvm-screen", "resource", "route", "service", "viper-module",
    ]

    @Test(arguments: kinds)
    func noPlaceholderSurvives(kind: String) throws {
        let project = try TemporaryProject()
        let template = try project.library().template(named: kind).template
        let attributes = Self.types.flatMap { ["\($0)Value:\($0)", "\($0)Maybe:\($0)?"] }
        var planned = 0
        for options in Self.combinations(of: template.options) {
            for attributes in [attributes, []] {
                guard template.attributeProblems(try EntityAttribute.read(attributes)).isEmpty else { continue }
                for hasOwnTarget in [false, true] {
                    let request = ModuleRequest(
                        kind: kind, name: "photo-album", attributes: attributes, options: options, hasOwnTarget: hasOwnTarget)
                    let plan: Plan
                    do { plan = try project.plan(request) } catch let error as GenerationError {
                        // A screen without an entity cannot use attributes, and a resource needs the routes of its target.
                        let expected =
                            options["content"] == "text" ? "attribute.unused" : kind == "resource" && hasOwnTarget ? "routes.needed" : ""
                        #expect(error.problems.map(\.code) == [expected], "\(options): \(error)")
                        continue
                    }
                    planned += 1
                    for file in plan.files where file.path != GenerationRecord.path {
                        let text = String(decoding: file.after ?? [], as: UTF8.self)
                        for sign in ["{{", "}}", "&quot;", "&#", "&lt;", "&amp;", "TODO", "AUTHOR", "\n\n\n", " \n", "()()"] {
                            #expect(!text.contains(sign), "\(options): \(file.path) holds \(sign)")
                        }
                        #expect(text.hasSuffix("\n") && !text.hasPrefix("\n"), "\(file.path)")
                    }
                }
            }
        }
        #expect(planned >= 1)
    }

    /// Every combination of the choices of all options.
    private static func combinations(of options: [TemplateOption]) -> [[String: String]] {
        options.reduce([[:]]) { combinations, option in
            combinations.flatMap { chosen in option.choices.map { chosen.merging([option.name: $0]) { $1 } } }
        }
    }
}
