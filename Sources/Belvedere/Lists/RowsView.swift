internal import BelvedereCore

/// What hosts know of ``List``, ``CollectionRow`` and ``Pager``, whatever their items are.
open class RowsView: ContainerView {
    /// Where a section begins.
    @_spi(Hosting) nonisolated public struct Section: ViewPropertyValue {
        public var title: String
        /// The position of its first row among all rows.
        public var start: Int

        public init(title: String, start: Int) {
            self.title = title
            self.start = start
        }
    }

    /// What assistive technology calls the list.
    public var title = "" { didSet { if title != oldValue { propertyChanged(RowsView.title) } } }

    /// The number of rows, shown or not.
    public final var count: Int { total }

    /// The number of rows in all, as the host knows it.
    final var total = 0
    /// The index of the first row that is there.
    final var start = 0

    // What differs between the kinds of lists, and between lists of different items.

    var shownPage: Int { 0 }
    var sectionStarts: [Section] { [] }
    var actionTitles: [String] { [] }
    /// The meaning of the actions; empty where all are normal.
    var actionRoles: [Button.Role] { [] }
    var isActivatable: Bool { false }
    var tableHeadings: [TableHeading] { [] }
    var tableSorting: TableSorting? { nil }
    var selectionMode: SelectionMode { .none }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<RowsView, String>(0, "title", default: "") { $0.title }
    /// The index of the page that a pager shows.
    @_spi(Hosting) nonisolated public static let page = ViewProperty<RowsView, Int>(1, "page", default: 0) { $0.shownPage }
    /// The number of rows, shown or not.
    @_spi(Hosting) nonisolated public static let count = ViewProperty<RowsView, Int>(
        2, "count", default: 0, isAlwaysTold: true
    ) { $0.total }
    /// The index of the first row that is there.
    @_spi(Hosting) nonisolated public static let start = ViewProperty<RowsView, Int>(3, "start", default: 0) { $0.start }
    /// The headings, and where they stand.
    @_spi(Hosting) nonisolated public static let sections = ViewProperty<RowsView, [Section]>(
        4, "sections", default: []
    ) { $0.sectionStarts }
    /// The titles of what can be done with a row.
    @_spi(Hosting) nonisolated public static let actions = ViewProperty<RowsView, [String]>(
        5, "actions", default: []
    ) { $0.actionTitles }
    /// The meaning of these actions; empty where all are normal.
    @_spi(Hosting) nonisolated public static let actionRoles = ViewProperty<RowsView, [Button.Role]>(
        6, "actionRoles", default: []
    ) { $0.actionRoles }
    /// Whether pressing a row does something.
    @_spi(Hosting) nonisolated public static let isActivatable = ViewProperty<RowsView, Bool>(
        7, "isActivatable", default: false
    ) { $0.isActivatable }

    /// The columns of a table.
    @_spi(Hosting) nonisolated public static let columns = ViewProperty<RowsView, [TableHeading]>(
        8, "columns", default: []
    ) { $0.tableHeadings }
    /// By which of the columns the rows of a table stand.
    @_spi(Hosting) nonisolated public static let sorting = ViewProperty<RowsView, TableSorting?>(
        9, "sorting", default: nil
    ) { $0.tableSorting }
    /// How many rows of a table a person can select.
    @_spi(Hosting) nonisolated public static let selectionMode = ViewProperty<RowsView, SelectionMode>(
        10, "selectionMode", default: .none
    ) { $0.selectionMode }

    nonisolated static let properties: [any PropertyDeclaration] = [
        title, page, count, start, sections, actions, actionRoles, isActivatable,
    ]
}
