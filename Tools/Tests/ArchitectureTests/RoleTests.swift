import Architecture
import Testing

@Suite struct RoleTests {
    private func roles(_ sources: [(String, String)], _ assignments: [RoleAssignment] = []) -> [String: Role?] {
        let codebase = Codebase(project: Project(sources: sources), assignments: assignments)
        return Dictionary(codebase.types.map { ($0.path, $0.role) }) { first, _ in first }
    }

    @Test func conformanceComesBeforeNamesAndNamesBeforeFolders() {
        let found = roles([
            (
                "App/Entities/A.swift",
                "class Counter: ViewModel {}\nclass OrderPresenter {}\nstruct Order {}\nstruct OrderError: Error {}\nactor Cache {}"
            ),
            (
                "App/B.swift",
                """
                import UIKit
                class HomeScreenController: UIViewController {}
                class Panel: HomeScreenController {}
                class SmallView: SharedBase {}
                class InputView {}
                """
            ),
            ("App/C.swift", "class SmallView2 {}\nstruct AppView {}\nenum NextScreen {}\nclass Plain {}"),
        ])
        #expect(found["Counter"] == .viewModel)
        #expect(found["OrderPresenter"] == .presenter)
        #expect(found["Order"] == .entity)
        #expect(found["OrderError"] == .some(nil))
        #expect(found["Cache"] == .some(nil))
        #expect(found["HomeScreenController"] == .view)
        #expect(found["Panel"] == .view)
        #expect(found["SmallView"] == .view)
        #expect(found["InputView"] == .some(nil))
        #expect(found["AppView"] == .some(nil))
        #expect(found["NextScreen"] == .some(nil))
        #expect(found["Plain"] == .some(nil))
    }

    @Test func theConfigurationComesFirst() {
        let found = roles(
            [("App/A.swift", "class SidePanel {}\nclass FakePresenter {}"), ("App/Legacy/B.swift", "class Old {}")],
            [
                RoleAssignment(role: .view, pattern: "*Panel"), RoleAssignment(role: nil, pattern: "Fake*"),
                RoleAssignment(role: .service, pattern: "App/Legacy/**"),
            ]
        )
        #expect(found["SidePanel"] == .view)
        #expect(found["FakePresenter"] == .some(nil))
        #expect(found["Old"] == .service)
    }

    @Test func protocolsAreContractsAndTestsPlayNoPart() {
        let codebase = Codebase(
            project: Project(sources: [
                (
                    "App/A.swift",
                    "protocol LoginViewInput {}\nprotocol LoginViewOutput {}\nprotocol LoginInteractorOutput {}\nprotocol Presenter {}"
                ),
                ("AppTests/B.swift", "class LoginPresenter {}"),
            ]))
        #expect(codebase.contracts(of: .view).map(\.path) == ["LoginViewInput"])
        #expect(codebase.contracts(of: .presenter).map(\.path) == ["LoginViewOutput", "LoginInteractorOutput"])
        #expect(codebase.types(in: .presenter).isEmpty)
        #expect(codebase.contracts(of: .view).map(\.stem) == ["Login"])
    }

    @Test func aNestedTypeBelongsToThePartOfTheOuterOne() {
        let codebase = Codebase(project: Project(sources: [("A.swift", "class LoginViewModel { enum State { struct Deep {} } }")]))
        #expect(codebase.types.map(\.role) == [.viewModel, .viewModel, .viewModel])
        #expect(codebase.types.map(\.isPart) == [false, true, true])
    }

    @Test func namesAreResolvedAsFarAsAFileSees() throws {
        let project = Project(sources: [
            (
                "Package.swift",
                "let package = Package(name: \"A\", targets: [.target(name: \"One\"), .target(name: \"Two\"), .target(name: \"Three\")])"
            ),
            (
                "Sources/One/A.swift",
                "import Two\nclass User { var item: Item; var other: Three.Item; var own: Own; typealias Own = Item.Part }"
            ),
            ("Sources/One/D.swift", "import Three"), ("Sources/Two/B.swift", "struct Item { struct Part {} }"),
            ("Sources/Three/C.swift", "struct Item {}\nprivate struct Hidden {}"),
        ])
        let codebase = Codebase(project: project)
        let file = try #require(project.files.first { $0.path == "Sources/One/A.swift" })
        func place(_ name: String) -> String? {
            codebase.resolve(name, in: file, scope: "User").map { codebase.file(of: $0).path + " " + $0.path }
        }
        #expect(place("Item") == "Sources/Two/B.swift Item")
        // Another file imports the module, but not this one.
        #expect(place("Three.Item") == nil)
        let other = try #require(project.files.first { $0.path == "Sources/One/D.swift" })
        #expect(codebase.resolve("Three.Item", in: other).map { codebase.file(of: $0).path } == "Sources/Three/C.swift")
        #expect(place("Own") == "Sources/Two/B.swift Item.Part")
        #expect(place("Item.ID") == "Sources/Two/B.swift Item")
        #expect(place("Hidden") == nil)
        #expect(place("Nobody") == nil)
    }

    @Test func aTypealiasOfItselfEnds() throws {
        let project = Project(sources: [("A.swift", "typealias A = B\ntypealias B = A\nclass C: C {}\nclass D: E {}\nclass E: D {}")])
        let codebase = Codebase(project: project)
        #expect(codebase.resolve("A", in: project.files[0]) != nil)
        #expect(codebase.types.count == 5)
    }
}
