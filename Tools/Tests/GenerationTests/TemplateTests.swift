import BuiltInTemplates
import Testing
@testable import Generation

struct TemplateTests {
    private func template(_ manifest: String, _ texts: [String: String] = [:]) throws -> Template {
        try Template(name: "mine", texts: ["template.yml": manifest].merging(texts) { first, _ in first })
    }

    private let manifest = """
        name: mine
        summary: A template
        options:
          kind: {of: [plain, rich-text]}
          loud: {default: "true"}
        files:
          - {from: a.mustache, to: "{{sources}}/{{Name}}.txt", when: kindIsRichText or not loud}
        """

    @Test(arguments: BuiltInTemplates.texts.keys.sorted())
    func theBuiltInTemplatesHaveNoProblem(name: String) throws {
        let problems = try Template(name: name, texts: try #require(BuiltInTemplates.texts[name])).problems
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test func unknownNamesAreTold() throws {
        let template = try template(
            manifest,
            [
                "a.mustache": """
                {{Name}} {{nmae}} {{kindIsPlain}} {{^last()}}, {{/last()}}
                {{#attributes}}{{name}} {{labl}} {{title}}{{/attributes}}
                {{label}} {{shouted(name)}} {{> foot}}
                """
            ])
        #expect(
            template.problems.map(\.description) == [
                "mine/a.mustache:1: The name \"nmae\" is not known. Did you mean \"name\"?",
                "mine/a.mustache:2: The name \"labl\" is not known. Did you mean \"label\"?",
                "mine/a.mustache:3: The name \"label\" is not known.",
                "mine/a.mustache:3: The transform \"shouted\" is not known. Did you mean \"sorted\"?",
                "mine/a.mustache:3: There is no partial \"foot\".",
            ])
    }

    @Test func everyMistakeOfAManifestIsTold() throws {
        let found = try problems {
            _ = try template(
                """
                name: mine
                sumary: x
                options:
                  kind: {of: [a, b], default: c, choice: x}
                files:
                  - {from: ../a.mustache, to: x, whne: kind}
                  - {to: y}
                hooks:
                  - {run: []}
                """)
        }
        #expect(found.count == 8, "\(found)")
        #expect(found.contains { $0.hasPrefix("mine/template.yml:2:") && $0.contains("Did you mean \"summary\"?") })
        #expect(found.contains { $0.contains("Did you mean \"when\"?") })
    }

    @Test(arguments: ["name: [", "- a", "", "name: mine"])
    func anInvalidManifestIsReported(text: String) throws {
        #expect(try !problems { _ = try template(text) }.isEmpty)
    }

    @Test func missingAndForgottenFilesAreTold() throws {
        let problems = try template(manifest, ["b.mustache": ""]).problems.map(\.description)
        #expect(
            problems == [
                "mine/template.yml: There is no file \"a.mustache\". Did you mean \"b.mustache\"?",
                "mine/template.yml: The file \"b.mustache\" is not in the manifest.",
            ])
    }

    @Test(arguments: [
        "{{#name}}", "{{name", "{{#name}}{{/title}}", "{{<parent}}{{/parent}}", "{{=<% %>=}}", "{{#translated}}Save", "{{/translated}}",
    ])
    func mustacheThatCannotBeReadIsTold(text: String) throws {
        #expect(try !template(manifest, ["a.mustache": text]).problems.isEmpty)
    }

    @Test func conditionsJoinNames() throws {
        let values: [String: TemplateValue] = ["a": .flag(true), "b": .flag(false), "c": .text("")]
        for (text, expected) in [("a", true), ("not a", false), ("a and b", false), ("b or a and not b", true), ("c", false)] {
            #expect(try TemplateCondition(text).holds(for: values) == expected, "\(text)")
        }
        for text in ["", "a b", "not", "a and", "or a", "not not a"] {
            #expect(throws: GenerationError.self, "\(text)") { try TemplateCondition(text) }
        }
    }

    @Test func theProjectsTemplateComesFirst() throws {
        let (project, user) = (try TemporaryProject(), try TemporaryProject())
        let text = "name: entity\nsummary: mine\nfiles:\n  - {from: a.mustache, to: a.txt}\n"
        try user.write(text.replacing("mine", with: "the user's"), to: "entity/template.yml")
        try user.write("a", to: "entity/a.mustache")
        let library = try TemplateLibrary(project: project.root, userFolder: user.root)
        #expect(try library.template(named: "entity").origin == .user)
        try project.write(text, to: ".belvedere/templates/entity/template.yml")
        try project.write("a", to: ".belvedere/templates/entity/a.mustache")
        #expect(try library.template(named: "entity").origin == .project)
        #expect(try library.template(named: "entity").template.summary == "mine")
        #expect(try library.template(named: "route").origin == .builtIn)
        #expect(try problems { _ = try library.template(named: "entiti") }.first?.contains("Did you mean \"entity\"?") == true)
    }

    @Test func partialsOptionsAndOtherTemplatesAreUsed() throws {
        let project = try TemporaryProject()
        try project.write(
            """
            name: note
            summary: A note
            options:
              mood: {of: [calm, loud]}
            uses:
              - {template: line, when: moodIsLoud}
            files:
              - {from: note.mustache, to: "Notes/{{Name}}.txt"}
            """, to: ".belvedere/templates/note/template.yml")
        try project.write(
            "{{> head}}\n{{#moodIsLoud}}LOUD{{/moodIsLoud}}{{^moodIsLoud}}calm{{/moodIsLoud}} <{{title}}>\n",
            to: ".belvedere/templates/note/note.mustache")
        try project.write("# {{title}}\n", to: ".belvedere/templates/note/partials/head.mustache")
        try project.write(
            "name: line\nsummary: l\nfiles:\n  - {from: l.mustache, to: Notes/line.txt}\n", to: ".belvedere/templates/line/template.yml")
        try project.write("---\n", to: ".belvedere/templates/line/l.mustache")
        try project.generate("note", "Today")
        #expect(try project.text(of: "Notes/Today.txt") == "# Today\ncalm <Today>\n")
        try project.generate("note", "Tomorrow", [], ["mood": "loud"])
        #expect(try project.text(of: "Notes/Tomorrow.txt") == "# Tomorrow\nLOUD <Tomorrow>\n")
        #expect(try project.text(of: "Notes/line.txt") == "---\n")
        #expect(
            try problems { _ = try project.plan("note", "Later", [], ["mod": "calm", "mood": "quiet"]) } == [
                "The template \"note\" has no option \"mod\". Did you mean \"mood\"? It has mood.",
                "The option \"mood\" cannot be \"quiet\". Choose from calm, loud.",
            ])
    }
}
