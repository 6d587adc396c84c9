/// The file formats of a picture.
public enum GraphFormat: String, CaseIterable, Sendable {
    /// An HTML page that any browser shows without network access. The person can find types, open and close targets, and zoom. A click on
    /// a type shows its uses.
    case html
    case svg
    /// A text in DOT, the language of the program Graphviz.
    case dot
    /// A text that GitHub and other sites draw within Markdown.
    case mermaid

    /// - Parameters:
    ///   - detail: Whether each box is a target, a folder or a type. An HTML page contains all levels, and opens with this one. With `nil`,
    ///     it chooses by the size of the graph; other formats draw types.
    ///   - title: The text above the picture.
    public func text(of graph: ArchitectureGraph, detail: GraphDetail?, title: String) -> String {
        let level = detail ?? .types
        return switch self {
        case .html: GraphPageWriter(graph: graph, detail: detail, title: title).text
        case .svg: SVGWriter(picture: GraphPicture(graph, detail: level), title: title).text
        case .dot: DotWriter(picture: GraphPicture(graph, detail: level), title: title).text
        case .mermaid: MermaidWriter(picture: GraphPicture(graph, detail: level)).text
        }
    }
}
