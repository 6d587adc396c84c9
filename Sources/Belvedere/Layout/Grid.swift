/// Views in columns, row by row in reading order.
///
/// The first way names each column. It suits facts and forms:
///
/// ```swift
/// let facts = Grid(columns: [.fit, .fill], [Label("Name"), Label("Ada Lovelace"), Label("Born"), Label("1815")])
/// ```
///
/// The second names how wide a column is at least, and has as many as there is room for. It suits cards and pictures, and becomes one
/// column where it is narrow:
///
/// ```swift
/// let cards = Grid(columnsOfAtLeast: 20, [Label("One"), Label("Two"), Label("Three")])
/// ```
public final class Grid: ContainerView {
    /// The width of each column. It is empty where there are as many columns as fit.
    public var columns: [ColumnWidth] { didSet { if columns != oldValue { propertyChanged(Grid.columns) } } }
    /// How wide a column is at least, counted in digits, where there are as many columns as fit.
    public var leastWidth: Int { didSet { if leastWidth != oldValue { propertyChanged(Grid.leastWidth) } } }
    /// The room between the views; without it the host's own.
    public var spacing: Spacing? { didSet { if spacing != oldValue { propertyChanged(Grid.spacing) } } }

    /// A grid with these columns.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public init(columns: [ColumnWidth], spacing: Spacing? = nil, _ views: [View] = []) {
        self.columns = columns
        self.spacing = spacing
        leastWidth = 0
        super.init(children: views)
    }

    /// A grid with as many columns as there is room for.
    ///
    /// - Parameters:
    ///   - width: how wide a column is at least, counted in digits.
    ///   - spacing: the room between the views; `nil` for the host's own.
    ///   - views: the views, row by row.
    /// - Complexity: O(*n*) in the number of views.
    public init(columnsOfAtLeast width: Int, spacing: Spacing? = nil, _ views: [View] = []) {
        columns = []
        self.spacing = spacing
        leastWidth = max(1, width)
        super.init(children: views)
    }

    /// Adds a view at the end.
    ///
    /// - Complexity: O(1) on average.
    public func add(_ view: View) { insertChild(view, at: subviews.count) }

    /// Takes a view out; nothing happens if it is not in the grid.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func remove(_ view: View) { removeChild(view) }

    /// Makes these the views of the grid. Views that stay keep what a person typed into them.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) { replaceChildren(views) }

    // MARK: What hosts know of it

    /// `columns`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let columns = ViewProperty<Grid, [ColumnWidth]>(0, "columns", default: []) { $0.columns }
    /// `leastWidth`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let leastWidth = ViewProperty<Grid, Int>(1, "leastWidth", default: 0) { $0.leastWidth }
    /// `spacing`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let spacing = ViewProperty<Grid, Spacing?>(2, "spacing", default: nil) { $0.spacing }

    @_spi(Hosting) public override var kind: ViewKind { .grid }
}

nonisolated extension ViewKind {
    /// Views in columns.
    public static let grid = ViewKind("grid", role: .group, properties: [Grid.columns, Grid.leastWidth, Grid.spacing])
}
