@_spi(Hosting) internal import Belvedere

extension Markup {
    static let basics = [label, button, link, image, avatar, badge, spinner, progress, emptyState, mapPicture]

    private static let label = Markup(
        .label,
        skeleton: { Element(.p, ElementIdentifier($0), [(.class, "label body")]) },
        effects: [
            effect(of: Label.text) { view, text, others in [content(of: view, text, others[Label.runs])] },
            effect(of: Label.runs) { view, runs, others in [content(of: view, others[Label.text], runs)] },
            effect(of: Label.style) { view, style, _ in
                let own = ElementIdentifier(view)
                return [
                    .attribute(own, .class, .text("label \(name(style))")),
                    .attribute(own, .role, style == .headline ? .text("heading") : style == .error ? .text("alert") : nil),
                    .attribute(own, .ariaLevel, style == .headline ? .text("2") : nil),
                ]
            },
        ]
    )

    private static func content(of view: ViewIdentifier, _ text: String, _ runs: [AttributedText.Run]) -> Effect {
        let own = ElementIdentifier(view)
        return runs.isEmpty ? .text(own, text) : .children(own, runs.map(element))
    }

    /// Returns the element for a run of formatted text. The elements for its traits, such as bold, are around the text, and the link is
    /// around them.
    private static func element(of run: AttributedText.Run) -> Element {
        var element = Element(.span, text: run.text)
        if run.traits.contains(.code) { element = Element(.code, text: run.text) }
        if run.traits.contains(.italic) { element = Element(.em, nil, [], [element]) }
        if run.traits.contains(.bold) { element = Element(.strong, nil, [], [element]) }
        guard let address = run.link.flatMap({ LinkPolicy.destination(of: $0) }) else { return element }
        return Element(
            .a, nil, [(.class, "link"), (.href, address), (.target, "_blank"), (.rel, "noopener noreferrer")], [element]
        )
    }

    private static let button = Markup(
        .button,
        skeleton: { Element(.button, ElementIdentifier($0), [(.class, "button normal"), (.type, "button"), (.behaviour, "press")]) },
        isFormControl: true,
        effects: [
            effect(of: Button.title) { view, title, _ in [.text(ElementIdentifier(view), title)] },
            effect(of: Button.role) { view, role, others in [buttonClass(view, role, others[Button.symbol])] },
            effect(of: Button.symbol) { view, symbol, others in [buttonClass(view, others[Button.role], symbol)] },
            effect(of: Button.isRunning) { view, isRunning, _ in
                [.attribute(ElementIdentifier(view), .ariaBusy, isRunning ? .text("true") : nil)]
            },
            effect(of: Button.shortcut) { view, shortcut, _ in
                [.attribute(ElementIdentifier(view), .keys, shortcut?.textForBrowsers.map { .text($0) })]
            },
        ]
    )

    private static func buttonClass(_ view: ViewIdentifier, _ role: Button.Role, _ symbol: Symbol?) -> Effect {
        .attribute(ElementIdentifier(view), .class, .text("button \(name(role))" + (symbol.map { " \(symbolClass($0))" } ?? "")))
    }

    private static let link = Markup(
        .link,
        skeleton: { Element(.a, ElementIdentifier($0), [(.class, "link"), (.target, "_blank"), (.rel, "noopener noreferrer")]) },
        effects: [
            effect(of: Link.title) { view, title, _ in [.text(ElementIdentifier(view), title)] },
            effect(of: Link.destination) { view, destination, others in
                follow(view, destination, others[Link.route], others[Link.opensNewWindow])
            },
            effect(of: Link.route) { view, route, others in follow(view, others[Link.destination], route, others[Link.opensNewWindow]) },
            effect(of: Link.opensNewWindow) { view, isNew, others in follow(view, others[Link.destination], others[Link.route], isNew) },
            effect(of: Link.symbol) { view, symbol, _ in
                let look = symbol.map { "button normal \(symbolClass($0))" } ?? "link"
                return [.attribute(ElementIdentifier(view), .class, .text(look))]
            },
        ]
    )

