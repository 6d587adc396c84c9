@_spi(Hosting) internal import Belvedere

extension Markup {
    /// The markup of a combo box, as in the pattern "Combobox" of the ARIA practices. Its script shows the list below the field, above
    /// everything else in the window.
    ///
    /// The two buttons are for a mouse or a finger. On the keyboard the arrow keys and the usual keys of a field do the same.
    static let comboBox = Markup(
        .comboBox,
        skeleton: { view in
            let title = ElementIdentifier(view, part: 2), list = ElementIdentifier(view, part: 4)
            let input = Element(
                .input, ElementIdentifier(view, part: 1),
                [
                    (.type, "text"), (.behaviour, "field"), (.role, "combobox"), (.ariaAutocomplete, "list"), (.ariaExpanded, "false"),
                    (.autocomplete, "off"), (.dir, "auto"),
                ]
            ).referring(.ariaControls, to: list).referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 3))
            let choices = Element(.div, list, [(.role, "listbox")]).referring(.ariaLabelledBy, to: title)
            return Element(
                .module, ElementIdentifier(view), [(.class, "field combo"), (.module, Asset.modules["combobox"]?.path ?? "")],
                [
                    sheet("combobox"), caption(of: view), input, button("clear"), button("open"), message(of: view),
                    Element(
                        .div, nil, [(.class, "choices"), (.popover, "manual")],
                        [choices, Element(.p, ElementIdentifier(view, part: 5), [(.class, "note")])]),
                    Element(.p, ElementIdentifier(view, part: 6), [(.class, "unseen"), (.ariaLive, "polite")]),
                ])
        },
        control: 1,
        isFormControl: true,
        naming: { view, name, _ in
            [.attribute(ElementIdentifier(view, part: 1), .ariaLabel, .optional(name))]
                + rename(ElementIdentifier(view, part: 4), name, insteadOf: ElementIdentifier(view, part: 2))
        },
        effects: textEffects(.comboBox) + [
            effect(of: ComboBoxField.choices) { view, choices, _ in
                [.children(ElementIdentifier(view, part: 4), choices.map { option($0) })]
            },
            effect(of: ComboBoxField.note) { view, note, _ in [.text(ElementIdentifier(view, part: 5), note)] },
            effect(of: ComboBoxField.results) { view, results, _ in [.text(ElementIdentifier(view, part: 6), results)] },
            effect(of: ComboBoxField.isExpanded) { view, isExpanded, _ in
                [.attribute(ElementIdentifier(view, part: 1), .ariaExpanded, .text(isExpanded ? "true" : "false"))]
            },
            effect(of: ComboBoxField.proposesFirst) { view, proposesFirst, _ in
                [.attribute(ElementIdentifier(view, part: 4), .selection, proposesFirst ? nil : .text("free"))]
            },
        ]
    )

    private static func button(_ name: String) -> Element {
        Element(.button, nil, [(.class, name), (.type, "button"), (.tabindex, "-1"), (.ariaHidden, "true")])
    }

    private static func option(_ choice: ComboBoxField.Choice) -> Element {
        Element(
            .div, nil, [(.role, "option"), (.behaviour, "option"), (.choice, String(choice.number)), (.ariaSelected, "false")],
            [Element(.span, nil, [(.dir, "auto")], text: choice.title)]
                + (choice.detail.isEmpty ? [] : [Element(.span, nil, [(.class, "detail"), (.dir, "auto")], text: choice.detail)]))
    }
}
