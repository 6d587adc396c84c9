/// A container with a title. Its views are hidden until a person presses the title.
///
/// ```swift
/// let more = Disclosure("Advanced", Toggle("Keep a copy"), TextField("Folder"))
/// ```
///
/// While it is closed, its views are kept, with the text that was typed into them.
public final class Disclosure: ContainerView, ValueControl {
    /// The text that a person presses to show the views.
    public var title: String { didSet { if title != oldValue { propertyChanged(Disclosure.title) } } }
    /// Whether the views are shown.
    public var isExpanded: Bool { didSet { if isExpanded != oldValue { propertyChanged(Disclosure.isExpanded) } } }

    /// Creates a title with views that a person can show and hide.
    ///
    /// - Parameters:
    ///   - title: the text that a person presses to show the views.
    ///   - isExpanded: whether the views are shown at first.
    ///   - views: the views.
    /// - Complexity: O(*n*) in the number of views.
    public init(_ title: String, isExpanded: Bool = false, _ views: [View]) {
        self.title = title
        self.isExpanded = isExpanded
        super.init(children: views)
    }

    /// Like ``init(_:isExpanded:_:)-(_,_,[View])``, with the views as separate arguments.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ title: String, isExpanded: Bool = false, _ views: View...) {
        self.init(title, isExpanded: isExpanded, views)
    }

    /// Replaces the views of the disclosure. Views in both the old and the new list keep the text that a person typed.
    ///
    /// - Complexity: O(*n*) in the number of views, old and new.
    public func setViews(_ views: [View]) { replaceChildren(views) }

    @_spi(Hosting) public var value: Bool {
        get { isExpanded }
        set { isExpanded = newValue }
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Disclosure, String>(0, "title", default: "") { $0.title }
    /// Declares the property `isExpanded`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isExpanded = ViewProperty<Disclosure, Bool>(
        1, "isExpanded", default: false
    ) { $0.isExpanded }

    @_spi(Hosting) public override var kind: ViewKind { .disclosure }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .toggle = event { true } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .toggle = event { propertyChanged(Disclosure.isExpanded) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        if case .toggle(let new) = event { change(to: new) }
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Disclosure`: views that are hidden until a person opens them.
    public static let disclosure = ViewKind(
        "disclosure", role: .disclosure, properties: [Disclosure.title, Disclosure.isExpanded], names: [Disclosure.title],
        value: .state(Disclosure.isExpanded), events: [.toggle]
    )
}
