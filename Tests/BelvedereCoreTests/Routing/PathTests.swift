import BelvedereCore
import Foundation
import Repeatable
import TestSupport
import Testing

/// Tests that a stack of routes and its address can be converted into each other, and that no address causes an error.
struct PathTests {
    private func stack(_ path: String) -> RouteStack<TestRoute> { RouteStack(root: .list, path: path) }

    private func stack(_ routes: (TestRoute, Presentation)...) -> RouteStack<TestRoute> {
        RouteStack(root: .list, entries: routes.map { .init($0.0, $0.1) })
    }

    @Test func theAddressOfAStack() {
        #expect(stack().path == "")
        #expect(stack((.number(7), .pushed)).path == "/7")
        #expect(stack((.number(7), .pushed), (.add, .presented)).path == "/7/add")
        #expect(stack((.number(7), .presented)).path == "/!/7")
        #expect(stack((.add, .pushed)).path == "/~/add")
        #expect(stack((.text("a b/ä?#%"), .pushed)).path == "/text/a%20b%2F%C3%A4%3F%23%25")
        #expect(stack((.text(".."), .pushed)).path == "/text/=..")
        #expect(stack((.text("."), .pushed)).path == "/text/=.")
        #expect(stack((.text("~"), .pushed)).path == "/text/=~")
        #expect(stack((.text("!"), .pushed)).path == "/text/%21")
        #expect(stack((.text(""), .pushed)).path == "/text/=")
        #expect(stack((.text("=x"), .pushed)).path == "/text/%3Dx")
        #expect(RouteStack<TestRoute>(root: .number(1), entries: [.init(.number(2), .pushed)]).path == "/1/2")
    }

    @Test(arguments: [
        "a b", "ä", "..", ".", "~", "!", "", "=", "==", "=~", "%", "%2F", "a/b", "?", "#", "\\", "😀", "e\u{301}", "~x", "...", " ",
    ])
    func aTextOfAnyKindComesBack(text: String) {
        for one in [stack((.text(text), .pushed)), stack((.pair(text, text), .presented), (.text(text), .pushed))] {
            #expect(stack(one.path) == one)
            #expect(one.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
            // The address must not contain components that browsers change, such as `..`.
            let parts = one.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            #expect(parts.allSatisfy { !["", ".", "..", "%2e", "%2e%2e"].contains($0.lowercased()) })
        }
    }

    @Test("The values of an address have no run of marks that takes long to compare")
    func marks() {
        let marks = String(repeating: "%CC%81%CC%A3", count: 500)
        guard case .text(let text) = stack("/text/a\(marks)").entries.last?.route else { return #expect(Bool(false)) }
        #expect(text.isStreamSafe && text.unicodeScalars.count == 31)
    }

    @Test func slashesTooManyDoNoHarm() {
        #expect(stack("//7///add//") == stack((.number(7), .pushed), (.add, .presented)))
        #expect(stack("/") == stack() && stack("") == stack() && stack("7") == stack((.number(7), .pushed)))
    }

    @Test(arguments: [
        "/%", "/%4", "/%zz", "/7/%", "/%FF", "/%C3", "/%C3%28", "/%ED%A0%80", "/%00", "/text/%00", "/text/a%0Ab", "/\u{7}", "/text/%7F",
        "/nothing", "/7/nothing/8", "/..", "/text", "/pair/1", "/~", "/!", "/~/!", "/~/~/7", "/7/~", "/text/~/a", "/text/!",
        "/7 8", "%", "x", "//evil.example/%", "/\\evil", "/007", "/+7", "/99999999999999999999", "/?q=1", "/#x", "/<script>",
        "/\r\nSet-Cookie:x",
    ])
    func aPathThatLeadsNowhereIsUnknownAndStaysTheSame(path: String) {
        let found = stack(path)
        #expect(found.unknownPath != nil)
        #expect(found.canGoBack)
        #expect(found.path.hasPrefix("/") && !found.path.hasPrefix("//"))
        #expect(found.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\\") })
        #expect(stack(found.path) == found)
        var left = found
        left.back()
        #expect(left.unknownPath == nil)
    }

    @Test func theReadablePartOfAnAddressIsKeptBelowTheUnknownPart() {
        let found = stack("/7/add/nothing/8")
        #expect(found.entries == [.init(.number(7), .pushed), .init(.add, .presented)])
        #expect(found.unknownPath == "/nothing/8")
    }

    @Test func anAddressBuildsAtMostAHundredScreens() {
        let long = stack(String(repeating: "/1", count: 100))
        #expect(long.entries.count == 100 && long.unknownPath == nil)
        let longer = stack(String(repeating: "/1", count: 101))
        #expect(longer.entries.count == 100 && longer.unknownPath == "/1")
        let longest = stack(String(repeating: "/1", count: 100_000))
        #expect(longest.entries.isEmpty && longest.unknownPath != nil)
        #expect(stack(longest.path) == longest)
        #expect(stack("/text/" + String(repeating: "a", count: 100_000)).entries.count == 1)
    }

    @Test func randomStacksComeBackFromTheirAddressesAndFromJSON() throws {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 200_000 : 2000) {
            var numbers = seed.numbers(for: sequence)
            let one = Self.randomStack(&numbers)
            #expect(stack(one.path) == one, "\(seed), sequence \(sequence): \(one.path)")
            if sequence % 20 == 0 {
                let data = try JSONEncoder().encode(one)
                #expect(try JSONDecoder().decode(RouteStack<TestRoute>.self, from: data) == one, "\(seed)")
            }
        }
    }

    @Test func randomAddressesGiveAStackThatStaysTheSame() {
        let seed = Seed()
        let pieces = [
            "/", "~", "!", "=", "%", "%2F", "%00", "%C3%A4", "..", ".", "add", "text", "pair", "7", "-1", "x", "ä", " ", "\n", "\\", "?",
            "//", "%e2%82%ac", "%7e", "%2e",
        ]
        for sequence in 0..<(Seed.isSoak ? 500_000 : 4000) {
            var numbers = seed.numbers(for: sequence)
            let path = (0..<numbers.below(20)).map { _ in numbers.pick(pieces) }.joined()
            let found = stack(path)
            #expect(stack(found.path) == found, "\(seed), sequence \(sequence): \(path)")
        }
    }

    static func randomStack(_ numbers: inout SplitMix64) -> RouteStack<TestRoute> {
        func text(_ numbers: inout SplitMix64) -> String {
            let characters: [Character] = ["a", "/", "~", "!", ".", "=", "%", "ä", " ", "?", "#", "+", "\\", "😀", "\"", "0"]
            return String((0..<numbers.below(4)).map { _ in numbers.pick(characters) })
        }
        let entries = (0..<numbers.below(7)).map { _ in
            let route: TestRoute =
                switch numbers.below(4) {
                case 0: .number(numbers.below(100) - 50)
                case 1: .text(text(&numbers))
                case 2: .pair(text(&numbers), text(&numbers))
                default: .add
                }
            return RouteStack<TestRoute>.Entry(route, numbers.below(2) == 0 ? .pushed : .presented)
        }
        return RouteStack(root: .list, entries: entries)
    }
}
