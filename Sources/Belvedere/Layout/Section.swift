/// A part of a screen that stands under a heading, with a note below it where one is needed.
///
/// ```swift
/// let section = Section("Notifications", footer: "You can change this later.", Toggle("By mail"), Toggle("By telephone"))
/// ```
///
/// Assistive technology finds it by its heading.
public final class Section: ContainerView {
    /// What stands above the content, as a heading.
    public var heading: String { didSet { if heading != oldValue { propertyChanged(Section.heading) } } }
    /// A note below the content; nothing stands there if it is empty.
    public var footer: String {
        get { note.text }
        set {
            note.text = newValue
            note.isHidden = newValue.isEmpty
        }
    }
    /// What stands under the heading.
    public let content: Stack
    private let note: Label

    /// A section with its views.
    ///
    /// - Parameters:
    ///   - heading: what stands above the content.
    ///   - footer: a note below the content.
    ///   - views: what stands under the heading.
    /// - Complexity: O(*n*) in the number of views.
    public init(_ heading: String, footer: String = "", _ views: [View]) {
        self.heading = heading
        content = Stack(.vertical, style: .group, views)
        note = Label(footer, style: .detail)
        note.isHidden = footer.isEmpty
        super.init(children: [content, note])
    }

    /// Like ``init(_:footer:_:)-(_,_,[View])``, with the views one by one.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(_ heading: String, footer: String = "", _ views: View...) {
        self.init(heading, footer: footer, views)
    }

    // MARK: What hosts know of it

    /// `heading`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let heading = ViewProperty<Section, String>(0, "heading", default: "") { $0.heading }

    @_spi(Hosting) public override var kind: ViewKind { .section }
}

nonisolated extension ViewKind {
    /// A part of a screen that stands under a heading.
    public static let section = ViewKind("section", role: .group, properties: [Section.heading], names: [Section.heading])
}
