#if canImport(UIKit)
@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// The lines of a program.
@MainActor @Suite(.serialized)
struct CodeTests {
    private func open(_ code: @escaping () -> CodeBlock, _ body: @MainActor (UILabel, UILabel) throws -> Void) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Code", content: code())) }
        try await HostStage().open(app, at: "", Setting()) { player in
            let screen = try #require(player.reader.columns.first?.topViewController?.view)
            let box = try #require(screen.part("lines") as? UIScrollView)
            try body(#require(box.part("code") as? UILabel), #require(box.part("numbers") as? UILabel))
        }
    }

    private func pieces(of code: @escaping () -> CodeBlock) async throws -> [(text: String, attributes: [NSAttributedString.Key: Any])] {
        var found: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
        try await open(code) { label, _ in found = try #require(label.attributedText).runs }
        return found
    }

    @Test func piecesOfSwiftHaveTheirColours() async throws {
        let pieces = try await pieces { CodeBlock("let tea = 2", title: "Tea.swift", language: .swift) }
        #expect(pieces.map(\.text).joined() == "let tea = 2")
        let colours = ["let", " tea = ", "2"].map { text in
            pieces.first { $0.text.contains(text) }?.attributes[.foregroundColor] as? UIColor
        }
        #expect(Set(colours.map { $0.map(ObjectIdentifier.init) }).count == 3)
    }

    @Test(arguments: [false, true]) func theNumbersAreBesideTheLines(isNumbered: Bool) async throws {
        try await open({ CodeBlock("brew()\nserve()\n", title: "Tea.swift", showsLineNumbers: isNumbered) }) { label, numbers in
            #expect(label.text == "brew()\nserve()\n")
            #expect(numbers.text == "1\n2")
            #expect(numbers.isHidden == !isNumbered)
        }
    }

    @Test func onlyAMarkedLineHasABackground() async throws {
        let pieces = try await pieces {
            let code = CodeBlock("brew()\nserve()\n", title: "Tea.swift")
            code.markedLines = [2]
            return code
        }
        #expect(pieces.filter { $0.attributes[.backgroundColor] != nil }.map(\.text) == ["serve()\n"])
    }
}
#endif
