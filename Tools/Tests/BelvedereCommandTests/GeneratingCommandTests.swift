import Foundation
import Testing

/// Runs the commands that make packages and modules like a person.
struct GeneratingCommandTests {
    @Test func aDryRunPrintsWhatARunPrints() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let dry = try tool.run("generate", "mvvm-screen", "Profile", "--dry-run")
        #expect(dry.status == 0)
        #expect(!FileManager.default.fileExists(atPath: tool.folder + "/Sources/Screens/Profile"))
        let run = try tool.run("generate", "mvvm-screen", "Profile")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix(dry.output.trimmingCharacters(in: .newlines)))
        #expect(FileManager.default.fileExists(atPath: tool.folder + "/Sources/Screens/Profile/ProfileScreen.swift"))
        #expect(try tool.run("generate", "mvvm-screen", "Profile").output.hasPrefix("Nothing to do."))
        #expect(try tool.run("list", "--generated").output == "mvvm-screen Profile\n")
        #expect(try tool.run("destroy", "mvvm-screen", "Profile").status == 0)
        #expect(!FileManager.default.fileExists(atPath: tool.folder + "/Sources/Screens/Profile"))
    }

    @Test func theMessageHasTheNameOfTheModule() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool.run("generate", "mvvm-screen", "ProfileScreen")
        #expect(run.status == 0 && run.output.contains("Generated Profile."))
        #expect(try tool.run("list", "--generated").output == "mvvm-screen Profile\n")
    }

    @Test func aPersonReadsHowToGoOn() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let screen = try tool.run("generate", "mvvm-screen", "Profile")
        #expect(screen.output.hasSuffix("Generated Profile. Next:\n\n  Open the screen from another one: router.push(.profile)\n"))
        let entity = try tool.run("generate", "entity", "Contact", "name:string")
        #expect(entity.output.hasSuffix("Generated Contact.\n"))
        let withoutRoute = try tool.run("generate", "mvvm-screen", "Settings", "--no-route")
        #expect(withoutRoute.output.hasSuffix("Generated Settings.\n"))
    }

    @Test func jsonIsForPrograms() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("generate", "entity", "Contact", "name:string", "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["changes"] as? Int == 3)
        let list = try tool.run("list", "--json")
        #expect((try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])?.count == 12)
    }

    @Test func aConflictEndsWithOneAndChangesNothing() throws {
        let tool = try Tool()
        defer { tool.remove() }
        _ = try tool.run("generate", "entity", "Contact")
        let path = tool.folder + "/Sources/Screens/Contact/Contact.swift"
        try "// mine\n".write(toFile: path, atomically: true, encoding: .utf8)
        let result = try tool.run("generate", "entity", "Contact", "name:string")
        #expect(result.status == 1)
        #expect(result.errors.contains("  Sources/Screens/Contact/Contact.swift"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "// mine\n")
        #expect(try tool.run("destroy", "entity", "Contact").status == 1)
        #expect(try tool.run("generate", "entity", "Contact", "name:string", "--force").status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("struct Contact"))
    }

    @Test(arguments: ["mvvm", "mvp", "viper"], ["--server", "--desktop", "--library"])
    func theNotesForAgentsHaveCommandsThatWork(pattern: String, form: String) throws {
        var tool = try Tool()
        defer { tool.remove() }
        let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL.path
        #expect(try tool.run("new", "habits", "--pattern", pattern, form, "--path", kit).status == 0)
        tool.subfolder = "habits"
        let notes = try String(contentsOfFile: tool.folder + "/habits/AGENTS.md", encoding: .utf8)
        let lines = notes.components(separatedBy: "```")[1].split(separator: "\n").map { $0.prefix { $0 != "#" } }
        let words = lines.map { $0.split(separator: " ").map(String.init) }
        let commands = words.filter { $0.first == "belvedere" }.map { Array($0.dropFirst()) }
        #expect(commands.map(\.first) == ["check", "list", "generate"] + (form == "--server" ? ["dev"] : []))
        // `Scripts/check-generated` runs the commands that build.
        for command in commands where command.first != "dev" {
            let result = try tool.run(arguments: command)
            #expect(result.status == 0, "\(command): \(result.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: tool.folder + "/habits/Sources/HabitsScreens/Profile"))
    }

    @Test func aPackageIsMadeOnce() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("new", "habits", "--url", "https://example.com/belvedere", "--from", "1.0.0").status == 0)
        #expect(FileManager.default.fileExists(atPath: tool.folder + "/habits/Package.swift"))
        let again = try tool.run("new", "habits", "--url", "https://example.com/belvedere", "--from", "1.0.0")
        #expect(again.status == 1 && again.errors.contains("is there already"))
        #expect(try tool.run("new", "other").errors.contains("Name its source: --path FOLDER"))
        let windows = try tool.run("new", "other", "--desktop", "--url", "https://example.com/belvedere", "--from", "1.0.0")
        #expect(windows.errors.contains("Use --desktop with --path."))
        #expect(try tool.run("new", "other", "--desktop", "--library", "--path", "/").errors.contains("Use one of --server, --desktop and"))
        #expect(try tool.run("new", "other", "--path", "/nowhere").errors.contains("There is no Package.swift in \"/nowhere\""))
    }

    @Test func problemsAreSentencesAndEndWithOne() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("generate", "entiti", "class", "name:strnig", "--set", "nothing", "--set", "=", "--target", "Screns")
        #expect(result.status == 1)
        #expect(
            result.errors.split(separator: "\n").map { $0.prefix { $0 != "." } } == [
                "\"class\" cannot be a name, because \"class\" is a word of Swift",
                "The attribute \"name:strnig\" has the type \"strnig\", which is not known",
                "\"nothing\" is no choice", "\"=\" is no choice", "There is no template \"entiti\"", "The package has no target \"Screns\"",
            ])
        let options = try tool.run("generate", "mvvm-screen", "class", "--set", "conten=list", "--set", "content=lisst")
        #expect(
            options.errors.contains("no option \"conten\"") && options.errors.contains("cannot be \"lisst\"")
                && options.errors.contains("\"class\""))
        try FileManager.default.removeItem(atPath: tool.folder + "/Package.swift")
        #expect(try tool.run("generate", "entity", "Contact").errors.contains("There is no Package.swift"))
    }

    @Test func templatesAreCopiedAndChecked() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("template", "lint").output == "12 templates have no problem.\n")
        #expect(try tool.run("template", "copy", "entity").status == 0)
        let path = tool.folder + "/.belvedere/templates/entity/entity.mustache"
        try (String(contentsOfFile: path, encoding: .utf8) + "{{nmae}}\n").write(toFile: path, atomically: true, encoding: .utf8)
        let lint = try tool.run("template", "lint", "entity")
        #expect(lint.status == 1 && lint.output.contains("The name \"nmae\" is not known. Did you mean \"name\"?"))
        #expect(try tool.run("generate", "entity", "Contact").status == 1)
    }

    @Test func pinnedTemplatesAreFetchedAndTheirHooksAskFirst() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let repository = tool.folder + "/repository"
        try FileManager.default.createDirectory(atPath: repository + "/card", withIntermediateDirectories: true)
        try "name: card\nsummary: A card\nfiles:\n  - {from: a.mustache, to: card.txt}\nhooks:\n  - {run: [touch, ran.txt]}\n"
            .write(toFile: repository + "/card/template.yml", atomically: true, encoding: .utf8)
        try "{{Name}}\n".write(toFile: repository + "/card/a.mustache", atomically: true, encoding: .utf8)
        let revision = try shell(
            """
            cd '\(repository)' && git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm a && git \
            config uploadpack.allowAnySHA1InWant true && git rev-parse HEAD
            """
        )
        try FileManager.default.createDirectory(atPath: tool.folder + "/.belvedere", withIntermediateDirectories: true)
        try "- {name: card, git: \"file://\(repository)\", revision: \(revision), path: card}\n"
            .write(toFile: tool.folder + "/.belvedere/templates.yml", atomically: true, encoding: .utf8)
        #expect(try tool.run("generate", "card", "Mine").errors.contains("Fetch it with \"belvedere template fetch\""))
        let fetched = try tool.run("template", "fetch")
        #expect(fetched.output == "Fetched card.\n", "\(fetched.errors)")
        let result = try tool.run("generate", "card", "Mine")
        #expect(result.status == 0 && result.errors.contains("The hooks were not run"))
        #expect(FileManager.default.fileExists(atPath: tool.folder + "/card.txt"))
        #expect(!FileManager.default.fileExists(atPath: tool.folder + "/ran.txt"))
        _ = try tool.run("destroy", "card", "Mine")
        #expect(try tool.run("generate", "card", "Mine", "--allow-hooks").status == 0)
        #expect(FileManager.default.fileExists(atPath: tool.folder + "/ran.txt"))
    }

    @Test func theWordsOfGenerambaAreUnderstood() throws {
        let tool = try Tool()
        defer { tool.remove() }
        try FileManager.default.createDirectory(atPath: tool.folder + "/Templates/card", withIntermediateDirectories: true)
        try
            "project_name: App\nproject_target: App\nproject_file_path: Classes\nxcodeproj_path: App.xcodeproj\ntemplates:\n- {name: card}\n"
            .write(toFile: tool.folder + "/Rambafile", atomically: true, encoding: .utf8)
        try "name: card\ncode_files:\n- {name: View.swift, path: view.liquid}\n"
            .write(toFile: tool.folder + "/Templates/card/card.rambaspec", atomically: true, encoding: .utf8)
        try "{{ module_info.name }}: {{ custom_parameters.colour }}, {{ custom_parameters.size }}, {{ developer.name }}\n"
            .write(toFile: tool.folder + "/Templates/card/view.liquid", atomically: true, encoding: .utf8)
        let result = try tool.run(
            "generate", "--rambafile", "card", "Profile", "--module_path", "Other", "--author", "Ann", "--custom_parameters", "colour:red",
            "size:a:b"
        )
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("xcodeproj_path: The files are not added to the Xcode project."))
        #expect(try String(contentsOfFile: tool.folder + "/Other/Profile/ProfileView.swift", encoding: .utf8) == "Profile: red, a:b, Ann\n")
        #expect(
            try tool.run("generate", "--rambafile", "card", "Profile", "--custom_parameters", "colour").errors.contains(
                "\"colour\" is no parameter"))
    }

    @Test func bashOffersWhatCanBeGeneratedAndWhatWas() throws {
        let tool = try Tool()
        defer { tool.remove() }
        try tool.run("--generate-completion-script", "bash").output.write(
            toFile: tool.folder + "/completions", atomically: true, encoding: .utf8)
        #expect(try tool.run("generate", "entity", "Contact").status == 0)
        func offered(_ line: String, _ word: String) throws -> [Substring] {
            // Call it like bash: with the command, the current word, and the word before it.
            let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
            return try shell(
                """
                cd '\(tool.folder)'; PATH='\(Tool.program.deletingLastPathComponent().path)':$PATH; source completions
                COMP_WORDS=(\(words) '\(word)'); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE='\(line) \(word)'; COMP_POINT=${#COMP_LINE}
                _belvedere belvedere '\(word)' ''; echo "${COMPREPLY[@]}"
                """, by: "/bin/bash"
            ).split(separator: " ")
        }
        #expect(try offered("belvedere", "gen") == ["generate"])
        #expect(try offered("belvedere generate", "m") == ["mvp-screen", "mvvm-screen"])
        #expect(try offered("belvedere destroy", "").contains("entity"))
        #expect(try offered("belvedere destroy entity", "C") == ["Contact"])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreMade(shell name: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let script = try tool.run("--generate-completion-script", name)
        #expect(script.status == 0)
        for word in ["generate", "destroy", "template", "dry-run"] { #expect(script.output.contains(word), "\(word)") }
        let file = tool.folder + "/completions"
        try script.output.write(toFile: file, atomically: true, encoding: .utf8)
        // Skip shells that this machine does not have.
        #expect(try shell("command -v \(name) >/dev/null || exit 0; \(name) -n '\(file)' && echo fine || echo broken") != "broken")
    }

    private func shell(_ script: String, by program: String = "/bin/sh") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-c", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
