@_spi(Hosting) internal import Belvedere

extension Markup {
    static let fields = [
        field(.textField, type: "text", class: "field"), field(.searchField, type: "search", class: "field search"),
        field(.secureField, type: "password", class: "field secure", [secretEffect]),
        field(.textArea, type: nil, class: "field area", [linesEffect]), field(.decimalField, type: "text", class: "field decimal"),
        toggle, picker, fileField,
    ]

    /// The markup of a text field: a label, the input element, and the message below it.
    ///
    /// - Parameter type: The attribute `type` of the `input` element; `nil` for a field of several lines, which is a `textarea`.
    private static func field(_ kind: ViewKind, type: String?, class name: String, _ own: [PropertyEffect] = []) -> Markup {
        Markup(
            kind,
            skeleton: { view in
                let kindOfInput: [(Attribute, String)] = type.map { [(.type, $0)] } ?? [(.rows, "3")]
                let input = Element(
                    type == nil ? .textarea : .input, ElementIdentifier(view, part: 1),
                    kindOfInput + [
                        (.behaviour, "field"), (.autocomplete, "off"), (.dir, "auto"),
                    ]
                ).referring(.ariaDescribedBy, to: ElementIdentifier(view, part: 3))
                return Element(
                    .div, ElementIdentifier(view), [(.class, name)],
                    [
                        caption(of: view), input,
                        message(of: view),
                    ] + (kind == .decimalField ? [sheet("decimal")] : []))
            },
            control: 1,
            isFormControl: true,
            effects: textEffects(kind) + own
        )
    }

    /// Returns the effects of the properties that every text field has.
    static func textEffects(_ kind: ViewKind) -> [PropertyEffect] {
        [
            effect(of: TextField.text) { view, text, others in
                [.value(ElementIdentifier(view, part: 1), text, edit: others[TextField.edit])]
            },
            effect(of: TextField.edit) { view, edit, _ in
                [.attribute(ElementIdentifier(view, part: 1), .edit, edit == 0 ? nil : .text(String(edit)))]
            },
            effect(of: TextField.title) { view, title, others in
                let asPlaceholder = kind == .searchField && others[TextField.placeholder].isEmpty
                return [.text(ElementIdentifier(view, part: 2), title)]
                    + (asPlaceholder ? [.attribute(ElementIdentifier(view, part: 1), .placeholder, .optional(title))] : [])
            },
            effect(of: TextField.placeholder) { view, placeholder, others in
                let shown = placeholder.isEmpty && kind == .searchField ? others[TextField.title] : placeholder
                return [.attribute(ElementIdentifier(view, part: 1), .placeholder, .optional(shown))]
            },
            effect(of: TextField.message) { view, message, _ in
                [
                    .text(ElementIdentifier(view, part: 3), message),
                    .attribute(ElementIdentifier(view, part: 1), .ariaInvalid, message.isEmpty ? nil : .text("true")),
                ]
            },
            effect(of: TextField.takesSubmit) { view, takesSubmit, _ in
                [.attribute(ElementIdentifier(view, part: 1), .events, takesSubmit ? .text("submit") : nil)]
            },
            effect(of: TextField.takesCancel) { view, takesCancel, _ in
                [.flag(ElementIdentifier(view, part: 1), .escape, takesCancel)]
            },
            effect(of: TextField.keyboard) { view, keyboard, _ in
                effects(of: keyboard, on: ElementIdentifier(view, part: 1))
            },
        ]
    }

    /// Returns the attributes that select an on-screen keyboard, such as one for mail addresses. The type of the input stays `text`,
    /// because with other types, such as `email`, a browser changes the typed text.
    private static func effects(of keyboard: TextField.Keyboard, on input: ElementIdentifier) -> [Effect] {
        let (mode, capitals): (String?, String?) =
            switch keyboard {
            case .text: (nil, nil)
            case .name: (nil, "words")
            case .email: ("email", "none")
            case .telephone: ("tel", "none")
            case .number: ("decimal", "none")
            case .url: ("url", "none")
            }
        return [
            .attribute(input, .inputmode, mode.map { .text($0) }),
            .attribute(input, .autocapitalize, capitals.map { .text($0) }),
        ]
    }

    private static let linesEffect = effect(of: TextArea.lines) { view, lines, _ in
        [.attribute(ElementIdentifier(view, part: 1), .rows, .text(String(lines)))]
    }

    private static let secretEffect = effect(of: SecureField.content) { view, content, _ in
        let name =
            switch content {
            case .other: "off"
            case .currentPassword: "current-password"
            case .newPassword: "new-password"
            case .oneTimeCode: "one-time-code"
            }
        return [.attribute(ElementIdentifier(view, part: 1), .autocomplete, .text(name))]
    }

    static func caption(of view: ViewIdentifier) -> Element {
        Element(.label, ElementIdentifier(view, part: 2)).referring(.for, to: ElementIdentifier(view, part: 1))
    }

    /// Returns the element that shows the error message of a control's value. It is in the page from the start, because assistive
    /// technology reads aloud only the changes of an element that it knows.
    static func message(of view: ViewIdentifier, part: UInt8 = 3) -> Element {
        Element(.p, ElementIdentifier(view, part: part), [(.class, "message"), (.ariaLive, "polite")])
    }

