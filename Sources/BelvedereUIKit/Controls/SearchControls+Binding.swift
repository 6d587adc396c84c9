#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

#if !os(tvOS)
extension UISearchBar {
    /// Binds the search text in both directions: typing sets `value`, and the bar shows each new `value`.
    ///
    /// The binding uses the bar's text field, and leaves the delegate to you. It ends with the bar, or when the bar is bound to another
    /// value. A bar of a search controller is emptied when the person cancels the search; bind the controller then, with
    /// ``UIKit/UISearchController/bind(_:)``.
    ///
    /// ```swift
    /// UISearchBar().bind(viewModel.name)
    /// ```
    ///
    /// - Parameter value: the search text.
    /// - Returns: The bar, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<String>) -> Self {
        searchTextField.bind(value)
        return self
    }
}
#endif

extension UISearchController {
    /// Binds the search text in both directions: typing and cancelling set `value`, and the search bar shows each new `value`.
    ///
    /// The binding becomes the results updater of the controller. It ends with the controller, or when the controller is bound to another
    /// value.
    ///
    /// ```swift
    /// let search = UISearchController(searchResultsController: nil)
    /// search.bind(viewModel.name)
    /// ```
    ///
    /// - Parameter value: the search text.
    /// - Returns: The controller, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<String>) -> Self {
        let updates = SearchUpdates { controller in
            let text = controller.searchBar.text ?? ""
            if value.value != text { value.value = text }
        }
        KeptBindings.of(self).replace(.edit) { updates }
        searchResultsUpdater = updates
        KeptBindings.show(value, in: self, as: .value) { controller, text in
            if controller.searchBar.text ?? "" != text { controller.searchBar.text = text }
        }
        return self
    }
}

/// Calls a closure when the text or the activity of a search has changed.
private final class SearchUpdates: NSObject, UISearchResultsUpdating {
    private let action: (UISearchController) -> Void

    init(_ action: @escaping (UISearchController) -> Void) {
        self.action = action
        super.init()
    }

    func updateSearchResults(for searchController: UISearchController) { action(searchController) }
}
#endif
