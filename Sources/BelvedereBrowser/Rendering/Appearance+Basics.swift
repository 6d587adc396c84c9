internal import Belvedere

extension Appearance {
    static let stack = Appearance(
        skeleton: { Element(.div, ElementIdentifier($0), [(.class, "stack vertical plain")]) },
        // A name without a role is passed over by assistive technology.
        naming: { view, name, _ in
            let own = ElementIdentifier(view)
            return [.attribute(own, .role, name.map { _ in .text("group") }), .attribute(own, .ariaLabel, name.map { .text($0) })]
        },
        effects: { view, property, value, lookup in
            switch property {
            case .axis, .style:
                let axis = lookup(.axis)?.text ?? "vertical", style = lookup(.style)?.text ?? "plain"
                return [.attribute(ElementIdentifier(view), .class, .text("stack \(axis) \(style)"))]
            default: return []
            }
        }
    )

    static let label = Appearance(
        skeleton: { Element(.p, ElementIdentifier($0), [(.class, "label body")]) },
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .text: return [.text(own, value?.text ?? "")]
            case .style:
                let style = value?.text ?? "body"
                return [
                    .attribute(own, .class, .text("label \(style)")),
                    .attribute(own, .role, style == "headline" ? .text("heading") : style == "error" ? .text("alert") : nil),
                    .attribute(own, .ariaLevel, style == "headline" ? .text("2") : nil),
                ]
            default: return []
            }
        }
    )

    static let button = Appearance(
        skeleton: { Element(.button, ElementIdentifier($0), [(.class, "button normal"), (.type, "button"), (.behaviour, "press")]) },
        isFormControl: true,
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .text: return [.text(own, value?.text ?? "")]
            case .style: return [.attribute(own, .class, .text("button \(value?.text ?? "normal")"))]
            case .isSpinning: return [.attribute(own, .ariaBusy, value == .flag(true) ? .text("true") : nil)]
            default: return []
            }
        }
    )
}

extension Appearance {
    static let link = Appearance(
        skeleton: { Element(.a, ElementIdentifier($0), [(.class, "link"), (.target, "_blank"), (.rel, "noopener noreferrer")]) },
        effects: { view, property, value, _ in
            let own = ElementIdentifier(view)
            switch property {
            case .text: return [.text(own, value?.text ?? "")]
            case .destination: return [.attribute(own, .href, value?.text.flatMap(LinkPolicy.destination).map { .text($0) })]
            default: return []
            }
        }
    )

    /// A picture with a name is an image; one without is decoration.
    @Sendable
    private static func nameImage(_ view: ViewIdentifier, _ name: String?, _ lookup: Lookup) -> [Effect] {
        let own = ElementIdentifier(view)
        return [
            .attribute(own, .role, name == nil ? nil : .text("img")),
            .attribute(own, .ariaLabel, name.map { .text($0) }),
            .attribute(own, .ariaHidden, name == nil ? .text("true") : nil),
        ]
    }

    static let image = Appearance(
        skeleton: { Element(.span, ElementIdentifier($0), [(.class, "image"), (.ariaHidden, "true")]) },
        naming: nameImage,
        effects: { view, property, value, _ in
            guard property == .image else { return [] }
            let own = ElementIdentifier(view)
            let picture = value?.texts ?? []
            let content = picture.count == 2 ? picture[1] : ""
            switch picture.first {
            case "initials":
                return [.attribute(own, .class, .text("image initials hue-\(hue(of: content))")), .text(own, content)]
            case "symbol":
                return [.attribute(own, .class, .text("image symbol symbol-\(content)")), .text(own, "")]
            case "address" where LinkPolicy.allowsPicture(at: content):
                return [
                    .attribute(own, .class, .text("image picture")),
                    .children(own, [Element(.img, nil, [(.src, content), (.alt, ""), (.loading, "lazy")])]),
                ]
            default: return [.attribute(own, .class, .text("image")), .text(own, "")]
            }
        }
    )

    /// One of eight colours; the same letters always have the same.
    private static func hue(of letters: String) -> Int {
        letters.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % 8
    }

    static let spinner = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "spinner"), (.role, "status")], [
                Element(.span, nil, [(.class, "wheel"), (.ariaHidden, "true")]), Element(.span, ElementIdentifier(view, part: 1)),
            ])
        },
        effects: { view, property, value, _ in
            switch property {
            case .text: [.text(ElementIdentifier(view, part: 1), value?.text ?? "")]
            case .isSpinning: [.attribute(ElementIdentifier(view), .class, .text(value == .flag(true) ? "spinner spinning" : "spinner"))]
            default: []
            }
        }
    )

    static let progress = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "progress")], [
                Element(.span, ElementIdentifier(view, part: 2)),
                Element(.progress, ElementIdentifier(view, part: 1), [(.max, "1")])
                    .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
            ])
        },
        control: 1,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        effects: { view, property, value, _ in
            switch property {
            case .text: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .fraction: [.attribute(ElementIdentifier(view, part: 1), .value, value?.number.map { .text("\($0)") })]
            default: []
            }
        }
    )

    static let emptyState = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "empty"), (.role, "status")], [
                Element(.span, ElementIdentifier(view, part: 1), [(.class, "image"), (.ariaHidden, "true")]),
                Element(.p, ElementIdentifier(view, part: 2), [(.class, "label headline")]),
                Element(.p, ElementIdentifier(view, part: 3), [(.class, "label detail")]),
            ])
        },
        slot: Slot(offset: 3),
        effects: { view, property, value, _ in
            switch property {
            case .text: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .detail: [.text(ElementIdentifier(view, part: 3), value?.text ?? "")]
            case .style: [.attribute(ElementIdentifier(view), .class, .text(value?.text == "error" ? "empty error" : "empty"))]
            case .image: [.attribute(ElementIdentifier(view, part: 1), .class, .text("image symbol symbol-\(value?.texts?.last ?? "")"))]
            default: []
            }
        }
    )

    /// Lines on a square of 1,000 by 1,000, with the place in question in the middle.
    static let mapPicture = Appearance(
        skeleton: { view in
            Element(.div, ElementIdentifier(view), [(.class, "map"), (.ariaHidden, "true")], [
                Element(.svg, ElementIdentifier(view, part: 1), [(.viewBox, "0 0 1000 1000"), (.ariaHidden, "true")]),
                Element(.span, nil, [(.class, "pin")]),
                Element(.p, ElementIdentifier(view, part: 2), [(.class, "attribution")]),
            ])
        },
        naming: nameImage,
        effects: { view, property, value, _ in
            switch property {
            case .detail: [.text(ElementIdentifier(view, part: 2), value?.text ?? "")]
            case .map:
                [.children(ElementIdentifier(view, part: 1), (value?.texts ?? []).map { Element(.polyline, nil, [(.points, $0)]) })]
            default: []
            }
        }
    )
}
