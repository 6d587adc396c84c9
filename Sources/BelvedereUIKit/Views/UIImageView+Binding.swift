#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UIImageView {
    /// Shows an image, and every new one; nothing while it is `nil`.
    ///
    /// The binding ends with the view, or when the view is bound to another image. A view model does not import UIKit, so the view makes
    /// the image from the value of the view model:
    ///
    /// ```swift
    /// portrait.bind(viewModel.symbolName.map { UIImage(systemName: $0) })
    /// ```
    ///
    /// - Parameter image: the image of the view.
    /// - Returns: The view, for further calls.
    @discardableResult
    public func bind(_ image: DynamicValue<UIImage?>) -> Self {
        KeptBindings.show(image, in: self, as: .image) { $0.image = $1 }
        return self
    }
}
#endif
