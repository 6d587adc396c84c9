internal import Belvedere

/// The distances that a person can choose for a container.
nonisolated enum TurnedSpacing: Int, CaseIterable, Sendable {
    case standard, none, small, medium, large

    init(_ spacing: Spacing?) {
        self = Self.allCases.first { $0.spacing == spacing } ?? .standard
    }

    /// The distance; `nil` for the standard of the host (the program that shows the views).
    var spacing: Spacing? {
        switch self {
        case .standard: nil
        case .none: .zero
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }

    /// The name of the distance in the menu.
    var title: String {
        switch self {
        case .standard: CatalogueTexts.spacingStandard
        case .none: CatalogueTexts.spacingNone
        case .small: CatalogueTexts.spacingSmall
        case .medium: CatalogueTexts.spacingMedium
        case .large: CatalogueTexts.spacingLarge
        }
    }
}
