import SwiftFacts
import Testing

@Suite struct FactReaderTests {
    private func read(_ source: String) -> FileFacts { FactReader().facts(of: source) }

    @Test func importsAreReadWithTheirPlaces() {
        let facts = read("import UIKit\n@testable import Login\nimport struct Home.Room\n")
        #expect(facts.imports.map(\.module) == ["UIKit", "Login", "Home"])
        #expect(facts.imports.map(\.isTestable) == [false, true, false])
        #expect(facts.imports[1].position == SourcePosition(line: 2, column: 1))
    }

    @Test func aTypeIsReadWithAllThatItSaysOfItself() {
        let facts = read(
            """
            @main public final class Login<Value>: Base, any Shown & Told {
                weak var view: (any LoginView)?
                static let shared = Login()
                private let service = LoginService(address: "x")
                var name: String { "" }
                var age = 0 { didSet {} }
                func load(from place: Place, _ count: Int = 1) async throws -> [Row] { [] }
                init(value: Value) {}
            }
            """)
        let type = facts.types[0]
        #expect(type.path == "Login")
        #expect(type.kind == .class)
        #expect(type.attributes == ["main"])
        #expect(type.modifiers == ["public", "final"])
        #expect(type.genericParameters == ["Value"])
        #expect(type.inherits.map(\.names) == [["Base"], ["Shown", "Told"]])
        #expect(type.properties.map(\.name) == ["view", "shared", "service", "name", "age"])
        #expect(type.properties.map(\.ownership) == [.weak, .strong, .strong, .strong, .strong])
        #expect(type.properties.map(\.isStored) == [true, false, true, false, true])
        #expect(type.properties[0].typeNames == ["LoginView"])
        #expect(type.properties[2].constructedType == "LoginService")
        #expect(type.properties[2].isPrivate)
        #expect(type.functions.map(\.name) == ["load(from:_:)", "init(value:)"])
        #expect(type.functions[0].parameters.map(\.type.names) == [["Place"], ["Int"]])
        #expect(type.functions[0].parameters.map(\.hasDefault) == [false, true])
        #expect(type.functions[0].result?.names == ["Row"])
        // A type parameter is not a type of the project.
        #expect(type.functions[1].parameters[0].type.names == [])
    }

    @Test func nestedTypesAndExtensionsHaveWholePaths() {
        let facts = read("struct Login { enum State { case idle, busy(Int) } }\nextension Login.State: Codable { func go() {} }")
        #expect(facts.types.map(\.path) == ["Login", "Login.State", "Login.State"])
        #expect(facts.types.map(\.kind) == [.struct, .enum, .extension])
        #expect(facts.types[1].cases == ["idle", "busy"])
        #expect(facts.types[2].functions.map(\.name) == ["go()"])
    }

    @Test func aScopeIsTheInnermostTypeAndItsMember() {
        let facts = read(
            """
            class Outer {
                func work() { class Local { func inner() { first() } }; second(); func helper() { third() } }
                let made = fourth()
            }
            fifth()
            """)
        let scopes = Dictionary(facts.chains.map { ($0.last, $0.scope.path) }) { first, _ in first }
        #expect(scopes["first"] == "Outer.Local.inner()")
        #expect(scopes["second"] == "Outer.work()")
        #expect(scopes["third"] == "Outer.work()")
        #expect(scopes["fourth"] == "Outer.made")
        #expect(scopes["fifth"] == "")
    }

    @Test func aChainIsOneFactWithItsArguments() {
        let facts = read("func go() { self.navigationController?.pushViewController(self.next, animated: true).done!.now }")
        let chain = facts.chains.first { $0.names.contains("pushViewController") }
        #expect(chain?.names == ["self", "navigationController", "pushViewController", "done", "now"])
        #expect(chain?.arguments == ["self.next"])
        #expect(facts.chains.count { $0.names.contains("navigationController") } == 1)
    }

