/// A container for a part of a screen. It has a heading above its views and an optional note below them.
///
/// ```swift
/// let section = Section("Notifications", footer: "You can change this later.", Toggle("By mail"), Toggle("By telephone"))
/// ```
///
/// Assistive technology uses the heading for navigation.
public final class Section: ContainerView {
    /// The heading above the content.
    public var heading: String { didSet { if heading != oldValue { propertyChanged(Section.heading) } } }
    /// A note below the content; hidden if it is empty.
    public var footer: String {
        get { note.text }
        set {
            note.text = newValue
            note.isHidden = newValue.isEmpty
        }
    }
    /// The content under the heading.
    public let content: Stack
    private let note: Label

    /// Creates a section with its views.
    ///
    /// - Parameters:
    ///   - heading: the heading above the content.
    ///   - footer: a note below the content.
    ///   - views: the content under the heading.
    /// - Complexity: O(*n*) in the number of views.
    public init(_ heading: String, footer: String = "", _ views: [View]) {
        self.heading = heading
        content = Stack(.vertical, style: .group, views)
        note = Label(footer, style: .detail)
        note.isHidden = footer.isEmpty
        super.init(children: [content, note])
    }

    /// Like ``init(_:footer:_:)-(_,_,[View])``, with the views as separate arguments.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ heading: String, footer: String = "", _ views: View...) {
        self.init(heading, footer: footer, views)
    }

    // MARK: For hosts

    /// Declares the property `heading`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let heading = ViewProperty<Section, String>(0, "heading", default: "") { $0.heading }

    @_spi(Hosting) public override var kind: ViewKind { .section }
}

nonisolated extension ViewKind {
    /// The view kind of `Section`: a part of a screen under a heading.
    public static let section = ViewKind("section", role: .group, properties: [Section.heading], names: [Section.heading])
}
