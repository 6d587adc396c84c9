/// The height of the rows of a table.
///
/// Let the person choose, because a low row shows more of a long list, and a high row is easier to read and to press:
///
/// ```swift
/// let table = Table(viewModel.contacts, columns: [.init("Name", \.fullName)])
/// table.density = .compact
/// ```
nonisolated public enum TableDensity: Hashable, Sendable, CaseIterable {
    /// Rows with room above and below the text. This is the default.
    case comfortable
    /// Low rows with smaller texts.
    case compact
}

@_spi(Hosting) nonisolated extension TableDensity: ViewPropertyValue {}
