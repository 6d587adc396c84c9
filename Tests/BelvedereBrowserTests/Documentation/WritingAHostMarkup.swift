@_spi(Hosting) import Belvedere
import Foundation
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

// The browser half of the examples in the article "Writing a host", word for word.

/// One to five stars.
final class Rating: View, ValueControl {
    let title: String
    var value: Int { didSet { if value != oldValue { propertyChanged(Rating.selection) } } }

    init(_ title: String, stars: Int = 1) {
        self.title = title
        value = stars
        super.init()
    }

    nonisolated static let title = ViewProperty<Rating, String>(0, "title", default: "") { $0.title }
    nonisolated static let choices = ViewProperty<Rating, [String]>(1, "choices", default: []) { _ in
        ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]
    }
    nonisolated static let selection = ViewProperty<Rating, Int>(2, "selection", default: 0) { $0.value - 1 }

    override var kind: ViewKind { .rating }

    override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { (0..<5).contains(index) } else { false }
    }

    override func deliver(_ event: Event) {
        if case .select(let index) = event { change(to: index + 1) }
    }
}

extension ViewKind {
    nonisolated static let rating = ViewKind(
        "rating", role: .choice, properties: [Rating.title, Rating.choices, Rating.selection], names: [Rating.title],
        value: .choice(Rating.selection, of: Rating.choices), events: [.select]
    )
}

extension Markup {
    static let rating = Markup(
        .rating,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "stack horizontal plain"), (.role, "radiogroup")],
                (1...5).map { star in
                    Element(
                        .button, ElementIdentifier(view, part: UInt8(star)),
                        [
                            (.class, "button normal"), (.type, "button"), (.role, "radio"), (.behaviour, "choice"),
                            (.choice, String(star - 1)),
                        ], text: "★")
                })
        },
        effects: [
            effect(of: Rating.title) { view, title, _ in [.attribute(ElementIdentifier(view), .ariaLabel, .text(title))] },
            effect(of: Rating.choices) { view, choices, _ in
                zip(1..., choices).map { star, name in
                    .attribute(ElementIdentifier(view, part: star), .ariaLabel, .text(name))
                }
            },
            effect(of: Rating.selection) { view, selection, _ in
                (0..<5).map { index in
                    let star = ElementIdentifier(view, part: UInt8(index + 1))
                    return .attribute(star, .ariaChecked, .text(index == selection ? "true" : "false"))
                }
            },
        ]
    )
}

@Suite struct WritingAHostMarkup {
    private var options: BrowserOptions {
        var options = BrowserOptions()
        options.catalog = .standard.adding([.rating])
        return options
    }

    private func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }

    @Test func aKindOfOnesOwnIsRenderedOperatedAndChanged() async throws {
        let session = await BrowserSession.opened(options: options) { _ in
            Window(Screen(title: "Café Engel", content: Rating("Coffee", stars: 2)))
        }
        let connection = try #require(await session.attach(received: 0))
        let first = text(await session.nextFrame(for: connection))
        #expect(first.contains("\"role\":\"radiogroup\"") && first.contains("\"aria-label\":\"Coffee\""), "\(first)")
        #expect(first.contains("\"aria-label\":\"4 stars\"") && first.components(separatedBy: "\"aria-checked\":\"true\"").count == 2)
        // The number of the view is before the class of its element.
        let head = try #require(first.components(separatedBy: "],\"class\":\"stack horizontal plain\"").first)
        let number = try #require(head.components(separatedBy: "[").last.flatMap { Int($0) })
        #expect(try await session.receive("1 1 \(number) \(FrameCode.chosen.rawValue) 3", on: connection) == .goesOn)
        let second = text(await session.nextFrame(for: connection))
        #expect(second.contains("[\"@\",\(number).4,\"aria-checked\",\"true\"]"), "\(second)")
        #expect(second.contains("[\"@\",\(number).2,\"aria-checked\",\"false\"]"), "\(second)")
        await session.close()
    }

    @Test("A kind without markup is a box with what is in it, so that nothing of an app is lost")
    func aKindWithoutMarkup() {
        let node = ViewNode(
            identifier: ViewIdentifier(rawValue: 3), kind: .rating,
            children: [
                ViewNode(identifier: ViewIdentifier(rawValue: 4), kind: .label, properties: [PropertyAssignment(Label.text, "A")])
            ])
        var writer = HTMLWriter()
        writer.append(MarkupCatalogue.standard.element(for: node))
        #expect(writer.text == "<div id=\"v3\"><p id=\"v4\" class=\"label body\">A</p></div>")
    }
}
