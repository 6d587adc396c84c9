internal import BelvedereCore

/// The base class of ``List``, ``CollectionRow``, ``Pager`` and ``Table`` with the properties that hosts read. It does not depend on the
/// type of the items.
open class RowsView: ContainerView {
    /// The heading of a section and its position.
    @_spi(Hosting) nonisolated public struct Section: ViewPropertyValue {
        public var title: String
        /// The position of the section's first row among all rows.
        public var start: Int

        public init(title: String, start: Int) {
            self.title = title
            self.start = start
        }
    }

    /// The name of the list for assistive technology.
    public var title = "" { didSet { if title != oldValue { propertyChanged(RowsView.title) } } }

    /// The number of all rows, visible or not.
    public final var count: Int { total }

    /// The number of all rows, also of rows without views.
    final var total = 0
    /// The index of the first row that has a view.
    final var start = 0

    // Subclasses override the following properties, because the values depend on the kind of list and the type of the items.

    var shownPage: Int { 0 }
    var sectionStarts: [Section] { [] }
    var actionTitles: [String] { [] }
    /// The meaning of each action of a row; empty if all actions have the role `normal`.
    var actionRoles: [Button.Role] { [] }
    var isActivatable: Bool { false }
    var tableHeadings: [TableHeading] { [] }
    var tableSorting: TableSorting? { nil }
    var selectionMode: SelectionMode { .none }
    var rowDensity: TableDensity { .comfortable }
    var reportsCells: Bool { false }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<RowsView, String>(0, "title", default: "") { $0.title }
    /// The index of the shown page of a pager.
    @_spi(Hosting) nonisolated public static let page = ViewProperty<RowsView, Int>(1, "page", default: 0) { $0.shownPage }
    /// The number of all rows, visible or not.
    @_spi(Hosting) nonisolated public static let count = ViewProperty<RowsView, Int>(
        2, "count", default: 0, isAlwaysTold: true
    ) { $0.total }
    /// The index of the first row that has a view.
    @_spi(Hosting) nonisolated public static let start = ViewProperty<RowsView, Int>(3, "start", default: 0) { $0.start }
    /// The headings of the sections, with the position of each section's first row.
    @_spi(Hosting) nonisolated public static let sections = ViewProperty<RowsView, [Section]>(
        4, "sections", default: []
    ) { $0.sectionStarts }
    /// The titles of the actions of a row.
    @_spi(Hosting) nonisolated public static let actions = ViewProperty<RowsView, [String]>(
        5, "actions", default: []
    ) { $0.actionTitles }
    /// The meaning of each action of a row; empty if all actions have the role `normal`.
    @_spi(Hosting) nonisolated public static let actionRoles = ViewProperty<RowsView, [Button.Role]>(
        6, "actionRoles", default: []
    ) { $0.actionRoles }
    /// Whether a person can activate a row.
    @_spi(Hosting) nonisolated public static let isActivatable = ViewProperty<RowsView, Bool>(
        7, "isActivatable", default: false
    ) { $0.isActivatable }

    /// The columns of a table.
    @_spi(Hosting) nonisolated public static let columns = ViewProperty<RowsView, [TableHeading]>(
        8, "columns", default: []
    ) { $0.tableHeadings }
    /// The column by which the rows of a table are sorted, and the direction.
    @_spi(Hosting) nonisolated public static let sorting = ViewProperty<RowsView, TableSorting?>(
        9, "sorting", default: nil
    ) { $0.tableSorting }
    /// How many rows of a table a person can select.
    @_spi(Hosting) nonisolated public static let selectionMode = ViewProperty<RowsView, SelectionMode>(
        10, "selectionMode", default: .none
    ) { $0.selectionMode }
    /// Whether the app wants to know the cell of a table that has the keyboard focus. A host then sends `Event.select` with the index of
    /// the column to the row.
    @_spi(Hosting) nonisolated public static let reportsCells = ViewProperty<RowsView, Bool>(
        11, "reportsCells", default: false
    ) { $0.reportsCells }

    /// The height of the rows of a table.
    @_spi(Hosting) nonisolated public static let density = ViewProperty<RowsView, TableDensity>(
        12, "density", default: .comfortable
    ) { $0.rowDensity }

    nonisolated static let properties: [any PropertyDeclaration] = [
        title, page, count, start, sections, actions, actionRoles, isActivatable,
    ]
}
