import Architecture

/// The colours of the roles in a picture. The inspector of the kit uses the same: blue for views, violet for the roles that decide, teal
/// for interactors, green for models and services, brown for navigation. Each colour is readable on the page of its scheme, light or dark,
/// and people who cannot tell red from green can distinguish the colours.
enum RoleColour {
    /// The colours on a light page, which the formats without a dark scheme use.
    static func fill(_ role: Role?) -> String { colours(of: role).light.fill }
    static func stroke(_ role: Role?) -> String { colours(of: role).light.stroke }

    /// The colours for a style sheet, which chooses by the scheme of the page.
    static func schemedFill(_ role: Role?) -> String {
        let (light, dark) = colours(of: role)
        return "light-dark(\(light.fill),\(dark.fill))"
    }
    static func schemedStroke(_ role: Role?) -> String {
        let (light, dark) = colours(of: role)
        return "light-dark(\(light.stroke),\(dark.stroke))"
    }

    private typealias Pair = (fill: String, stroke: String)

    private static func colours(of role: Role?) -> (light: Pair, dark: Pair) {
        switch role {
        case .view, .controller: (("#d8e4fd", "#1c3d94"), ("#222b47", "#b3c5ff"))
        case .viewModel, .presenter: (("#f4dcf5", "#6b2170"), ("#362445", "#d7b8ff"))
        case .interactor: (("#d2eef2", "#0b4f5a"), ("#12343a", "#7fd8e4"))
        case .entity, .storedEntity, .service: (("#d3efdd", "#10532d"), ("#173524", "#8fdcae"))
        case .wireframe, .coordinator, .assembly: (("#fde2d2", "#7d3208"), ("#43290f", "#f7b97f"))
        case .delegate: (("#f1f5f9", "#475569"), ("#2a2a2f", "#a5a4ab"))
        case nil: (("#ffffff", "#94a3b8"), ("#1e1e21", "#77767f"))
        }
    }

    static let violation = "#dc2626"
}
