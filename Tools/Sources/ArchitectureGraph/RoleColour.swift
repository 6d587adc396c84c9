import Architecture

/// The colours of the roles in a picture. Each colour is dark enough to be readable on white, and people who cannot tell red from green can
/// distinguish the colours.
enum RoleColour {
    static func fill(_ role: Role?) -> String {
        switch role {
        case .view: "#dbeafe"
        case .controller: "#c7d2fe"
        case .viewModel: "#dcfce7"
        case .presenter: "#d1fae5"
        case .interactor: "#fef3c7"
        case .entity: "#f3e8ff"
        case .storedEntity: "#fae8ff"
        case .wireframe, .coordinator: "#ffedd5"
        case .assembly: "#e7e5e4"
        case .service: "#cffafe"
        case .delegate: "#f1f5f9"
        case nil: "#ffffff"
        }
    }

    static func stroke(_ role: Role?) -> String {
        switch role {
        case .view: "#2563eb"
        case .controller: "#4338ca"
        case .viewModel: "#15803d"
        case .presenter: "#047857"
        case .interactor: "#b45309"
        case .entity: "#7e22ce"
        case .storedEntity: "#a21caf"
        case .wireframe, .coordinator: "#c2410c"
        case .assembly: "#57534e"
        case .service: "#0e7490"
        case .delegate: "#475569"
        case nil: "#94a3b8"
        }
    }

    static let violation = "#dc2626"
}
