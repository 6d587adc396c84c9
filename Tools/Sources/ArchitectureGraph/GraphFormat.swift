/// The forms of a picture.
public enum GraphFormat: String, CaseIterable, Sendable {
    /// A page that opens in any browser, without a network: targets open and close, and a click shows who knows whom.
    case html
    case svg
    /// For Graphviz.
    case dot
    /// For Markdown on GitHub and elsewhere.
    case mermaid

    /// - Parameters:
    ///   - detail: What a box is. The page holds all of them.
    ///   - title: Stands above the picture.
    public func text(of graph: ArchitectureGraph, detail: GraphDetail, title: String) -> String {
        switch self {
        case .html: HTMLWriter(graph: graph, title: title).text
        case .svg: SVGWriter(picture: GraphPicture(graph, detail: detail), title: title).text
        case .dot: DotWriter(picture: GraphPicture(graph, detail: detail), title: title).text
        case .mermaid: MermaidWriter(picture: GraphPicture(graph, detail: detail)).text
        }
    }
}
