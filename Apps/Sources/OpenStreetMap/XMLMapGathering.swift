#if !WITHOUT_EXPAT
import BelvedereCore
import CExpat

/// Makes map elements from the events of the XML parser.
///
/// It stores only the unfinished element, and the elements that were finished since the last call of ``take()``.
final class XMLMapGathering {
    /// The deepest nesting of XML elements that is accepted. Valid map files have at most four levels, for the discussion of an edit.
    private static let deepest = 16

    private let query: MapQuery
    private let skipped: Int
    /// The number of finished elements, including those that the query does not want.
    private(set) var count = 0
    private(set) var error: MapFileError?
    private var depth = 0
    private var element: MapElement?
    private var completed: [MapElement] = []

    init(query: MapQuery, skipping skipped: Int) {
        self.query = query
        self.skipped = skipped
    }

    func take() -> [MapElement] {
        defer { completed.removeAll(keepingCapacity: true) }
        return completed
    }

    /// - Parameter attributes: the names and values of the attributes in turn, with a null pointer at the end, as the parser Expat passes
    ///   them.
    func begin(_ rawName: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        depth += 1
        guard error == nil else { return }
        guard depth <= Self.deepest else { return error = .damaged("its elements are nested deeper than \(Self.deepest)") }
        let name = String(cString: rawName).streamSafe
        func attribute(_ wanted: String) -> String? {
            var index = 0
            while let key = attributes[index], let value = attributes[index + 1] {
                if String(cString: key).streamSafe == wanted { return String(cString: value).streamSafe }
                index += 2
            }
            return nil
        }
        switch name {
        case "osm" where depth == 1: break
        case _ where depth == 1: error = .damaged("its outermost element is “\(name.prefix(40))” instead of “osm”")
        case "node", "way", "relation":
            guard let id = attribute("id").flatMap({ Int64($0) }) else {
                error = .damaged("a \(name) has no number")
                return
            }
            element = MapElement(kind: name == "node" ? .node : name == "way" ? .way : .relation, id: id)
            guard name == "node" else { return }
            guard let latitude = attribute("lat").flatMap({ Double($0) }), let longitude = attribute("lon").flatMap({ Double($0) }),
                let point = MapElement.Point(latitude: latitude, longitude: longitude)
            else {
                error = .damaged("node \(id) has no position on the globe")
                return
            }
            element?.point = point
        case "tag":
            if let key = attribute("k"), let value = attribute("v") { element?.tags[key] = value }
        case "nd":
            if let id = attribute("ref").flatMap({ Int64($0) }) { element?.nodes.append(id) }
        case "member":
            let kinds: [String: MapElement.Kind] = ["node": .node, "way": .way, "relation": .relation]
            if let kind = attribute("type").flatMap({ kinds[$0] }), let id = attribute("ref").flatMap({ Int64($0) }) {
                element?.members.append(MapElement.Member(kind: kind, id: id, role: attribute("role") ?? ""))
            }
        default: break
        }
    }

    func end(_ rawName: UnsafePointer<CChar>) {
        depth -= 1
        guard depth == 1, let element else { return }
        self.element = nil
        count += 1
        if count > skipped, query.wants(element) { completed.append(element) }
    }
}
#endif
