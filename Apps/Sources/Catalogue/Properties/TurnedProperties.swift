/// The values of the properties that a person can turn on the page of a kind of view.
///
/// A property that the kind does not have is missing, and the page then shows no control for it.
nonisolated struct TurnedProperties: Hashable, Sendable {
    /// A property whose value is a text.
    enum TextProperty: CaseIterable {
        /// The text or the title that a person sees.
        case text
        /// The name that only a screen reader says.
        case name
        /// The error message of a field.
        case message

        /// The label of the property.
        var title: String {
            switch self {
            case .text: CatalogueTexts.propertyText
            case .name: CatalogueTexts.propertyName
            case .message: CatalogueTexts.propertyMessage
            }
        }
    }

    /// The texts, by their properties.
    var texts: [TextProperty: String] = [:]
    /// Whether the view accepts input; `nil` if it never does.
    var isEnabled: Bool?
    /// The distance between the views of a container; `nil` if the view is no container.
    var spacing: TurnedSpacing?
    /// Whether the example runs from right to left.
    var isRightToLeft = false

    /// The language of the example's texts: English, like its code. A person who turns the direction wants to see the layout, so the script
    /// changes and not the language. A screen reader then still speaks English.
    var language: String { isRightToLeft ? "en-Arab" : "en" }
}
