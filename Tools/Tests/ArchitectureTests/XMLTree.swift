import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML document with its content.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLTree] = []
    /// The text of the element, without that of its children.
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The root of a document. Nil if the text is no well-formed XML.
    static func root(of text: String) -> XMLTree? {
        let reader = XMLTreeReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.root : nil
    }

    /// The elements with a name at any depth, in the order of the document.
    func all(_ name: String) -> [XMLTree] { children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) } }
}

private final class XMLTreeReader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        let element = XMLTree(name: name, attributes: attributes)
        if let outer = open.last { outer.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
