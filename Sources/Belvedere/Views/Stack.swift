/// A container that shows its views one below the other or side by side. Views that do not fit side by side continue on the next line.
///
/// Hosts choose spacing and alignment if the stack does not set them.
///
/// ```swift
/// let form = Stack(Label("Your name"), TextField("Name"))
/// let buttons = Stack(.horizontal, Button("Cancel") {}, Button("Done") {})
/// form.add(buttons)
/// let facts = Stack(.horizontal, spacing: .small, alignment: .baseline, Label("Height"), Label("1.80 m"))
/// ```
///
/// A ``Spacer`` in the stack fills the free space.
///
/// To make a view of your own out of other views, subclass the stack:
///
/// ```swift
/// final class DogCell: Stack {
///     let name = Label()
///     let age = Label(style: .detail)
///     init() { super.init(.vertical, [name, age]) }
/// }
/// ```
open class Stack: ContainerView {
    /// The direction of a stack.
    nonisolated public enum Axis: String, Sendable, Hashable {
        /// One below the other.
        case vertical
        /// Side by side, from the leading edge. Views that do not fit continue on the next line.
        case horizontal
    }

    /// How a stack shows whether its views belong together.
    nonisolated public enum Style: String, Sendable, Hashable {
        /// Nothing is drawn around the views.
        case plain
        /// The views belong together and are separated from the rest, as in a card.
        case group
        /// The views have a frame in the accent of the theme, because they have just changed or a text refers to them. The frame takes no
        /// space.
        case marked
    }

    /// The position of the views across the direction of a stack.
    nonisolated public enum Alignment: String, Sendable, Hashable {
        /// At the leading edge, or at the top.
        case start
        /// In the middle.
        case center
        /// At the trailing edge, or at the bottom.
        case end
        /// Each view is as wide or as high as the stack.
        case stretch
        /// The first lines of text are aligned. This works side by side only. In a vertical stack it is the same as ``start``.
        case baseline
    }

    /// The direction of the stack.
    public let axis: Axis
    /// How the stack shows whether its views belong together.
    public var style: Style = .plain { didSet { if style != oldValue { propertyChanged(Stack.style) } } }
    /// The distance between the views; `nil` for the host's standard.
    public var spacing: Spacing? { didSet { if spacing != oldValue { propertyChanged(Stack.spacing) } } }
    /// The position of the views across the direction of the stack; `nil` for the host's standard.
    public var alignment: Alignment? { didSet { if alignment != oldValue { propertyChanged(Stack.alignment) } } }

    /// Creates a stack along an axis. Subclasses call this initializer.
    ///
    /// - Parameters:
    ///   - axis: the direction of the stack.
    ///   - style: how the stack shows whether its views belong together.
    ///   - spacing: the distance between the views; `nil` for the host's standard.
    ///   - alignment: the position of the views across the direction; `nil` for the host's standard.
    ///   - views: the views, in order.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        _ axis: Axis = .vertical, style: Style = .plain, spacing: Spacing? = nil, alignment: Alignment? = nil, _ views: [View]
    ) {
        self.axis = axis
        self.style = style
        self.spacing = spacing
        self.alignment = alignment
        super.init(children: views)
    }

    /// Creates a stack of views one below the other.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ views: View...) {
        self.init(.vertical, views)
    }

    /// Creates a stack along an axis.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(
        _ axis: Axis, style: Style = .plain, spacing: Spacing? = nil, alignment: Alignment? = nil, _ views: View...
    ) {
        self.init(axis, style: style, spacing: spacing, alignment: alignment, views)
    }

    /// Creates a stack of views one below the other, with a style.
    ///
    /// ```swift
    /// let card = Stack(style: .group, Label("Oulu"), Label("4 °C"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(style: Style, spacing: Spacing? = nil, alignment: Alignment? = nil, _ views: View...) {
        self.init(.vertical, style: style, spacing: spacing, alignment: alignment, views)
    }

    /// Creates a stack of views one below the other, with a distance between them.
    ///
    /// ```swift
    /// let lines = Stack(spacing: .small, Label("Oulu"), Label("4 °C"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(spacing: Spacing?, alignment: Alignment? = nil, _ views: View...) {
        self.init(.vertical, spacing: spacing, alignment: alignment, views)
    }

    /// Creates a stack of views one below the other, with a position across its direction.
    ///
    /// ```swift
    /// let centred = Stack(alignment: .center, Label("Oulu"), Label("4 °C"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(alignment: Alignment?, _ views: View...) {
        self.init(.vertical, alignment: alignment, views)
    }

    /// Adds a view at the end.
    ///
    /// - Complexity: O(1) on average.
    public func add(_ view: View) {
        insertChild(view, at: subviews.count)
    }

    /// Inserts a view before the view at `index`. An index beyond the end means the end.
    ///
    /// - Complexity: O(*n*) in the number of views behind the index.
    public func insert(_ view: View, at index: Int) {
        insertChild(view, at: min(max(0, index), subviews.count))
    }

    /// Removes a view. Does nothing if the view is not in the stack.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func remove(_ view: View) {
        removeChild(view)
    }

    /// Replaces the views of the stack. Views in both the old and the new list keep the text that a person typed.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) {
        replaceChildren(views)
    }

    /// Moves the view at `source` to `destination`, which is an index of the stack without this view. Does nothing if there is no view at
    /// `source`. A destination beyond the end means the end.
    ///
    /// - Complexity: O(*n*) in the number of views between the two positions.
    public func moveView(from source: Int, to destination: Int) {
        guard subviews.indices.contains(source) else { return }
        moveChild(from: source, to: min(max(0, destination), subviews.count - 1))
    }

    // MARK: For hosts

    /// Declares the property `style`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let style = ViewProperty<Stack, Style>(0, "style", default: .plain) { $0.style }
    /// Declares the property `axis`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let axis = ViewProperty<Stack, Axis>(1, "axis", default: .vertical) { $0.axis }

    /// Declares the property `spacing`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let spacing = ViewProperty<Stack, Spacing?>(2, "spacing", default: nil) { $0.spacing }
    /// Declares the property `alignment`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let alignment = ViewProperty<Stack, Alignment?>(
        3, "alignment", default: nil
    ) { $0.alignment }

    @_spi(Hosting) public override var kind: ViewKind { .stack }
}

@_spi(Hosting) nonisolated extension Stack.Style: ViewPropertyValue {}

@_spi(Hosting) nonisolated extension Stack.Axis: ViewPropertyValue {}

@_spi(Hosting) nonisolated extension Stack.Alignment: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Stack`: views one below the other, or side by side.
    public static let stack = ViewKind(
        "stack", role: .group, properties: [Stack.style, Stack.axis, Stack.spacing, Stack.alignment]
    )
}
