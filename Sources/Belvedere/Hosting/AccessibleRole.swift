/// What a kind of view is to a person who cannot see it, as in WAI-ARIA. Hosts tell assistive technology.
@_spi(Hosting)
nonisolated public enum AccessibleRole: Sendable, Hashable {
    /// Nobody perceives the view; what is in it stands in its place.
    case none
    /// Things that belong together. Without a name it is the same as ``none``.
    case group
    /// One screenful.
    case screen
    /// Something that has to be answered first.
    case alert
    /// A message that comes and goes, or stands where content is missing.
    case status
    /// Something is going on whose end is not known.
    case activity
    case text
    /// A picture. Without a name it is decoration, which nobody perceives.
    case image
    case progress
    case button
    case link
    case textField
    case switchControl
    /// Opens and closes what stands below it.
    case disclosure
    /// One out of several, all named.
    case choice
    /// Any number out of several, all named.
    case choices
    case tabs
    /// A number that is moved within bounds.
    case slider
    /// A date, a time or a colour, for which devices have a way of their own.
    case entryField
    /// Takes a file.
    case fileChooser
    case list
    case row
    /// Rows under columns, to be walked through by the arrow keys.
    case table
    /// What stands in one row and one column. It is perceived with its row.
    case cell

    /// Whether a person operates it, and so has to know when it is disabled.
    public var isOperable: Bool {
        switch self {
        case .button, .link, .textField, .switchControl, .disclosure, .choice, .choices, .tabs, .slider, .entryField, .fileChooser: true
        case .none, .group, .screen, .alert, .status, .activity, .text, .image, .progress, .list, .row, .table, .cell: false
        }
    }

    /// Whether a view without a name is nothing to perceive.
    public var needsName: Bool { self == .text || self == .image }
}
