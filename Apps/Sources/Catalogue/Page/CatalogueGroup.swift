/// The purposes of views, which divide the list of the catalogue.
nonisolated enum CatalogueGroup: Int, Comparable, CaseIterable, Sendable {
    case texts, actions, fields, choices, layout, lists, states, pictures, screens

    /// The group's heading in the list of pages.
    var title: String {
        switch self {
        case .texts: CatalogueTexts.texts
        case .actions: CatalogueTexts.actions
        case .fields: CatalogueTexts.fields
        case .choices: CatalogueTexts.choices
        case .layout: CatalogueTexts.layout
        case .lists: CatalogueTexts.listsTables
        case .states: CatalogueTexts.whatGoes
        case .pictures: CatalogueTexts.picturesDrawings
        case .screens: CatalogueTexts.screensMessages
        }
    }

    static func < (one: CatalogueGroup, other: CatalogueGroup) -> Bool { one.rawValue < other.rawValue }
}
