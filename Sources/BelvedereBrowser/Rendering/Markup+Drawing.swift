@_spi(Hosting) internal import Belvedere

extension Markup {
    static let drawings = [
        drawing, shape(.circle, .circle), shape(.rectangle, .rect), shape(.line, .path), shape(.path, .path), shape(.drawnText, .svgText),
    ]

    /// The markup of a drawing. Each shape is an SVG element, so a change of a shape changes only attributes of this element.
    private static let drawing = Markup(
        .drawing,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view), [(.class, "drawing"), (.module, Asset.modules["drawing"]?.path ?? "")],
                [
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["drawing"]?.path ?? "")]),
                    Element(.svg, ElementIdentifier(view, part: 1), [(.role, "group")]),
                ])
        },
        slot: Slot(part: 1),
        control: 1,
        effects: [
            // A drawing without a view box has one unit for each point, in any width.
            effect(of: Drawing.size) { view, size, others in
                if others[Drawing.fillingWidth] { return [] }
                return [.attribute(ElementIdentifier(view, part: 1), .viewBox, .text("0 0 " + size.map(number).joined(separator: " ")))]
            },
            effect(of: Drawing.items) { view, items, _ in entries(items, of: ElementIdentifier(view)) },
            // A scrolling drawing can receive the focus. Otherwise a person could not scroll it with the keyboard.
            effect(of: Drawing.scrolling) { view, scrolls, others in
                [
                    .attribute(
                        ElementIdentifier(view, part: 1), .width, scrolls ? others[Drawing.size].first.map { .text(number($0)) } : nil),
                    .attribute(ElementIdentifier(view), .tabindex, scrolls ? .text("0") : nil),
                ]
            },
            effect(of: Drawing.shownArea) { view, area, others in
                let box = area.count == 4 ? area : [0, 0] + others[Drawing.size]
                return [.attribute(ElementIdentifier(view, part: 1), .viewBox, .text(box.map(number).joined(separator: " ")))]
            },
            // A drawing that a person can move receives the focus, so that the arrow keys can move it.
            effect(of: Drawing.scales) { view, scales, _ in
                let svg = ElementIdentifier(view, part: 1), isMovable = !scales.isEmpty
                return [
                    .attribute(ElementIdentifier(view), .scales, .optional(scales.map { "\($0)" }.joined(separator: " "))),
                    .attribute(svg, .tabindex, isMovable ? .text("0") : nil),
                    .attribute(svg, .ariaKeyShortcuts, isMovable ? .text("ArrowUp ArrowDown ArrowLeft ArrowRight + -") : nil),
                ]
            },
            effect(of: Drawing.edit) { view, edit, _ in
                [.attribute(ElementIdentifier(view, part: 1), .edit, edit == 0 ? nil : .text(String(edit)))]
            },
            effect(of: Drawing.actualSize) { view, isActualSize, others in
                let size = others[Drawing.size].map(number)
                if others[Drawing.fillingWidth] { return [] }
                return [
                    .attribute(ElementIdentifier(view), .size, isActualSize ? .text("actual") : nil),
                    .attribute(ElementIdentifier(view, part: 1), .width, isActualSize ? size.first.map { .text($0) } : nil),
                    .attribute(ElementIdentifier(view, part: 1), .height, isActualSize ? size.last.map { .text($0) } : nil),
                ]
            },
            effect(of: Drawing.fillingWidth) { view, fillsWidth, others in
                if !fillsWidth { return [] }
                return [
                    .attribute(ElementIdentifier(view), .size, .text("fill")),
                    .attribute(ElementIdentifier(view, part: 1), .height, others[Drawing.size].last.map { .text(number($0)) }),
                ]
            },
            effect(of: Drawing.pointers) { view, phases, _ in
                [.attribute(ElementIdentifier(view), .events, .optional(phases.map(String.init).joined(separator: " ")))]
            },
        ]
    )

    private static func shape(_ kind: ViewKind, _ tag: Tag) -> Markup {
        Markup(
            kind,
            skeleton: { Element(tag, ElementIdentifier($0), [(.fill, "none"), (.stroke, "none")]) },
            // A shape without a name is only a detail of the picture, so assistive technology ignores it.
            naming: { view, name, others in
                [
                    .attribute(ElementIdentifier(view), .ariaLabel, .optional(name)),
                    role(view, isNamed: !name.isEmpty, isPressable: others[Shape.isPressable], hasMenu: !others[Shape.items].isEmpty),
                ]
            },
            effects: [
                effect(of: Shape.fill) { view, fill, _ in [.attribute(ElementIdentifier(view), .fill, .text(value(of: fill)))] },
                effect(of: Shape.stroke) { view, stroke, _ in [.attribute(ElementIdentifier(view), .stroke, .text(value(of: stroke)))] },
                effect(of: Shape.lineWidth) { view, width, _ in [.attribute(ElementIdentifier(view), .strokeWidth, .text(number(width)))] },
                effect(of: Shape.items) { view, items, others in
                    entries(items, of: ElementIdentifier(view))
                        + operable(view, isPressable: others[Shape.isPressable], hasMenu: !items.isEmpty, others)
                },
                effect(of: Shape.isPressable) { view, isPressable, others in
                    operable(view, isPressable: isPressable, hasMenu: !others[Shape.items].isEmpty, others)
                },
                effect(of: Shape.decorative) { view, isDecorative, _ in
                    [.attribute(ElementIdentifier(view), .ariaHidden, isDecorative ? .text("true") : nil)]
                },
                effect(of: Shape.geometry) { view, geometry, _ in effects(of: geometry, on: ElementIdentifier(view)) },
            ]
        )
    }

    private static func operable(_ view: ViewIdentifier, isPressable: Bool, hasMenu: Bool, _ others: ViewNode) -> [Effect] {
        let own = ElementIdentifier(view)
        return [
            .attribute(own, .behaviour, isPressable ? .text("press") : nil),
            .attribute(own, .tabindex, isPressable || hasMenu ? .text("-1") : nil),
            .attribute(own, .ariaHasPopup, hasMenu ? .text("menu") : nil),
            role(view, isNamed: !others[View.accessibilityName].isEmpty, isPressable: isPressable, hasMenu: hasMenu),
        ]
    }

    private static func role(_ view: ViewIdentifier, isNamed: Bool, isPressable: Bool, hasMenu: Bool) -> Effect {
        .attribute(ElementIdentifier(view), .role, isPressable || hasMenu ? .text("button") : isNamed ? .text("img") : nil)
    }

    private static func effects(of geometry: ShapeGeometry, on element: ElementIdentifier) -> [Effect] {
        let pairs: [(Attribute, Double)]
        switch geometry {
        case .circle(let center, let radius): pairs = [(.cx, center.x), (.cy, center.y), (.r, radius)]
        case .rectangle(let origin, let width, let height, let corner):
            pairs = [(.x, origin.x), (.y, origin.y), (.width, width), (.height, height), (.rx, corner)]
        case .path(let steps): return [.attribute(element, .d, .text(steps.map(text).joined()))]
        case .text(let text): return effects(of: text, on: element)
        }
        return pairs.map { .attribute(element, $0, .text(number($1))) }
    }

    private static func effects(of text: DrawnText, on element: ElementIdentifier) -> [Effect] {
        let (x, y) = (number(text.place.x), number(text.place.y)), size = number(text.size)
        let across: String? =
            switch text.anchor.across {
            case .left: nil
            case .middle: "middle"
            case .right: "end"
            }
        // The distance of the baseline from the anchor. A third of the height of the letters lies below the middle of the line of text.
        let down: String? =
            switch text.anchor.down {
            case .top: ".75em"
            case .middle: ".35em"
            case .baseline: nil
            case .bottom: "-.25em"
            }
        return [
            .text(element, text.text), .attribute(element, .textAnchor, across.map { .text($0) }),
            .attribute(element, .dy, down.map { .text($0) }),
            .attribute(element, .transform, text.degrees == 0 ? nil : .text("rotate(\(number(text.degrees)) \(x) \(y))")),
            .attribute(element, .x, .text(x)), .attribute(element, .y, .text(y)),
            // The script of drawings sets `--unit` to the number of units for each point on the screen.
            .attribute(element, .fontSize, .text(text.isInPoints ? "calc(\(size)px*var(--unit,1))" : size)),
        ]
    }

    private static func text(_ step: PathStep) -> String {
        func pair(_ point: DrawingPoint) -> String { "\(number(point.x)) \(number(point.y))" }
        return switch step {
        case .move(let point): "M" + pair(point)
        case .line(let point): "L" + pair(point)
        case .curve(let end, let first, let second): "C" + [first, second, end].map(pair).joined(separator: " ")
        case .close: "Z"
        }
    }

    /// Returns a number as SVG writes it, rounded to hundredths.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        if !rounded.isFinite || rounded.magnitude > 1e9 { return "0" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    /// The six colours that tell kinds apart, for light and for dark pages. On light pages they are the colours of avatars, which badges
    /// use too; see `Markup.toneClass(_:)`.
    private static let series = [
        "light-dark(#1c3d94,#b3c5ff)",
        "light-dark(#6b2170,#d7b8ff)",
        "light-dark(#0b4f5a,#7fd8e4)",
        "light-dark(#10532d,#8fdcae)",
        "light-dark(#7d3208,#f7b97f)",
        "light-dark(#85142b,#ffafd2)",
    ]

    /// Returns the CSS value of a colour: a colour of the style sheet by its name, or numbers. A text of an app cannot become such a value.
    private static func value(of paint: Paint) -> String {
        switch paint {
        case .none: "none"
        case .ink: "var(--ink)"
        case .quiet: "var(--quiet)"
        case .line: "var(--strong-line)"
        case .accent: "var(--accent)"
        case .softAccent: "var(--accent-soft)"
        case .danger: "var(--danger)"
        case .surface: "var(--surface)"
        case .series(let number): series[(Int(number) + 5) % series.count]
        case .scheme(let light, let dark): "light-dark(\(light),\(dark))"
        case .fixed(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
        }
    }
}
