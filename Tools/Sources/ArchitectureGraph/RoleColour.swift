import Architecture

/// The colours of the roles in a picture. The inspector of the kit uses the same: blue for views, violet for the roles that decide, teal
/// for interactors, green for models and services, brown for navigation. Each colour is dark enough to be readable on white, and people
/// who cannot tell red from green can distinguish the colours.
enum RoleColour {
    static func fill(_ role: Role?) -> String { colours(of: role).fill }
    static func stroke(_ role: Role?) -> String { colours(of: role).stroke }

    private static func colours(of role: Role?) -> (fill: String, stroke: String) {
        switch role {
        case .view, .controller: ("#e5e9f5", "#2346ad")
        case .viewModel, .presenter: ("#ede6f4", "#6b2fa5")
        case .interactor: ("#e2ecee", "#0b5f6b")
        case .entity, .storedEntity, .service: ("#e3ede8", "#14663a")
        case .wireframe, .coordinator, .assembly: ("#f1e8e0", "#8a4200")
        case .delegate: ("#f1f5f9", "#475569")
        case nil: ("#ffffff", "#94a3b8")
        }
    }

    static let violation = "#dc2626"
}
