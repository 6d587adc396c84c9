import Architecture

/// The colours of the roles in a picture. The inspector of the kit has five families of colours, and the first role of each family has the
/// colour of the inspector: blue for views, violet for the roles that decide, teal for interactors, green for models and services, brown
/// for navigation. The other roles of a family have other tones of it, so that no two roles look the same.
enum RoleColour {
    typealias Pair = (fill: String, stroke: String)

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

    /// The colours of a role on light and on dark pages.
    static func colours(of role: Role?) -> (light: Pair, dark: Pair) {
        switch role {
        case .view: (("#d8e4fd", "#1c3d94"), ("#222b47", "#b3c5ff"))
        case .controller: (("#b4cbfb", "#2f5fd0"), ("#2c4480", "#7ea2ff"))
        case .viewModel: (("#f4dcf5", "#6b2170"), ("#362445", "#d7b8ff"))
        case .presenter: (("#e6bdea", "#a3379f"), ("#5a2f70", "#d98be8"))
        case .interactor: (("#d2eef2", "#0b4f5a"), ("#12343a", "#7fd8e4"))
        case .entity: (("#d3efdd", "#10532d"), ("#173524", "#8fdcae"))
        case .storedEntity: (("#aedfc0", "#1a7d47"), ("#22593a", "#4fb57a"))
        case .service: (("#e4eeb8", "#56690b"), ("#3a4212", "#c9d977"))
        case .wireframe: (("#fde2d2", "#7d3208"), ("#43290f", "#f7b97f"))
        case .coordinator: (("#f8c4a4", "#b4500f"), ("#6b3c0e", "#e38f3d"))
        case .assembly: (("#f3e2a9", "#6e5406"), ("#4a4010", "#e8d27a"))
        case .delegate: (("#f1f5f9", "#475569"), ("#2a2a2f", "#a5a4ab"))
        case nil: (("#ffffff", "#94a3b8"), ("#1e1e21", "#77767f"))
        }
    }

    static let violation = "#dc2626"
}
