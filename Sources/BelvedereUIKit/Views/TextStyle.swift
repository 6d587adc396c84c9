#if canImport(UIKit)
public import UIKit

extension UILabel {
    /// Creates a label whose font grows with the texts of the device. It has as many lines as its text needs, so no text is cut.
    ///
    /// A label of UIKit has one line and a font of one size, until an app says otherwise.
    ///
    /// ```swift
    /// let name = UILabel(style: .headline)
    /// ```
    ///
    /// - Parameter style: the style of the text.
    public convenience init(style: UIFont.TextStyle) {
        self.init(frame: .zero)
        numberOfLines = 0
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}

extension UITextField {
    /// Creates a field whose font grows with the texts of the device.
    ///
    /// ```swift
    /// let name = UITextField(style: .body)
    /// ```
    ///
    /// - Parameter style: the style of the text.
    public convenience init(style: UIFont.TextStyle) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}

extension UITextView {
    /// Creates a field of several lines whose font grows with the texts of the device.
    ///
    /// ```swift
    /// let notes = UITextView(style: .body)
    /// ```
    ///
    /// - Parameter style: the style of the text.
    public convenience init(style: UIFont.TextStyle) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}
#endif
