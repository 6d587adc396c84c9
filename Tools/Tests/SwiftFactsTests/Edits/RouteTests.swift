import SwiftFacts
import Testing

struct RouteTests {
    @Test(arguments: [
        (
            "enum R: Route {\n    case a // first\n    case b(Int), c\n\n    static let paths = [:]\n}\n", "    case b(Int), c\n",
            "    case b(Int), c\n    case new\n"
        ),
        ("public nonisolated enum R: Route, Other {\n\tcase a\n}", "\tcase a\n", "\tcase a\n\tcase new\n"),
        ("enum R: Route { case a }", "case a", "case a; case new"),
        ("enum R: BelvedereCore.Route {\n}\n", "{\n", "{\n    case new\n"),
    ])
    func aCaseFollowsTheLastOne(source: String, old: String, new: String) throws {
        let enumeration = try #require(RouteEnumeration.all(in: source).first)
        let insertion = try #require(enumeration.insertion(ofCase: "new"))
        let result = insertion.applied(to: source)
        #expect(result == source.replacing(old, with: new))
        #expect(RouteEnumeration.all(in: result).first?.cases == enumeration.cases + ["new"])
    }

    @Test func otherEnumsAreNoRoutes() {
        #expect(RouteEnumeration.all(in: "enum A: String { case a }\nstruct B: Route {}\nenum C { case c }").isEmpty)
    }

    @Test(arguments: [
        // In the closure of a window, before the default.
        (
            "let w = Window(myRouter) { route in\n    switch route {\n    case .a: A() // first\n    default: nil\n    }\n}",
            "    case .a: A() // first\n", "    case .a: A() // first\n    case .new: New()\n"
        ),
        // In `screen(for:)`, with `return`, each on lines of its own.
        (
            "func screen(for route: R) -> Screen? {\n    switch route {\n    case .a:\n        return A()\n    case .b(let id):\n        return B(id)\n    }\n}",
            "        return B(id)\n", "        return B(id)\n    case .new:\n        return New()\n"
        ),
    ])
    func aCaseOfTheBuilderFollowsTheLastOne(source: String, old: String, new: String) throws {
        let builders = RouteSwitch.all(for: "R", cases: ["a", "b"], in: source)
        try #require(builders.count == 1)
        let insertion = try #require(builders[0].insertion(ofPattern: ".new", building: "New()"))
        #expect(insertion.applied(to: source) == source.replacing(old, with: new))
    }

    @Test func theRouterOfAWindowIsKnown() {
        let source = "let w = Window(self.router) { route in\n    switch route {\n    case .a: A()\n    }\n}"
        #expect(RouteSwitch.all(for: "R", cases: ["a"], in: source).first?.router == "self.router")
    }

    @Test(arguments: [
        "enum R: Route {\n    case a\n    var presentation: Presentation {\n        switch self {\n        case .a: .pushed\n        }\n    }\n}",
        "func screen(for route: Other) -> Screen? {\n    switch route {\n    case .a: A()\n    }\n}",
        "let w = Window(router) { route in\n    switch other {\n    case .x: A()\n    }\n}",
    ])
    func otherSwitchesAreNoBuilders(source: String) {
        #expect(RouteSwitch.all(for: "R", cases: ["a"], in: source).isEmpty)
    }

    @Test func aSwitchOnOneLineIsLeftAlone() throws {
        let source = "let w = Window(router) { route in switch route { case .a: A() } }"
        let builder = try #require(RouteSwitch.all(for: "R", cases: ["a"], in: source).first)
        #expect(builder.insertion(ofPattern: ".new", building: "New()") == nil)
    }

    @Test func aLongerNameIsNoPlaceOfAShorterOne() {
        #expect(SourceInsertion.places(of: "\n    case add", in: "{\n    case add(Int)\n}").isEmpty)
        #expect(SourceInsertion.places(of: "\n    case add", in: "{\n    case address\n    case add\n}") == [18..<31])
    }
}
