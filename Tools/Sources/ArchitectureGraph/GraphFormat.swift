/// The file formats of a picture.
public enum GraphFormat: String, CaseIterable, Sendable {
    /// An HTML page that any browser shows without network access. The person can open and close targets, and a click on a type shows its
    /// uses.
    case html
    case svg
    /// A text in DOT, the language of the program Graphviz.
    case dot
    /// A text that GitHub and other sites draw within Markdown.
    case mermaid

    /// - Parameters:
    ///   - detail: Whether each box is a target, a folder or a type. An HTML page ignores it, because it contains all levels.
    ///   - title: The text above the picture.
    public func text(of graph: ArchitectureGraph, detail: GraphDetail, title: String) -> String {
        switch self {
        case .html: GraphPageWriter(graph: graph, title: title).text
        case .svg: SVGWriter(picture: GraphPicture(graph, detail: detail), title: title).text
        case .dot: DotWriter(picture: GraphPicture(graph, detail: detail), title: title).text
        case .mermaid: MermaidWriter(picture: GraphPicture(graph, detail: detail)).text
        }
    }
}
