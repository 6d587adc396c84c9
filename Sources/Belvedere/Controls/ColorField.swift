public import BelvedereCore

/// A field for a colour. It is never empty.
///
/// ```swift
/// let accent = Dynamic(RGBColor(red: 47, green: 85, blue: 200))
/// let field = ColorField("Accent").bind(accent)
/// ```
public final class ColorField: ValueField<RGBColor> {
    /// Creates a field with a colour.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - color: The colour at first; by default black.
    public init(_ title: String, color: RGBColor = RGBColor(red: 0, green: 0, blue: 0)) {
        super.init(title, value: color)
        isRequired = true
    }

    /// The colour of the field.
    public var color: RGBColor {
        get { value ?? RGBColor(red: 0, green: 0, blue: 0) }
        set { value = newValue }
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .colorField }
}

nonisolated extension ViewKind {
    /// The view kind of `ColorField`: a field for a colour.
    public static let colorField = entryField("colorField")
}
