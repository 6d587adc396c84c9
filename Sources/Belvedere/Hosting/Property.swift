/// A property of a view that hosts know. The meaning of a value depends on the view's ``ViewKind``.
///
/// The raw value is the number of the property's bit in a view's set of changed properties, so there are at most 64.
nonisolated public enum Property: UInt8, Sendable, Hashable, CaseIterable {
    /// The text a person reads: of a label, on a button, in a field, of an alert.
    case text
    /// A second text: an alert's message, a row's detail.
    case detail
    /// How the view presents itself, as the name of a case (``Label/Style``, ``Button/Role`` …).
    case style
    case isEnabled
    case isHidden
    /// What assistive technology calls the view, where its text does not say it.
    case accessibilityName
    case placeholder
    /// A title: of a screen, a field, a section.
    case title
    /// The number of the last edit of a field that the app had seen when it set the text.
    case edit
    case isOn
    case choices
    case selection
    case destination
    /// Fraction done, from 0 to 1; absent where it is unknown.
    case fraction
    case isSpinning
    /// The number of rows of a list, shown or not.
    case count
    /// The index of the first row that is there.
    case start
    /// Section titles and where they begin.
    case sections
    /// Titles of what can be done with a row.
    case actions
    /// The meaning of these actions, as names of cases of ``Button/Role``; absent if all are normal.
    case actionRoles
    case isActivatable
    case canGoBack
    /// How a screen came: pushed or presented.
    case presentation
    /// Whether another screen lies over this one.
    case isCovered
    case hasUnsavedChanges
    case message
    case keyboard
    case accepts
    case axis
    case image
    case map
    /// Events the view wants, as a set of bits.
    case events
}
