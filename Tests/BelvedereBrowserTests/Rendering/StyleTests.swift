@_spi(Hosting) import Belvedere
import HTTPTypes
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct StyleTests {
    private let view = ViewIdentifier(rawValue: 7)

    /// A catalog in which a label's title has two columns and its own width.
    private var catalog: MarkupCatalogue {
        MarkupCatalogue.standard.adding([
            Markup(
                .label,
                skeleton: { Element(.div, ElementIdentifier($0), [], [Element(.p, ElementIdentifier($0, part: 1))]) },
                effects: [
                    Markup.effect(of: Label.text) { view, text, _ in
                        text.isEmpty
                            ? [.style(ElementIdentifier(view), .columns, nil)]
                            : [
                                .style(ElementIdentifier(view), .columns, .list([.length(12, .characters), .share(1.5)])),
                                .style(ElementIdentifier(view, part: 1), .width, .length(2.5, .rem)),
                                .text(ElementIdentifier(view, part: 1), text),
                            ]
                    }
                ]
            )
        ])
    }

    private func node(_ text: String) -> ViewNode {
        ViewNode(identifier: view, kind: .label, properties: [PropertyAssignment(Label.text, text)])
    }

    private func page(_ node: ViewNode) -> Page {
        PageRenderer(language: "en", isRightToLeft: false, catalog: catalog)
            .page(of: node, title: "", application: "/")
    }

    @Test("The first page has style properties in one style sheet, which its policy names")
    func firstPage() throws {
        let page = page(node("</style><script>"))
        let text = String(decoding: page.bytes, as: UTF8.self)
        let nonce = try #require(page.nonce)
        #expect(text.contains(#"<style nonce="\#(nonce)">#v7{--columns:12ch minmax(0,1.5fr)}#v7\.1{--width:2.5rem}</style>"#))
        #expect(text.ranges(of: "</style>").count == 1)
        #expect(!text.contains("style=\""))
        let policy = try #require(SecurityHeaders.allowing(styleNonce: nonce)[.contentSecurityPolicy])
        #expect(policy.contains("style-src 'self' 'nonce-\(nonce)'") && !policy.contains("unsafe"))
    }

    @Test("A page without them has the strictest policy")
    func pageWithout() {
        #expect(page(node("")).nonce == nil)
        #expect(SecurityHeaders.allowing(styleNonce: nil) == SecurityHeaders.all)
    }

    @Test("Each page has another nonce")
    func nonces() {
        #expect(page(node("A")).nonce != page(node("A")).nonce)
    }

    @Test("Two renderings that differ in style only have two digests")
    func digests() {
        func digest(_ weight: Double) -> String {
            let catalog = MarkupCatalogue.standard.adding([
                Markup(
                    .label,
                    skeleton: { Element(.p, ElementIdentifier($0)) },
                    effects: [Markup.effect(of: Label.text) { view, _, _ in [.style(ElementIdentifier(view), .columns, .share(weight))] }]
                )
            ])
            return PageRenderer.digest(of: node("A"), catalog).description
        }
        #expect(digest(1) == digest(1))
        #expect(digest(1) != digest(2))
    }

    @Test("A change goes as an attribute whose name begins with two hyphens")
    func change() {
        var encoder = FrameEncoder(catalog)
        let changes = ["A", ""].map { Change.set(node($0), Label.text.key) }
        let frame = String(decoding: encoder.frame(number: 1, acknowledging: 0, changes), as: UTF8.self)
        #expect(
            frame == #"[1,0,["@",7,"--columns","12ch minmax(0,1.5fr)"],["@",7.1,"--width","2.5rem"],["t",7.1,"A"],["@",7,"--columns"]]"#)
    }

    @Test("Views that are added later have their style properties")
    func insertion() {
        var json = JSONWriter()
        var writer = ElementWriter()
        writer.write(catalog.element(for: node("A")), to: &json)
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"["div",{"id":[7],"--columns":"12ch minmax(0,1.5fr)"},["p",{"id":[7,1],"--width":"2.5rem"},"A"]]"#)
    }

    @Test(
        "Numbers are those of CSS, whatever is asked for",
        arguments: [
            (0.0, "0"), (-0.25, "-0.25"), (1.5, "1.5"), (0.001, "0.001"), (1e-9, "0"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
            (12.05, "12.05"),
            (-3, "-3"), (999_999.9996, "1000000"),
        ])
    func numbers(number: Double, expected: String) {
        #expect(StyleValue.number(number).css == expected)
    }

    @Test func coloursStayWithinTheirBounds() {
        #expect(StyleValue.colour(red: 300, green: -1, blue: 10).css == "#ff000a")
        #expect(StyleValue.between(.length(4, .characters), .fit).css == "minmax(4ch,max-content)")
    }
}
