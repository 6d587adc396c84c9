#if os(Linux)
import Foundation
import Testing

@testable import Development

/// Replaces bodies of functions in a program that runs, as the compiler and the runtime of Swift do it.
@Suite(.timeLimit(.minutes(10))) struct LoadedBodiesTests {
    /// Shows the state of a screen, before and after it opens each library that it reads from the standard input.
    private static let program = """
        import Glibc

        @main struct Program {
            static func main() async {
                repeat {
                    let screen = HomeScreen(model: HomeModel(1)), box = Box(2)
                    screen.size = 5
                    var row = HomeScreen.Row()
                    row.grow()
                    let texts = [
                        screen.title, screen.list, "\\(screen.size)", row.text, box.text, Box<Int>.name, await screen.load(), 7.doubled,
                        HomeScreen(3).title, helped(), "\\(screen.model.count)", global,
                    ]
                    print(texts.joined(separator: " "))
                    fflush(nil)
                } while readLine().map { dlopen($0, RTLD_NOW) != nil } ?? false
            }
        }

        """

    /// Functions of all kinds. Each has the text OLD in its body.
    private static let source = """
        import Belvedere

        class Screen { var title: String; init(_ title: String) { self.title = title } }
        final class HomeModel: ViewModel {
            var count: Int
            init(_ count: Int) { self.count = count + (OLD == "b" ? 10 : 0) }
        }
        final class HomeScreen: Screen {
            struct Row {
                private var length = 1
                var text: String { OLD + "\\(length)" }
                mutating func grow() { length += OLD.utf8.count + (OLD == "b" ? 1 : 0) }
            }
            let model: HomeModel
            private let mark = "!"
            private lazy var rows = ["row"]
            private var note: String?
            private(set) var width = 1
            init(model: HomeModel) {
                self.model = model
                super.init(OLD + mark + (note ?? "-"))
            }
            convenience init(_ count: Int) {
                self.init(model: HomeModel(count))
                title += OLD
            }
            var list: String { rows.map { $0 + OLD }.joined() + helper() }
            var size: Int {
                get { width }
                set { width = newValue + (OLD == "b" ? 100 : 0) }
            }
            func load() async -> String { OLD }
            private func helper() -> String { "(" + OLD + ")" }
        }
        struct Box<Value> {
            private let value: Value
            init(_ value: Value) { self.value = value }
            var text: String { "\\(value)" + OLD }
            static var name: String { "\\(Value.self)" + OLD }
        }
        protocol Doubled {}
        extension Doubled { var doubled: String { "\\(self)\\(self)" + OLD } }
        extension Int: Doubled {}
        private struct Secret { func told() -> String { OLD } }
        func helped(_ count: Int = 2) -> String { Secret().told() + "\\(count)" + OLD }
        var global: String { OLD }

        """

    private let folder: TemporaryFolder
    private let compiler = BodyCompiler()
    private var source: String { folder.path + "/Home.swift" }
    private var change: SourceChange { SourceChange(path: source, kind: .edited) }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("public protocol ViewModel: AnyObject {}\n", "Belvedere.swift")
        try folder.write(Self.program, "Program.swift")
        try write("a")
    }

    private func write(_ text: String, replacing old: String = "", with new: String = "") throws {
        let code = Self.source.replacing("OLD", with: "\"\(text)\"")
        try folder.write(old.isEmpty ? code : code.replacing(old, with: new), "Home.swift")
    }

    private func run(_ command: [String]) throws {
        let run = try BuildRun.run(command, in: folder.path, isCancelled: { usleep(1000) != 0 }, onStep: { _ in })
        try #require(run?.ending == .status(0), "\(run?.output ?? "")")
    }

    /// The options of the module with the screen.
    private var options: [String] {
        ["swiftc"] + QuickManifest.replaceableOptions + [
            "-module-name", "Home", "-emit-module", "-emit-module-path", folder.path + "/Home.swiftmodule", "-enable-testing",
            "-swift-version", "6", "-I", folder.path,
        ]
    }

    private func build() throws {
        try run(["swiftc", "-parse-as-library", "-emit-module", "-module-name", "Belvedere", "Belvedere.swift", "-emit-library"])
        try run(
            options + [
                "-parse-as-library", "Home.swift", "Program.swift", "-o", "program", "-emit-executable", "-use-ld=lld", "-Xlinker",
                "--export-dynamic", "-L", ".", "-lBelvedere", "-Xlinker", "-rpath", "-Xlinker", folder.path,
            ])
    }

    /// The bodies in the program, if it was built from the present source.
    private func bodies() throws -> LoadedBodies {
        let arguments = String(decoding: try JSONEncoder().encode(options), as: UTF8.self).replacing("\\/", with: "/")
        let planned = """
            commands:
              "C.Home.module":
                tool: shell
                inputs: ["\(source)","\(folder.path)/Program.swift"]
                args: \(arguments)

            """
        return try #require(LoadedBodies(commands: planned, paths: [source], folder: folder.path + "/edits"))
    }

    private func compile(_ bodies: inout LoadedBodies) throws -> LoadedBodies.Result? {
        try bodies.compile([change], among: [source, folder.path + "/Program.swift"], using: compiler, in: folder.path) {
            usleep(1000) != 0
        }
    }

    @Test func aRunningProgramTakesBodiesOfAllKindsAndAnEditOfAnEdit() throws {
        defer { folder.remove() }
        try build()
        var bodies = try bodies()
        #expect(bodies.contains([change]))
        var libraries = ""
        for text in ["b", "a", "b"] {
            try write(text)
            guard case .compiled(let library) = try compile(&bodies) else {
                Issue.record("The bodies are not compiled.")
                return
            }
            libraries += library + "\n"
        }
        try libraries.write(toFile: folder.path + "/libraries", atomically: true, encoding: .utf8)
        try run(["sh", "-c", "./program < libraries > shown"])
        let old = "a!- rowa(a) 5 a2 2a Inta a 77a a!-a a2a 1 a\n", new = "b!- rowb(b) 105 b3 2b Intb b 77b b!-b b2b 11 b\n"
        #expect(try String(contentsOfFile: folder.path + "/shown", encoding: .utf8) == old + new + old + new)
        // A program that has not started takes the newest bodies, as the tests do.
        let newest = bodies.libraries.joined(separator: ":")
        try run(["sh", "-c", "LD_PRELOAD=\(newest) ./program < /dev/null > shown"])
        #expect(try String(contentsOfFile: folder.path + "/shown", encoding: .utf8) == new)
        try write("a")
        guard case .compiled = try compile(&bodies) else {
            Issue.record("The bodies are not compiled.")
            return
        }

        // A comment is in no library.
        try write("a", replacing: "import Belvedere", with: "import Belvedere // The kit.")
        #expect(try compile(&bodies) == .equal)
        // The type of a property is known to other code.
        try write("b", replacing: "private(set) var width = 1", with: "private(set) var width: Int8 = 1")
        #expect(try compile(&bodies) == .refused(.otherThanBodies(file: "Home.swift")))
        // An error is the affair of the build.
        try write("b", replacing: "(note ?? ", with: "(missing ?? ")
        #expect(try compile(&bodies) == .refused(nil))
        // The first object of this type was made by the old code, and stays.
        try write("a")
        try folder.write(Self.program + "let shared = HomeModel(4)\n", "Program.swift")
        var others = try self.bodies()
        try write("b")
        #expect(try compile(&others) == .refused(.keptValue(file: "Program.swift", type: "HomeModel")))
    }
}
#endif
