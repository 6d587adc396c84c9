/// The role of a kind of view for assistive technology, as in WAI-ARIA.
@_spi(Hosting)
nonisolated public enum AccessibleRole: Sendable, Hashable {
    /// Assistive technology skips the view itself and reads its children.
    case none
    /// Views that belong together. Without a name, the role is the same as ``none``.
    case group
    /// A screen of the app, such as a list of contacts with its bar.
    case screen
    /// A question or message that a person must answer first.
    case alert
    /// A temporary message, or a message in place of missing content.
    case status
    /// A sign that work of unknown length is running.
    case activity
    case text
    /// A picture. Without a name it is decoration, and assistive technology skips it.
    case image
    case progress
    case button
    case link
    case textField
    case switchControl
    /// A heading that opens and closes the content below it.
    case disclosure
    /// A choice of one out of several titles.
    case choice
    /// A choice of any number out of several titles.
    case choices
    case tabs
    /// A number that a person changes within bounds.
    case slider
    /// A date, a time or a colour, for which devices have their own pickers.
    case entryField
    /// A control that accepts a file.
    case fileChooser
    case list
    case row
    /// A table of rows and columns, in which a person moves with the arrow keys.
    case table
    /// The content of one row in one column. Assistive technology reads it as part of its row.
    case cell

    /// Whether a person operates the view. If so, assistive technology must say when it is disabled.
    public var isOperable: Bool {
        switch self {
        case .button, .link, .textField, .switchControl, .disclosure, .choice, .choices, .tabs, .slider, .entryField, .fileChooser: true
        case .none, .group, .screen, .alert, .status, .activity, .text, .image, .progress, .list, .row, .table, .cell: false
        }
    }

    /// Whether assistive technology skips a view without a name.
    public var needsName: Bool { self == .text || self == .image }
}

/// The property that contains the value of a view, such as the state of a toggle. Assistive technology reads the value.
@_spi(Hosting)
nonisolated public enum AccessibleValue: Sendable {
    case text(any PropertyDeclaration<String>)
    /// On or off.
    case state(any PropertyDeclaration<Bool>)
    case number(any PropertyDeclaration<Int>)
    /// A fraction from 0 to 1, or `nil` if it is not known.
    case fraction(any PropertyDeclaration<Double?>)
    /// A number and, if the view shows it as a text such as "15 seconds", the property with this text.
    case amount(any PropertyDeclaration<Double>, text: (any PropertyDeclaration<String>)?)
    /// The index of the chosen text, and the property with all texts.
    case choice(any PropertyDeclaration<Int>, of: any PropertyDeclaration<[String]>)
    /// The indices of the checked texts, and the property with all texts.
    case choices(any PropertyDeclaration<[Int]>, of: any PropertyDeclaration<[String]>)

    /// The property that contains the value.
    var property: any PropertyDeclaration {
        switch self {
        case .text(let property): property
        case .state(let property): property
        case .number(let property): property
        case .fraction(let property): property
        case .amount(let property, _): property
        case .choice(let property, _): property
        case .choices(let property, _): property
        }
    }
}
