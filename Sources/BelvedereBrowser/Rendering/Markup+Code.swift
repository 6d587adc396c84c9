@_spi(Hosting) internal import Belvedere

extension Markup {
    static let code = [codeBlock]

    /// The markup of a block of code. Its title and the copy button are above the lines. The lines scroll sideways in their own box, which
    /// can receive the keyboard focus for that.
    private static let codeBlock = Markup(
        .codeBlock,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "code")],
                [
                    Element(
                        .div, ElementIdentifier(view, part: 3), [(.class, "top")],
                        [
                            Element(.span, ElementIdentifier(view, part: 2), [(.dir, "auto")])
                        ]),
                    Element(
                        .pre, ElementIdentifier(view, part: 1),
                        [
                            (.role, "group"), (.tabindex, "0"), (.dir, "ltr"), (.lang, "en"), (.translate, "no"),
                        ]
                    ).referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["code"]?.path ?? "")]),
                ])
        },
        slot: Slot(part: 3, offset: 1),
        control: 1,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        // Assistive technology reads the title of the code as the description of the copy button.
        decorate: { children, node in
            for index in children.indices {
                children[index] = children[index].referring(.ariaDescribedBy, to: ElementIdentifier(node.identifier, part: 2))
            }
        },
        effects: [
            effect(of: CodeBlock.text) { view, _, node in [lines(of: view, node)] },
            effect(of: CodeBlock.language) { view, _, node in [lines(of: view, node)] },
            effect(of: CodeBlock.showsLineNumbers) { view, isOn, node in
                [lines(of: view, node), .attribute(ElementIdentifier(view, part: 1), .class, isOn ? .text("numbered") : nil)]
            },
            effect(of: CodeBlock.markedLines) { view, _, node in [lines(of: view, node)] },
            effect(of: CodeBlock.pages) { view, _, node in [lines(of: view, node)] },
            effect(of: CodeBlock.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
        ]
    )

    private static func lines(of view: ViewIdentifier, _ node: ViewNode) -> Effect {
        let (text, isNumbered, marked) = (node[CodeBlock.text], node[CodeBlock.showsLineNumbers], Set(node[CodeBlock.markedLines]))
        let pieces = SwiftColouring.pieces(of: text, in: node[CodeBlock.language])
        var pages = Dictionary(node[CodeBlock.pages].map { ($0.type, $0.path) }) { first, _ in first }
        let target = ElementIdentifier(view, part: 1)
        guard isNumbered || !marked.isEmpty else { return .children(target, pieces.map { element($0, &pages) }) }
        return .children(
            target,
            SwiftColouring.lines(of: pieces).enumerated().map { index, line in
                // An address can end with this identifier, as in `#L12`. The style sheet shows the number itself, so a person does not copy
                // it with the text.
                let identifier: [(Attribute, String)] = isNumbered ? [(.id, "L\(index + 1)")] : []
                let isMarked = marked.contains(index + 1)
                return Element(
                    .span, nil, [(.class, isMarked ? "line marked" : "line")] + identifier, line.map { element($0, &pages) })
            })
    }

    /// Returns the element of a piece: a link if it is the first place that names a type with a page.
    private static func element(_ piece: SwiftColouring.Piece, _ pages: inout [String: String]) -> Element {
        if piece.kind == .type, let path = pages.removeValue(forKey: piece.text) {
            return Element(.a, nil, [(.class, "type"), (.href, path)], text: piece.text)
        }
        return Element(.span, nil, piece.kind == .plain ? [] : [(.class, piece.kind.rawValue)], text: piece.text)
    }
}