    /// Returns the effects of the error message of a control's value.
    static func messageEffects(_ view: ViewIdentifier, _ message: String, part: UInt8 = 3) -> [Effect] {
        let control = ElementIdentifier(view, part: 1), shown = ElementIdentifier(view, part: part)
        return [
            .text(shown, message),
            .attribute(control, .ariaInvalid, message.isEmpty ? nil : .text("true")),
            .attribute(control, .ariaDescribedBy, message.isEmpty ? nil : .reference(shown)),
        ]
    }

    /// The markup of a switch. A message inside the label would belong to the name of the switch. So the caption names a switch with a
    /// message.
    private static let toggle = Markup(
        .toggle,
        skeleton: { view in
            Element(
                .label, ElementIdentifier(view), [(.class, "toggle")],
                [
                    Element(
                        .input, ElementIdentifier(view, part: 1),
                        [
                            (.type, "checkbox"), (.role, "switch"), (.behaviour, "toggle"), (.autocomplete, "off"),
                        ]),
                    Element(.span, ElementIdentifier(view, part: 2)),
                    Element(.p, ElementIdentifier(view, part: 3), [(.class, "message"), (.ariaLive, "polite"), (.hidden, "")]),
                ])
        },
        control: 1,
        isFormControl: true,
        naming: { view, name, others in nameOfToggle(view, name, hasMessage: !others[Toggle.message].isEmpty) },
        effects: [
            effect(of: Toggle.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: Toggle.isOn) { view, isOn, _ in [.checked(ElementIdentifier(view, part: 1), isOn)] },
            effect(of: Toggle.message) { view, message, others in
                let shown = ElementIdentifier(view, part: 3)
                let content = [sheet("message"), Element(.span, text: message)]
                return messageEffects(view, message).dropFirst() + [
                    .children(shown, message.isEmpty ? [] : content), .flag(shown, .hidden, message.isEmpty),
                ] + nameOfToggle(view, others[View.accessibilityName], hasMessage: !message.isEmpty)
            },
        ]
    )

    /// Returns the link to a style sheet that few pages need.
    static func sheet(_ name: String) -> Element {
        Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles[name]?.path ?? "")])
    }

    private static func nameOfToggle(_ view: ViewIdentifier, _ name: String, hasMessage: Bool) -> [Effect] {
        let control = ElementIdentifier(view, part: 1), caption = ElementIdentifier(view, part: 2)
        return [
            .attribute(control, .ariaLabel, .optional(name)),
            .attribute(control, .ariaLabelledBy, hasMessage && name.isEmpty ? .reference(caption) : nil),
        ]
    }

    private static let picker = Markup(
        .picker,
        skeleton: { view in
            Element(
                .div, ElementIdentifier(view), [(.class, "field picker")],
                [
                    caption(of: view),
                    Element(.select, ElementIdentifier(view, part: 1), [(.behaviour, "picker"), (.autocomplete, "off")]),
                    message(of: view),
                ])
        },
        control: 1,
        isFormControl: true,
        effects: [
            effect(of: Picker.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: Picker.choices) { view, choices, others in
                let select = ElementIdentifier(view, part: 1)
                return [.children(select, choices.map { Element(.option, text: $0) }), .chosen(select, others[Picker.selection])]
            },
            effect(of: Picker.selection) { view, selection, _ in [.chosen(ElementIdentifier(view, part: 1), selection)] },
            effect(of: Picker.message) { view, message, _ in messageEffects(view, message) },
            effect(of: Picker.symbol) { view, symbol, _ in
                let look = symbol.map { "field picker tool \(symbolClass($0))" } ?? "field picker"
                return [.attribute(ElementIdentifier(view), .class, .text(look))]
            },
        ]
    )

    private static let fileField = Markup(
        .fileField,
        skeleton: { view in
            Element(
                .module, ElementIdentifier(view), [(.class, "file"), (.module, Asset.modules["files"]?.path ?? "")],
                [
                    Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["files"]?.path ?? "")]),
                    Element(.input, ElementIdentifier(view, part: 1), [(.type, "file"), (.class, "unseen")]),
                    Element(.label, ElementIdentifier(view, part: 2), [(.class, "button normal")])
                        .referring(.for, to: ElementIdentifier(view, part: 1)),
                ])
        },
        control: 1,
        isFormControl: true,
        effects: [
            effect(of: FileField.title) { view, title, _ in [.text(ElementIdentifier(view, part: 2), title)] },
            effect(of: FileField.symbol) { view, symbol, _ in
                let look = "button normal" + (symbol.map { " \(symbolClass($0))" } ?? "")
                return [.attribute(ElementIdentifier(view, part: 2), .class, .text(look))]
            },
            effect(of: FileField.limit) { view, limit, _ in
                // The tooltip of the label is for a pointer, and the one of the hidden input is the description for a screen reader.
                [1, 2].map { part in
                    .attribute(ElementIdentifier(view, part: part), .title, limit == .max ? nil : .text(FileSize.limit(limit)))
                }
            },
            effect(of: FileField.accepts) { view, accepts, _ in
                [.attribute(ElementIdentifier(view, part: 1), .accept, .optional(accepts.joined(separator: ",")))]
            },
            effect(of: FileField.allowsMultipleSelection) { view, isAllowed, _ in
                [.attribute(ElementIdentifier(view, part: 1), .multiple, isAllowed ? .text("") : nil)]
            },
        ]
    )
}
