@_spi(Hosting) import Belvedere
import Logging
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the HTML for custom elements.
struct ElementMarkupTests {
    private static let element = CustomElement("desk-lamp", module: ElementModule("lamp", source: Array("export {}".utf8)))
    private static let text = ElementProperty<String>("text")

    private func node(_ value: String) -> ViewNode {
        let properties = [
            PropertyAssignment(ElementView.element, Self.element), PropertyAssignment(ElementView.fallback, "A <lamp>"),
            PropertyAssignment(ElementView.slots[0], Optional(ElementAssignment(name: "text", value: .text(value)))),
        ]
        return ViewNode(identifier: ViewIdentifier(rawValue: 7), kind: Self.element.kind, properties: properties)
    }

    @Test func anElementIsABoxWithItsTextUntilItsModuleHasCome() {
        var html = HTMLWriter()
        html.append(MarkupCatalogue.standard.element(for: node("\"><script>")))
        let text = html.text
        #expect(text.hasPrefix("<x-module id=\"v7\" class=\"element\" role=\"group\""))
        #expect(text.contains(" data-tag=\"desk-lamp\" "))
        #expect(text.contains(" data-source=\"\(Asset(Self.element.module).path)\" "))
        #expect(text.contains("data-p0=\"text &quot;\\&quot;&gt;&lt;script&gt;&quot;\""))
        #expect(text.hasSuffix("><p id=\"v7.1\" class=\"label detail\">A &lt;lamp&gt;</p></x-module>"))
    }

    @Test func elementsOfOneShapeShareATemplate() {
        var encoder = FrameEncoder()
        let parent = Change.Parent(ViewIdentifier(rawValue: 2), .stack)
        let frame = encoder.frame(
            number: 1, acknowledging: 0,
            [.insert(node("one"), into: parent, at: 0), .insert(node("two"), into: parent, at: 1)]
        )
        let text = String(decoding: frame, as: UTF8.self)
        #expect(text.matches(of: /\["def"/).count == 1)
    }

    @Test func theModulesOfTheKitAndOfTheAppsAreServed() throws {
        let app = BelvedereApp("Lamp", path: "/lamp", modules: [Self.element.module]) { _ in Window(Screen(title: "Lamp")) }
        let core = HostCore(applications: [app], options: BrowserOptions(), logger: Logger(label: "test"))
        let asset = try #require(core.assets[Asset(Self.element.module).path])
        #expect(asset.bytes == Array("export {}".utf8) && asset.path.hasSuffix("/lamp.js"))
        #expect(core.serves(asset.path) && !core.serves(asset.path + "x"))
        for module in Asset.modules.values {
            #expect(core.serves(module.path))
            #expect(!String(decoding: module.bytes, as: UTF8.self).contains("codes."))
        }
    }

    @Test(arguments: [("1 0 7 x pick 3", ElementValue.number(3)), ("1 0 7 x pick {\"a\": [null]}", .object(["a": .list([.null])]))])
    func anEventCarriesAName(frame: String, value: ElementValue) throws {
        guard case .event(.emit("pick", let found), _) = try InboundFrame(frame).content else { return #expect(Bool(false)) }
        #expect(found == value)
    }

    @Test(arguments: ["1 0 7 x", "1 0 7 x pick", "1 0 7 x pick ", "1 0 7 x pick {", "1 0 7 x pick undefined", "1 0 7 fail now"])
    func anEventWithoutAValueIsNoFrameOfOurs(frame: String) {
        #expect(throws: ProtocolViolation.self) { try InboundFrame(frame) }
    }
}
