import SwiftFacts
import Testing

/// Tests which edits change nothing but bodies, and the code that replaces them.
struct SourceBodiesTests {
    private func edits(_ old: String, _ new: String) throws -> EditedBodies? {
        let earlier = try #require(SourceBodies(of: old, path: "/app/Home.swift"))
        return try #require(SourceBodies(of: new, path: "/app/Home.swift")).edits(since: earlier)
    }

    @Test func anotherBodyIsAnEdit() throws {
        let edits = try edits("struct Home { func title() -> Int { 1 } }", "struct Home { func title() -> Int { 2 } }")
        #expect(edits?.isEmpty == false)
        #expect(edits?.names == ["Home"])
    }

    @Test func commentsAndSpacesAreNoEdit() throws {
        #expect(try edits("func f() { g() }", "/// A comment.\nfunc f() {\n    g() // Another.\n}")?.isEmpty == true)
    }

    @Test(
        "An edit of anything else needs a build",
        arguments: [
            ("func f() { g() }", "func f(_ x: Int) { g() }"), ("func f(x: Int = 1) {}", "func f(x: Int = 2) {}"),
            ("struct S { var x = 1 }", "struct S { var x = 2 }"), ("struct S {}", "struct S { func f() {} }"),
            ("import A\nfunc f() {}", "import B\nfunc f() {}"), ("enum E { case a }", "enum E { case a, b }"),
            ("print(1)", "print(2)"), ("let x = 1", "let x = 2"), ("let x = { 1 }", "let x = { 2 }"),
            ("class A: B {}", "class A: C {}"),
        ])
    func otherEdit(old: String, new: String) throws {
        #expect(try edits(old, new) == nil)
    }

    @Test(
        "A body that the runtime cannot replace belongs to the declarations",
        arguments: [
            ("func f() -> some P { A() }", "func f() -> some P { B() }"), ("@Macro func f() { 1 }", "@Macro func f() { 2 }"),
            ("#if DEBUG\nfunc f() { 1 }\n#endif", "#if DEBUG\nfunc f() { 2 }\n#endif"),
            ("func f() { print(#function) }", "func f() { print(1, #function) }"),
            ("@Observable class A { func f() { 1 } }", "@Observable class A { func f() { 2 } }"),
            ("class A { @Field var x = 1; init(a: Int) { f(1) } }", "class A { @Field var x = 1; init(a: Int) { f(2) } }"),
            ("class A { init() { f(1) } }", "class A { init() { f(2) } }"),
            ("class A { var x = 1 { didSet { f(1) } } }", "class A { var x = 1 { didSet { f(2) } } }"),
            ("struct S { static func + (a: S, b: S) -> S { a } }", "struct S { static func + (a: S, b: S) -> S { b } }"),
            ("struct S { subscript(i: Int) -> Int { 1 } }", "struct S { subscript(i: Int) -> Int { 2 } }"),
            ("class A { deinit { f(1) } }", "class A { deinit { f(2) } }"),
        ])
    func refusedBody(old: String, new: String) throws {
        #expect(try edits(old, new) == nil)
    }

    /// The macro of a test calls the function by its name, so the function itself can be replaced.
    @Test func theBodyOfATestIsReplacedWithoutItsMacro() throws {
        let edits = try edits(
            "@Suite struct S { @Test(.tags(.a)) @MainActor func f() { 1 } }",
            "@Suite struct S { @Test(.tags(.a)) @MainActor func f() { 2 } }")
        let code = try #require(edits?.code(importing: "Tests"))
        #expect(code.contains("extension S {"))
        #expect(code.contains("@_dynamicReplacement(for: f()) @MainActor func belvedereEdited0_0() { 2 }"))
        #expect(!code.contains("@Test"))
        #expect(try self.edits("@Test(.tags(.a)) func f() { 1 }", "@Test(.tags(.b)) func f() { 1 }") == nil)
    }

    @Test func aSyntaxErrorHasNoBodies() { #expect(SourceBodies(of: "func f() { let = }", path: "/app/Home.swift") == nil) }

    @Test func aRoleIsKnownByItsDeclaration() throws {
        let model = try edits("class HomeModel: ViewModel { func f() { 1 } }", "class HomeModel: ViewModel { func f() { 2 } }")
        #expect(model?.allInherit(fromOneOf: ["ViewModel"]) == true)
        #expect(
            try edits("class Store { func f() { 1 } }", "class Store { func f() { 2 } }")?.allInherit(fromOneOf: ["ViewModel"]) == false)
        #expect(try edits("func f() { 1 }", "func f() { 2 }")?.allInherit(fromOneOf: ["ViewModel"]) == false)
    }

    @Test func theCodeReplacesEachFunctionAtItsLine() throws {
        let source = """
            internal import Belvedere

            public final class Home: Screen {
                private let label = Label()
                private lazy var list = List()
                var note: String?

                init(model: Model, isNew: Bool = true) {
                    super.init(title: NEW)
                }

                override func load(at row: Int) async {
                    show(NEW)
                }

                private(set) static var name: String { NEW }
            }

            """
        let edits = try edits(source, source.replacing("NEW", with: "\"new\""))
        #expect(
            edits?.code(importing: "Screens") == """
                internal import Belvedere
                @_private(sourceFile: "Home.swift") import Screens
                extension Home {
                #sourceLocation(file: "/app/Home.swift", line: 8)
                @_dynamicReplacement(for: init(model:isNew:)) init(belvedereEdited0_0 model: Model, isNew: Bool) { \
                self.label = Label(); self.$__lazy_storage_$_list = nil; self.note = nil; 
                        super.init(title: "new")
                    }
                #sourceLocation()
                }
                extension Home {
                #sourceLocation(file: "/app/Home.swift", line: 12)
                @_dynamicReplacement(for: load(at:)) func belvedereEdited0_1(at row: Int) async {
                        show("new")
                    }
                #sourceLocation()
                }
                extension Home {
                #sourceLocation(file: "/app/Home.swift", line: 16)
                @_dynamicReplacement(for: name) static var belvedereEdited0_2: String { "new" }
                #sourceLocation()
                }

                """)
    }
}