    /// Returns the effects of a link's destination. A link within the app has a real address, so it works without a script. If the page is
    /// connected, the app shows the linked screen instead.
    private static func follow(_ view: ViewIdentifier, _ destination: String, _ route: LinkedAddress?, _ isNew: Bool) -> [Effect] {
        let own = ElementIdentifier(view)
        let isPage = LinkPolicy.allowsPage(at: destination)
        // The view has already checked the address with the same policy. The second check ensures that no later code can put another
        // address here.
        let address = route?.address ?? (isPage ? destination : LinkPolicy.destination(of: destination))
        let leadsOut = route == nil && !isPage
        return [
            .attribute(own, .href, address.map { .text($0) }),
            .attribute(own, .target, leadsOut || isNew ? .text("_blank") : nil),
            .attribute(own, .rel, leadsOut ? .text("noopener noreferrer") : isNew ? .text("noopener") : nil),
            .attribute(own, .behaviour, route == nil || isNew ? nil : .text("press")),
        ]
    }

    /// Gives a picture its name. A picture with a name has the role of an image. Assistive technology ignores a picture without a name.
    @Sendable
    private static func nameImage(_ view: ViewIdentifier, _ name: String, _ others: ViewNode) -> [Effect] {
        let own = ElementIdentifier(view)
        return [
            .attribute(own, .role, name.isEmpty ? nil : .text("img")),
            .attribute(own, .ariaLabel, .optional(name)),
            .attribute(own, .ariaHidden, name.isEmpty ? .text("true") : nil),
        ]
    }

