import Architecture

/// The colours of the roles in a picture. The inspector of the kit uses the same: blue for views, violet for the roles that decide, teal
/// for interactors, green for models and services, brown for navigation. Each colour is dark enough to be readable on white, and people
/// who cannot tell red from green can distinguish the colours.
enum RoleColour {
    static func fill(_ role: Role?) -> String { colours(of: role).fill }
    static func stroke(_ role: Role?) -> String { colours(of: role).stroke }

    private static func colours(of role: Role?) -> (fill: String, stroke: String) {
        switch role {
        case .view, .controller: ("#d8e4fd", "#1c3d94")
        case .viewModel, .presenter: ("#f4dcf5", "#6b2170")
        case .interactor: ("#d2eef2", "#0b4f5a")
        case .entity, .storedEntity, .service: ("#d3efdd", "#10532d")
        case .wireframe, .coordinator, .assembly: ("#fde2d2", "#7d3208")
        case .delegate: ("#f1f5f9", "#475569")
        case nil: ("#ffffff", "#94a3b8")
        }
    }

    static let violation = "#dc2626"
}
