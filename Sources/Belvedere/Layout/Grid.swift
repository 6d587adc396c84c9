/// A container that shows its views in columns, row by row in reading order.
///
/// With `init(columns:spacing:_:)`, you choose the width of each column. Such a grid is good for facts and forms:
///
/// ```swift
/// let facts = Grid(columns: [.fit, .fill], [Label("Name"), Label("Ada Lovelace"), Label("Born"), Label("1815")])
/// ```
///
/// With `init(columnsOfAtLeast:spacing:_:)`, you choose the smallest width of a column, and the grid has as many columns as fit. Such a
/// grid is good for cards and pictures. In a narrow window it has one column:
///
/// ```swift
/// let cards = Grid(columnsOfAtLeast: 20, [Label("One"), Label("Two"), Label("Three")])
/// ```
public final class Grid: ContainerView {
    /// The width of each column; empty if there are as many columns as fit.
    public var columns: [ColumnWidth] { didSet { if columns != oldValue { propertyChanged(Grid.columns) } } }
    /// The smallest width of a column, measured in the width of a digit, for a grid with as many columns as fit.
    package var leastWidth: Int { didSet { if leastWidth != oldValue { propertyChanged(Grid.leastWidth) } } }
    /// The distance between the views; `nil` for the host's standard.
    public var spacing: Spacing? { didSet { if spacing != oldValue { propertyChanged(Grid.spacing) } } }

    /// Creates a grid with these columns.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public init(columns: [ColumnWidth], spacing: Spacing? = nil, _ views: [View] = []) {
        self.columns = columns
        self.spacing = spacing
        leastWidth = 0
        super.init(children: views)
    }

    /// Creates a grid with as many columns as fit.
    ///
    /// - Parameters:
    ///   - width: the smallest width of a column, measured in the width of a digit.
    ///   - spacing: the distance between the views; `nil` for the host's standard.
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

    /// Removes a view. Does nothing if the view is not in the grid.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func remove(_ view: View) { removeChild(view) }

    /// Replaces the views of the grid. Views in both the old and the new list keep the text that a person typed.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) { replaceChildren(views) }

    // MARK: For hosts

    /// Declares the property `columns`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let columns = ViewProperty<Grid, [ColumnWidth]>(0, "columns", default: []) { $0.columns }
    /// Declares the property `leastWidth`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let leastWidth = ViewProperty<Grid, Int>(1, "leastWidth", default: 0) { $0.leastWidth }
    /// Declares the property `spacing`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let spacing = ViewProperty<Grid, Spacing?>(2, "spacing", default: nil) { $0.spacing }

    @_spi(Hosting) public override var kind: ViewKind { .grid }
}

nonisolated extension ViewKind {
    /// The view kind of `Grid`: views in columns.
    public static let grid = ViewKind("grid", role: .group, properties: [Grid.columns, Grid.leastWidth, Grid.spacing])
}