    @Test func eachChainIsReadOnceWhereverItStands() {
        let facts = read(
            """
            func go() {
                self.stores.items[key.name].title = Session.shared.users[0]
                (first.name, second.name).0
                (try? load(path.base))!.rows.map { $0.cells[1]!.text }.last
            }
            """)
        #expect(
            facts.chains.map(\.names) == [
                ["self", "stores", "items", "title"], ["key", "name"], ["Session", "shared", "users"],
                ["_", "0"], ["first", "name"], ["second", "name"],
                ["load", "rows", "map", "last"], ["path", "base"], ["$0", "cells", "text"],
            ])
    }

    @Test func theNameOfAValueThatStandsAloneIsNoChain() {
        let facts = read(
            "func go() { let first = second; _ = [third: $0, `self`: _fourth]; use(Session, first); run { self }; run { `self` } }")
        #expect(facts.chains.map(\.names) == [["use"], ["Session"], ["run"], ["run"]])
        #expect(facts.chains[0].arguments == ["Session", "first"])
        #expect(facts.closures.map(\.usesSelf) == [true, false])
    }

    @Test func namesAreReadHoweverTheyAreWritten() {
        let facts = read("func go() { a.`default`.b(c:).größe.init(x: 1); Über.go(); a . /* here */ b /* there */ . c() }")
        #expect(facts.chains.map(\.names) == [["a", "default", "b", "größe", "init"], ["Über", "go"], ["a", "b", "c"]])
    }

    @Test func theOtherPartsOfAChainAreRead() {
        let facts = read(
            """
            class A {
                func go() {
                    (try! first(x.a)).second[y.b] { self.z() }.third(Generic<Kind>(w.c)) { u.d() } onEnd: { v.e() }
                    [p.f].map { q.g() }.last
                    { self.r() }()
                }
            }
            """)
        #expect(
            facts.chains.map(\.names) == [
                ["first", "second", "third"], ["x", "a"], ["y", "b"], ["self", "z"], ["Generic"], ["w", "c"], ["u", "d"], ["v", "e"],
                ["_", "map", "last"], ["p", "f"], ["q", "g"], ["self", "r"],
            ])
        #expect(facts.forces.map(\.kind) == [.tryExpression])
        #expect(facts.closures.map(\.usesSelf) == [true, false, false, false, true])
        #expect(facts.references.map(\.name).contains("Kind"))
    }

    @Test func typesInBodiesAreReferences() {
        let facts = read(
            """
            func go(item: Item) -> Row {
                let store = Stores.Main(item as? Other)
                _ = Session.shared.user
                let list: [Login.State] = []
                Loader(kind: 1).load { }
                return try! Row.init(x)
            }
            """)
        let uses = facts.references.map { "\($0.name) \($0.use)" }
        for use in [
            "Item parameterType", "Row resultType", "Stores.Main construction", "Other localType", "Session staticMember",
            "Login.State localType", "Row construction", "Loader construction",
        ] {
            #expect(uses.contains(use), "\(use) is missing in \(uses)")
        }
    }

    @Test func typesInDefaultValuesAreFound() {
        let facts = read("class A { init(service: Service = Service.shared) { Other.shared.go() } }")
        #expect(facts.chains.first { $0.names == ["Service", "shared"] }?.isDefaultValue == true)
        #expect(facts.chains.first { $0.names.first == "Other" }?.isDefaultValue == false)
    }

    @Test func closuresTellWhoKeepsThemAndWhatTheyCapture() {
        let facts = read(
            """
            class A {
                func go() {
                    viewModel.onChange = { self.reload() }
                    viewModel.name.bind { [weak self] in self?.reload() }
                    source.sink(receiveValue: { [unowned self, x = y] _ in }).store(in: &bag)
                    run { work { self.reload() } }
                    run { work { [weak self] in self?.reload() } }
                    run { reload() }
                }
            }
            """)
        #expect(facts.closures.map(\.capturesSelfStrongly) == [true, false, false, true, true, true, false, false])
        #expect(facts.closures[0].destination == .assignment)
        #expect(facts.closures[0].receiver == ["viewModel", "onChange"])
        #expect(facts.closures[1].receiver == ["viewModel", "name", "bind"])
        #expect(facts.closures[2].following == ["store"])
        #expect(facts.closures[2].captures.map(\.name) == ["self", "x"])
    }

    @Test func forcesAreReadWithTheNamesTheyAreAbout() {
        let facts = read("let a = try! JSONDecoder().decode(A.self, from: data)\nlet b = json[\"x\"] as! String\nlet c = try? load()")
        #expect(facts.forces.map(\.kind) == [.tryExpression, .cast])
        #expect(facts.forces[0].names.contains("JSONDecoder"))
        #expect(facts.forces[1].names == ["json"])
    }

    @Test func commentsThatSpeakToTheToolKnowTheirLine() {
        let facts = read(
            """
            let text = "// belvedere:ignore nothing"
            call() // belvedere:ignore view-navigates because it is old
            // belvedere:ignore strong-view because of the
            // framework
            var view: View
            """)
        #expect(facts.directives.map(\.text) == ["ignore view-navigates because it is old", "ignore strong-view because of the"])
        #expect(facts.directives.map(\.subjectLine) == [2, 5])
    }

    /// A byte order mark, two-byte line endings and letters of several bytes come before the types.
    @Test func typesAreOneLineHoweverTheyAreWritten() {
        let source =
            "\u{FEFF}struct Größe {\r\n  // für später\r\n  var a : [ String :\r\n    Élan ] = [:]\r\n  var b: Größe? // c\r\n  var d: Int\r\n}\r\n"
            + "extension Größe . Innen { @Élan() struct E {} }"
        let facts = read(source)
        #expect(facts.types[0].properties.map { $0.type?.text } == ["[ String : Élan ]", "Größe?", "Int"])
        #expect(facts.types.map(\.path) == ["Größe", "Größe.Innen", "Größe.Innen.E"])
        #expect(facts.types[2].attributes == ["Élan"])
    }

    @Test func aBrokenFileIsReadAroundTheBrokenPlace() {
        let facts = read("class A { func }\nclass B { weak var view: V? }\n}}}")
        #expect(facts.types.map(\.path).contains("B"))
        #expect(facts.syntaxError?.line == 1)
        #expect(read("class A {}").syntaxError == nil)
    }

    @Test func aFileThatIsCutAnywhereIsRead() {
        let source = Array(
            """
            @main public final class Login<Value>: Base, any Shown & Told where Value: Equatable {
                weak var view: (any LoginView)? { didSet { view?.show("\\(name) \\(Self.shared.text { $0 })") } }
                lazy var made: [String: Login.State] = { [weak self] in try! self?.load() as! [String: Login.State] }()
                enum State { case idle, busy(Int, from: Place = .home) }
                func load<Other>(from place: Place, _ count: Int = 1) async throws(Failure) -> [Row] where Other: P { #if DEBUG
                    viewModel.$name.sink { self.title = $0 }.store(in: &bag)
                    #endif
                    return if let x { [x] } else { switch count { case 1...2: []; default: [] } }
                }
            } // belvedere:ignore strong-view because it is cut
            extension Login.State: Codable { init(from decoder: any Decoder) throws {} }
            """.utf8)
        for count in 0...source.count {
            let facts = FactReader().facts(of: Array(source[..<count]))
            #expect(facts.lineCount == source[..<count].count { $0 == UInt8(ascii: "\n") } + 1)
        }
        // Bytes that are not text are read as well.
        #expect(FactReader().facts(of: [0xFF, 0xFE, 0, 0x7B] + source).types.contains { $0.path == "Login" })
    }

    @Test func deepNestingEnds() {
        let depth = 5_000
        let facts = read("let a = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth))
        #expect(facts.syntaxError != nil)
    }

    @Test func columnsCountCodePoints() {
        let facts = read("let a = \"é 👩‍🚀 日本\"; let b = Login()\nlet c = Other()")
        let places = Dictionary(facts.references.map { ($0.name, $0.position) }) { first, _ in first }
        #expect(places["Login"] == SourcePosition(line: 1, column: 29))
        #expect(places["Other"] == SourcePosition(line: 2, column: 9))
    }

    @Test func linesEndInEachWay() {
        #expect(read("import A\r\nimport B\rimport C\nimport D").imports.map(\.position.line) == [1, 2, 3, 4])
    }
}
