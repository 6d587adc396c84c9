import Testing

@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the initials that stand for a person's picture, in a list and on the person's own screen.
struct InitialsTests {
    @Test(
        "A person's initials have the same colour in every view", arguments: [("Ann Zimmer", "AZ"), ("王小明", "王小"), ("Åsa", "Å"), ("", "?")])
    func colour(name: String, initials: String) throws {
        let views = [ImageView(.initials(initials)), Avatar(name, initials: initials, picture: "/ann.jpg", size: .large)]
        let colours = try views.map { view in
            var node = ViewNode(identifier: ViewIdentifier(rawValue: 7), kind: view.kind)
            view.kind.table.add(of: view, to: &node.properties)
            var html = HTMLWriter()
            html.append(MarkupCatalogue.standard.element(for: node))
            return try #require(html.text.firstMatch(of: /hue-\d/)).output
        }
        #expect(colours[0] == colours[1])
    }
}
