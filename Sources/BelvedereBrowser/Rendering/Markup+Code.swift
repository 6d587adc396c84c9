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
            effect(of: CodeBlock.text) { view, text, others in
                [lines(of: view, text, others[CodeBlock.language], areNumbered: others[CodeBlock.showsLineNumbers])]
            },
            effect(of: CodeBlock.language) { view, language, others in
                [lines(of: view, others[CodeBlock.text], language, areNumbered: others[CodeBlock.showsLineNumbers])]
            },
            effect(of: CodeBlock.showsLineNumbers) { view, isOn, others in
                [lines(of: view, others[CodeBlock.text], others[CodeBlock.language], areNumbered: isOn)]
            },
            effect(of: CodeBlock.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
        ]
    )

    private static func lines(of view: ViewIdentifier, _ text: String, _ language: CodeBlock.Language?, areNumbered: Bool) -> Effect {
        let pieces =
            language == .swift ? SwiftColouring.pieces(of: text) : text.isEmpty ? [] : [SwiftColouring.Piece(kind: .plain, text: text)]
        let target = ElementIdentifier(view, part: 1)
        guard areNumbered else { return .children(target, pieces.map(element)) }
        return .children(
            target,
            SwiftColouring.lines(of: pieces).enumerated().map { index, line in
                // An address can end with this identifier, as in `#L12`. The style sheet shows the number itself, so a person does not copy
                // it with the text.
                Element(.span, nil, [(.class, "line"), (.id, "L\(index + 1)")], line.map(element))
            })
    }

    private static func element(_ piece: SwiftColouring.Piece) -> Element {
        Element(.span, nil, piece.kind == .plain ? [] : [(.class, piece.kind.rawValue)], text: piece.text)
    }
}
