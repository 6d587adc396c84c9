import Foundation
import Testing

@testable import Development

/// Compiles edited String Catalogs for a running program.
struct LoadedTextsTests {
    private let folder: TemporaryFolder
    private var catalogue: String { folder.path + "/Sources/App/Words.xcstrings" }
    private var change: SourceChange { SourceChange(path: catalogue, kind: .edited) }

    /// The folder of a build. Its compiler takes the first line of a catalogue for the declarations, and the second for the texts.
    init() throws {
        folder = try TemporaryFolder()
        let compiler = """
            #!/bin/sh
            if grep -q fault "$1"; then echo "$1:2:1: error: The text is missing." >&2; exit 1; fi
            echo "enum Words {\n    /// $(tail -n 1 "$1")\n    $(head -n 1 "$1")\n    private static let catalogue = $(tail -n 1 "$1")" > "$2"
            if [ -n "$3" ]; then tail -n 1 "$1" > "$3"; fi

            """
        try write(compiler: compiler)
        try folder.write("static var open\nOpen\n", "Sources/App/Words.xcstrings")
        try folder.write("enum Words {\n    /// Open\n    static var open\n    private static let catalogue = Open\n", result)
    }

    private func write(compiler: String) throws {
        try folder.write(compiler, "debug/TextCompiler-tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/debug/TextCompiler-tool")
    }

    private let result = "plugins/outputs/app/App-Screens/destination/TextCatalogues/Words+Catalogue.swift"

    private func texts(compiler: String = "TextCompiler-tool") -> LoadedTexts {
        let planned = """
            commands:
              "\(folder.path)/\(result)":
                tool: shell
                inputs: ["\(catalogue)"]
                outputs: ["\(folder.path)/\(result)"]
                args: ["\(folder.path)/debug/\(compiler)","\(catalogue)","\(folder.path)/\(result)"]

            """
        return LoadedTexts(planned: planned, folder: folder.path + "/texts")
    }

    private func compile(_ texts: LoadedTexts, isCancelled: Bool = false) throws -> LoadedTexts.Result? {
        try texts.compile([change], in: folder.path) {
            usleep(1000)
            return isCancelled
        }
    }

    @Test func anotherTextIsCompiledForTheRunningProgram() throws {
        defer { folder.remove() }
        let texts = texts()
        #expect(texts.contains([change]))
        try folder.write("static var open\nOpen it\n", "Sources/App/Words.xcstrings")
        guard case .compiled(let files) = try compile(texts) else {
            Issue.record("The text is not compiled.")
            return
        }
        #expect(Array(files.keys) == ["App_Screens/Words+Catalogue.swift"])
        #expect(files.values.first.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } == "Open it\n")
        // The build compiles the catalogue again later.
        #expect(try String(contentsOfFile: folder.path + "/" + result, encoding: .utf8).contains("catalogue = Open\n"))
    }

    @Test func anotherNameNeedsABuild() throws {
        defer { folder.remove() }
        let texts = texts()
        try folder.write("static var shut\nOpen\n", "Sources/App/Words.xcstrings")
        #expect(try compile(texts) == .changesDeclarations("Words.xcstrings"))
    }

    @Test func aFaultOfTheCatalogueIsTold() throws {
        defer { folder.remove() }
        let texts = texts()
        try folder.write("static var open\nfault\n", "Sources/App/Words.xcstrings")
        guard case .failed(let failure) = try compile(texts) else {
            Issue.record("The fault is not told.")
            return
        }
        #expect(failure.reason == "Words.xcstrings:2: The text is missing.")
    }

    @Test func aCompilerOfAnOlderKitNeedsABuild() throws {
        defer { folder.remove() }
        try write(compiler: "#!/bin/sh\ntest $# = 2 || exit 2\n")
        #expect(try compile(texts()) == .refused)
    }

    @Test func anotherEditEndsTheCompilation() throws {
        defer { folder.remove() }
        try write(compiler: "#!/bin/sh\nexec sleep 60\n")
        #expect(try compile(texts(), isCancelled: true) == nil)
    }

    @Test func aFileThatKeepsATextIsFound() throws {
        defer { folder.remove() }
        try folder.write("enum Menu { static let titles = [Words.open] }", "Sources/App/Menu.swift")
        try folder.write("enum Bar { static var title: String { Words.open } }", "Sources/App/Bar.swift")
        let paths = ["Bar", "Menu"].map { folder.path + "/Sources/App/\($0).swift" }
        var texts = texts(), others = texts
        // The second time, the result is remembered.
        for _ in 1...2 {
            #expect(texts.fileWithKeptText(of: [change], among: paths) == paths[1])
            #expect(others.fileWithKeptText(of: [change], among: [paths[0], catalogue, folder.path + "/missing.swift"]) == nil)
        }
    }

    @Test func onlyEditedCataloguesAreLoaded() throws {
        defer { folder.remove() }
        let texts = texts(), swift = SourceChange(path: folder.path + "/Sources/App/App.swift", kind: .edited)
        #expect(!texts.contains([]) && !texts.contains([swift]) && !texts.contains([change, swift]))
        #expect(!texts.contains([SourceChange(path: catalogue, kind: .removed)]))
        // Another program than that of the kit makes code of an unknown form.
        #expect(!self.texts(compiler: "Other-tool").contains([change]))
    }
}
