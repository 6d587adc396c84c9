@_spi(Hosting) internal import Belvedere

extension Markup {
    static let controls = [
        slider, stepper, entryField(.dateField, type: "date"), entryField(.timeField, type: "time"), colorField,
        choices(.segments, class: "field picker segments"), choices(.radioGroup, class: "field picker radios"), checkboxGroup,
    ]

    // MARK: Numbers

    private static let slider = Markup(
        .slider,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "field slider")],
                [
                    caption(of: view), Element(.span, ElementIdentifier(view, part: 3), [(.class, "amount"), (.ariaHidden, "true")]),
                    number(of: view, type: "range", step: "any"), message(of: view, part: 4),
                ])
        },
        control: 1,
        isFormControl: true,
        effects: numberEffects + [
            effect(of: Slider.valueText) { view, text, _ in
                [
                    .text(ElementIdentifier(view, part: 3), text),
                    .attribute(ElementIdentifier(view, part: 1), .ariaValueText, .optional(text)),
                ]
            }
        ]
    )

    /// The markup of a stepper. Its two buttons are for a mouse or a finger. On the keyboard the arrow keys do the same, and assistive
    /// technology has its own gestures.
    private static let stepper = Markup(
        .stepper,
        skeleton: { view in
            func button(_ sign: String, _ direction: String) -> Element {
                Element(
                    .button, nil,
                    [
                        (.class, "step"), (.type, "button"), (.behaviour, "step"), (.choice, direction), (.tabindex, "-1"),
                        (.ariaHidden, "true"),
                    ], text: sign)
            }
            return Element(
                .div, ElementIdentifier(view), [(.class, "field stepper")],
                [
                    caption(of: view),
                    Element(
                        .div, nil, [(.class, "steps")],
                        [
                            button("\u{2212}", "-1"), number(of: view, type: "number", step: "any"), button("+", "1"),
                        ]),
                    message(of: view, part: 4),
                ])
        },
        control: 1,
        isFormControl: true,
        effects: numberEffects
    )

    private static func number(of view: ViewIdentifier, type: String, step: String) -> Element {
        Element(
            .input, ElementIdentifier(view, part: 1),
            [
                (.type, type), (.behaviour, "amount"), (.autocomplete, "off"), (.min, "0"), (.max, "1"),
                (.step, step), (.value, "0"),
            ] + (type == "number" ? [(.required, "")] : []))
    }

    private static let numberEffects = [
        effect(of: NumberControl.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
        effect(of: NumberControl.edit) { view, edit, _ in editEffect(view, edit) },
        effect(of: NumberControl.minimum) { view, minimum, _ in
            [.attribute(ElementIdentifier(view, part: 1), .min, .text(text(of: minimum)))]
        },
        effect(of: NumberControl.maximum) { view, maximum, _ in
            [.attribute(ElementIdentifier(view, part: 1), .max, .text(text(of: maximum)))]
        },
        effect(of: NumberControl.step) { view, step, _ in
            [.attribute(ElementIdentifier(view, part: 1), .step, .text(step == 0 ? "any" : text(of: step)))]
        },
        effect(of: NumberControl.value) { view, value, others in
            [.value(ElementIdentifier(view, part: 1), text(of: value), edit: others[NumberControl.edit])]
        },
        effect(of: NumberControl.message) { view, message, _ in messageEffects(view, message, part: 4) },
    ]

    private static func editEffect(_ view: ViewIdentifier, _ edit: Int) -> [Effect] {
        [.attribute(ElementIdentifier(view, part: 1), .edit, edit == 0 ? nil : .text(String(edit)))]
    }

    /// Returns a number as JavaScript writes it, so that the page and the session have the same text.
    private static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }

    // MARK: Dates, times and colours

    private static func entryField(_ kind: ViewKind, type: String) -> Markup {
        Markup(
            kind,
            skeleton: { entry(of: $0, type: type, class: "field entry") },
            control: 1,
            isFormControl: true,
            effects: entryEffects
        )
    }

    private static let colorField = Markup(
        .colorField,
        skeleton: { view in
            var field = entry(of: view, type: "color", class: "field entry color")
            field.change(ElementIdentifier(view, part: 1)) { $0.set(.value, to: .text("#000000")) }
            return field
        },
        control: 1,
        isFormControl: true,
        effects: entryEffects.dropLast() + [
            effect(of: EntryField.entry) { view, entry, others in
                [.value(ElementIdentifier(view, part: 1), entry.isEmpty ? "#000000" : entry, edit: others[EntryField.edit])]
            }
        ]
    )

    private static func entry(of view: ViewIdentifier, type: String, class name: String) -> Element {
        let input = Element(
            .input, ElementIdentifier(view, part: 1),
            [
                (.type, type), (.behaviour, "entry"), (.autocomplete, "off"),
            ]
        ).referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 3))
        return Element(
            .div, ElementIdentifier(view), [(.class, name)],
            [
                caption(of: view), input,
                Element(.p, ElementIdentifier(view, part: 3), [(.class, "message"), (.ariaLive, "polite")]),
            ])
    }

    private static let entryEffects = [
        effect(of: EntryField.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
        effect(of: EntryField.edit) { view, edit, _ in editEffect(view, edit) },
        effect(of: EntryField.message) { view, message, _ in
            [
                .text(ElementIdentifier(view, part: 3), message),
                .attribute(ElementIdentifier(view, part: 1), .ariaInvalid, message.isEmpty ? nil : .text("true")),
            ]
        },
        effect(of: EntryField.minimum) { view, minimum, _ in [.attribute(ElementIdentifier(view, part: 1), .min, .optional(minimum))] },
        effect(of: EntryField.maximum) { view, maximum, _ in [.attribute(ElementIdentifier(view, part: 1), .max, .optional(maximum))] },
        effect(of: EntryField.isRequired) { view, isRequired, _ in [.flag(ElementIdentifier(view, part: 1), .required, isRequired)] },
        effect(of: EntryField.entry) { view, entry, others in
            [.value(ElementIdentifier(view, part: 1), entry, edit: others[EntryField.edit])]
        },
    ]

    // MARK: Visible choices

    /// Returns the markup for one choice of several: buttons, of which one is on. It is a `fieldset`, so that one attribute disables all
    /// buttons.
    private static func choices(_ kind: ViewKind, class name: String) -> Markup {
        Markup(
            kind,
            skeleton: { group(of: $0, role: "radiogroup", class: name) },
            control: 1,
            isFormControl: true,
            naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
            effects: [
                effect(of: Picker.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
                effect(of: Picker.choices) { view, choices, others in
                    let group = ElementIdentifier(view, part: 1)
                    return [
                        .children(group, boxes(for: choices, type: "radio", of: group)),
                        .chosen(group, choices.isEmpty ? nil : others[Picker.selection]),
                    ]
                },
                effect(of: Picker.selection) { view, selection, _ in [.chosen(ElementIdentifier(view, part: 1), selection)] },
                effect(of: Picker.message) { view, message, _ in messageEffects(view, message) },
            ]
        )
    }

    private static let checkboxGroup = Markup(
        .checkboxGroup,
        skeleton: { group(of: $0, role: "group", class: "field checks") },
        control: 1,
        isFormControl: true,
        naming: { view, name, _ in rename(ElementIdentifier(view, part: 1), name, insteadOf: ElementIdentifier(view, part: 2)) },
        effects: [
            effect(of: CheckboxGroup.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: CheckboxGroup.choices) { view, choices, others in
                let group = ElementIdentifier(view, part: 1)
                return [
                    .children(group, boxes(for: choices, type: "checkbox", of: group)), .chosenBoxes(group, others[CheckboxGroup.checked]),
                ]
            },
            effect(of: CheckboxGroup.checked) { view, checked, _ in [.chosenBoxes(ElementIdentifier(view, part: 1), checked)] },
            effect(of: CheckboxGroup.message) { view, message, _ in messageEffects(view, message) },
        ]
    )

    private static func group(of view: ViewIdentifier, role: String, class name: String) -> Element {
        Element(
            .div, ElementIdentifier(view), [(.class, name)],
            [
                Element(.span, ElementIdentifier(view, part: 2), [(.class, "caption")]),
                Element(.fieldset, ElementIdentifier(view, part: 1), [(.role, role)])
                    .referring(.ariaLabelledBy, to: ElementIdentifier(view, part: 2)),
                message(of: view),
            ])
    }

    private static func boxes(for choices: [String], type: String, of group: ElementIdentifier) -> [Element] {
        choices.enumerated().map { index, title in
            Element(
                .label, nil, [(.class, "choice")],
                [
                    Element(.input, nil, [(.type, type), (.behaviour, "box"), (.choice, String(index)), (.autocomplete, "off")])
                        .referring(.name, to: group),
                    Element(.span, text: title),
                ])
        }
    }
}
