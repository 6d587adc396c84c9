/// What views are for, as the list of the catalogue divides them.
nonisolated enum CatalogueGroup: Int, Comparable, CaseIterable, Sendable {
    case texts, actions, fields, choices, layout, lists, states, pictures, screens

    /// The heading above the pages.
    var title: String {
        switch self {
        case .texts: "Texts"
        case .actions: "Actions"
        case .fields: "Fields"
        case .choices: "Choices"
        case .layout: "Layout"
        case .lists: "Lists and tables"
        case .states: "What goes on"
        case .pictures: "Pictures and drawings"
        case .screens: "Screens and messages"
        }
    }

    static func < (one: CatalogueGroup, other: CatalogueGroup) -> Bool { one.rawValue < other.rawValue }
}