    private static let image = Markup(
        .image,
        skeleton: { Element(.span, ElementIdentifier($0), [(.class, "image"), (.ariaHidden, "true")]) },
        naming: nameImage,
        effects: [
            effect(of: ImageView.picture) { view, picture, _ in
                let own = ElementIdentifier(view)
                switch picture {
                case .initials(let letters):
                    return [.attribute(own, .class, .text("image initials hue-\(hue(of: letters))")), .text(own, letters)]
                case .symbol(let symbol): return [.attribute(own, .class, .text("image \(symbolClass(symbol))")), .text(own, "")]
                case .address(let address) where LinkPolicy.allowsPicture(at: address):
                    return [
                        .attribute(own, .class, .text("image picture")),
                        .children(own, [Element(.img, nil, [(.src, address), (.alt, ""), (.loading, "lazy")])]),
                    ]
                case .addresses(let light, let dark) where LinkPolicy.allowsPicture(at: light) && LinkPolicy.allowsPicture(at: dark):
                    return [
                        .attribute(own, .class, .text("image picture")),
                        .children(
                            own,
                            [Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["twins"]?.path ?? "")])]
                                + [("light", light), ("dark", dark)].map { scheme, address in
                                    Element(.img, nil, [(.class, scheme), (.src, address), (.alt, ""), (.loading, "lazy")])
                                }),
                    ]
                case .address, .addresses, nil: return [.attribute(own, .class, .text("image")), .text(own, "")]
                }
            }
        ]
    )

    /// The markup of an avatar, a person's picture over their initials. The initials are visible until the picture has loaded, or always if
    /// it fails to load.
    private static let avatar = Markup(
        .avatar,
        skeleton: { view in
            Element(
                .span, ElementIdentifier(view), [(.class, "image initials avatar hue-0"), (.ariaHidden, "true")],
                [
                    Element(.span, ElementIdentifier(view, part: 1)), Element(.span, ElementIdentifier(view, part: 2)),
                ])
        },
        naming: nameImage,
        effects: [
            effect(of: Avatar.initials) { view, letters, _ in [.text(ElementIdentifier(view, part: 1), letters)] },
            effect(of: Avatar.hue) { view, hue, _ in
                [.attribute(ElementIdentifier(view), .class, .text("image initials avatar hue-\(hue & 7)"))]
            },
            effect(of: Avatar.size) { view, size, _ in
                [.attribute(ElementIdentifier(view), .size, size == .large ? .text("large") : nil)]
            },
            effect(of: Avatar.picture) { view, picture, _ in
                let address = picture.flatMap { LinkPolicy.allowsPicture(at: $0) ? $0 : nil }
                return [
                    .children(
                        ElementIdentifier(view, part: 2),
                        address.map {
                            [Element(.img, nil, [(.src, $0), (.alt, ""), (.loading, "lazy")])]
                        } ?? [])
                ]
            },
        ]
    )

    /// The markup of a badge. Its name for assistive technology is a second, invisible text, because a name on an element without a role is
    /// ignored.
    private static let badge = Markup(
        .badge,
        skeleton: { view in
            Element(
                .span, ElementIdentifier(view), [(.class, "badge neutral")],
                [
                    Element(.span, ElementIdentifier(view, part: 1)),
                    Element(.span, ElementIdentifier(view, part: 2), [(.class, "unseen")]),
                ])
        },
        naming: { view, name, _ in
            [
                .attribute(ElementIdentifier(view, part: 1), .ariaHidden, name.isEmpty ? nil : .text("true")),
                .text(ElementIdentifier(view, part: 2), name),
            ]
        },
        effects: [
            effect(of: Badge.text) { view, text, _ in [.text(ElementIdentifier(view, part: 1), text)] },
            effect(of: Badge.tone) { view, tone, _ in [.attribute(ElementIdentifier(view), .class, .text("badge \(toneClass(tone))"))] },
        ]
    )

    /// Returns the class for the tone of a badge. The six colours that tell kinds apart are six of the eight colours of avatars.
    private static func toneClass(_ tone: Badge.Tone) -> String {
        switch tone {
        case .series1: "hue-0"
        case .series2: "hue-3"
        case .series3: "hue-5"
        case .series4: "hue-1"
        case .series5: "hue-2"
        case .series6: "hue-6"
        case .neutral, .accent, .success, .warning, .danger: name(tone)
        }
    }

    static func symbolClass(_ symbol: Symbol) -> String { "symbol symbol-\(name(symbol))" }

    /// Returns the number of one of eight colours. The same initials always have the same colour.
    private static func hue(of letters: String) -> Int {
        letters.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % 8
    }

    private static let spinner = Markup(
        .spinner,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "spinner"), (.role, "status")],
                [
                    Element(.span, nil, [(.class, "wheel"), (.ariaHidden, "true")]), Element(.span, ElementIdentifier(view, part: 1)),
                ])
        },
        effects: [
            effect(of: Spinner.title) { view, title, _ in [.text(ElementIdentifier(view, part: 1), title)] },
            effect(of: Spinner.isSpinning) { view, isSpinning, _ in
                [.attribute(ElementIdentifier(view), .class, .text(isSpinning ? "spinner spinning" : "spinner"))]
            },
        ]
    )

    private static let progress = Markup(
        .progress,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "progress")],
                [
                    Element(.span, ElementIdentifier(view, part: 2)),
                    Element(.progress, ElementIdentifier(view, part: 1), [(.max, "1")])
                        .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                ])
        },
        control: 1,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        effects: [
            effect(of: ProgressView.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: ProgressView.fraction) { view, fraction, _ in
                [.attribute(ElementIdentifier(view, part: 1), .value, fraction.map { .text("\($0)") })]
            },
        ]
    )

    private static let emptyState = Markup(
        .emptyState,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "empty"), (.role, "status")],
                [
                    Element(.span, ElementIdentifier(view, part: 1), [(.class, "image"), (.ariaHidden, "true")]),
                    Element(.p, ElementIdentifier(view, part: 2), [(.class, "label headline")]),
                    Element(.p, ElementIdentifier(view, part: 3), [(.class, "label detail")]),
                ])
        },
        slot: Slot(offset: 3),
        effects: [
            effect(of: EmptyState.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: EmptyState.detail) { view, detail, _ in [.text(ElementIdentifier(view, part: 3), detail)] },
            effect(of: EmptyState.isError) { view, isError, _ in
                [.attribute(ElementIdentifier(view), .class, .text(isError ? "empty error" : "empty"))]
            },
            effect(of: EmptyState.symbol) { view, symbol, _ in
                [.attribute(ElementIdentifier(view, part: 1), .class, .text("image \(symbolClass(symbol))"))]
            },
        ]
    )

    /// The markup of a small map: lines in a square of 1,000 by 1,000 units, with a pin in the middle.
    private static let mapPicture = Markup(
        .mapPicture,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "map"), (.ariaHidden, "true")],
                [
                    Element(.svg, ElementIdentifier(view, part: 1), [(.viewBox, "0 0 1000 1000"), (.ariaHidden, "true")]),
                    Element(.span, nil, [(.class, "pin")]),
                    Element(.p, ElementIdentifier(view, part: 2), [(.class, "attribution")]),
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["map"]?.path ?? "")]),
                ])
        },
        naming: nameImage,
        effects: [
            effect(of: MapPicture.attribution) { view, attribution, _ in [.text(ElementIdentifier(view, part: 2), attribution)] },
            effect(of: MapPicture.lines) { view, lines, _ in
                [
                    .children(
                        ElementIdentifier(view, part: 1),
                        lines.map { line in
                            Element(.polyline, nil, [(.points, line.points.map { "\($0.x),\($0.y)" }.joined(separator: " "))])
                        })
                ]
            },
        ]
    )

    /// Returns the name of a case as it is used in the classes and attributes of a page.
    static func name<Case: RawRepresentable<String>>(_ value: Case) -> String { value.rawValue }
}
