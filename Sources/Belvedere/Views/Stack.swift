/// Views one below the other, or side by side. What does not fit side by side wraps.
///
/// Hosts choose spacing and alignment where the stack does not say them.
///
/// ```swift
/// let form = Stack(Label("Your name"), TextField("Name"))
/// let buttons = Stack(.horizontal, Button("Cancel") {}, Button("Done") {})
/// form.add(buttons)
/// let facts = Stack(.horizontal, spacing: .small, alignment: .baseline, Label("Height"), Label("1.80 m"))
/// ```
///
/// A ``Spacer`` in it takes the room that is left.
///
/// Subclass it to make a view of your own out of others:
///
/// ```swift
/// final class DogCell: Stack {
///     let name = Label()
///     let age = Label(style: .detail)
///     init() { super.init(.vertical, [name, age]) }
/// }
/// ```
open class Stack: ContainerView {
    /// The direction in which the views follow each other.
    nonisolated public enum Axis: String, Sendable, Hashable {
        /// One below the other.
        case vertical
        /// Side by side, from the leading edge. What does not fit wraps.
        case horizontal
    }

    /// What the views in the stack have to do with each other.
    nonisolated public enum Style: String, Sendable, Hashable {
        /// Nothing is drawn around the views.
        case plain
        /// Belongs together and stands apart from the rest, as a card does.
        case group
    }

    /// Where the views stand across the direction of the stack.
    nonisolated public enum Alignment: String, Sendable, Hashable {
        /// At the leading edge, or at the top.
        case start
        /// In the middle.
        case center
        /// At the trailing edge, or at the bottom.
        case end
        /// Each is as wide or as high as the stack.
        case stretch
        /// On the line on which their first texts stand. Side by side only; below each other it is ``start``.
        case baseline
    }

    /// The direction in which the views follow each other.
    public let axis: Axis
    /// What the views have to do with each other.
    public var style: Style = .plain { didSet { if style != oldValue { propertyChanged(Stack.style) } } }
    /// The room between the views; without it the host's own.
    public var spacing: Spacing? { didSet { if spacing != oldValue { propertyChanged(Stack.spacing) } } }
    /// Where the views stand across the direction of the stack; without it as the host does it.
    public var alignment: Alignment? { didSet { if alignment != oldValue { propertyChanged(Stack.alignment) } } }

    /// Views that follow each other along an axis. Subclasses call this one.
    ///
    /// - Parameters:
    ///   - axis: the direction in which they follow each other.
    ///   - style: what they have to do with each other.
    ///   - spacing: the room between them; `nil` for the host's own.
    ///   - alignment: where they stand across the direction; `nil` for the host's own.
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

    /// Views one below the other.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ views: View...) {
        self.init(.vertical, views)
    }

    /// Views that follow each other along an axis.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ axis: Axis, spacing: Spacing? = nil, alignment: Alignment? = nil, _ views: View...) {
        self.init(axis, spacing: spacing, alignment: alignment, views)
    }

    /// Adds a view at the end.
    ///
    /// - Complexity: O(1) on average.
    public func add(_ view: View) {
        insertChild(view, at: subviews.count)
    }

    /// Puts a view before the one that is at `index` now. An index beyond the end means the end.
    ///
    /// - Complexity: O(*n*) in the number of views behind the index.
    public func insert(_ view: View, at index: Int) {
        insertChild(view, at: min(max(0, index), subviews.count))
    }

    /// Takes a view out; nothing happens if it is not in the stack.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func remove(_ view: View) {
        removeChild(view)
    }

    /// Makes these the views of the stack. Views that stay keep what a person typed into them.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) {
        replaceChildren(views)
    }

    /// Moves the view at one position to another, an index of the stack without it. Nothing happens if there is no view at
    /// `source`; a destination beyond the end means the end.
    ///
    /// - Complexity: O(*n*) in the number of views between the two positions.
    public func moveView(from source: Int, to destination: Int) {
        guard subviews.indices.contains(source) else { return }
        moveChild(from: source, to: min(max(0, destination), subviews.count - 1))
    }

    // MARK: What hosts know of it

    /// `style`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let style = ViewProperty<Stack, Style>(0, "style", default: .plain) { $0.style }
    /// `axis`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let axis = ViewProperty<Stack, Axis>(1, "axis", default: .vertical) { $0.axis }

    /// `spacing`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let spacing = ViewProperty<Stack, Spacing?>(2, "spacing", default: nil) { $0.spacing }
    /// `alignment`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let alignment = ViewProperty<Stack, Alignment?>(
        3, "alignment", default: nil
    ) { $0.alignment }

    @_spi(Hosting) public override var kind: ViewKind { .stack }
}

@_spi(Hosting) nonisolated extension Stack.Style: ViewPropertyValue {}

@_spi(Hosting) nonisolated extension Stack.Axis: ViewPropertyValue {}

@_spi(Hosting) nonisolated extension Stack.Alignment: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// Views one below the other, or side by side.
    public static let stack = ViewKind(
        "stack", role: .group, properties: [Stack.style, Stack.axis, Stack.spacing, Stack.alignment]
    )
}
