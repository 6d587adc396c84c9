#if canImport(UIKit)
public import BelvedereBinding
public import BelvedereCore
public import UIKit

extension UIViewController {
    /// Shows in place of the content that it is loading, missing or failed, as the kit's `ContentView` does.
    ///
    /// While there is content, the controller shows its own view. Otherwise it has a configuration for unavailable content, with the
    /// message of the state. The binding ends with the controller, or when the content is bound again.
    ///
    /// ```swift
    /// let again = UIAction(title: "Try again") { _ in viewModel.load.execute() }
    /// view.bind(content: viewModel.state, retry: again)
    /// ```
    ///
    /// - Parameters:
    ///   - content: the state of the content.
    ///   - retry: the button of a failure. Without one, a failure has no button.
    ///   - action: performed by the button of a message that has one. The title of the button is that of the message.
    ///   - show: called with new content, before the message goes.
    public func bind<Value>(
        content: DynamicValue<ContentState<Value>>, retry: UIAction? = nil, action: UIAction? = nil,
        show: @escaping (Value) -> Void = { (_: Value) in }
    ) {
        KeptBindings.show(content, in: self, as: .content) { controller, state in
            if case .content(let value) = state { show(value) }
            controller.contentUnavailableConfiguration = Self.configuration(of: state, retry, action)
        }
    }

    private static func configuration<Value>(
        of state: ContentState<Value>, _ retry: UIAction?, _ action: UIAction?
    ) -> UIContentUnavailableConfiguration? {
        switch state {
        case .content: nil
        case .loading: .loading()
        case .empty(let message): configuration(of: message, button: message.action, action)
        case .failed(let message): configuration(of: message, button: retry?.title, retry)
        }
    }

    private static func configuration(
        of message: ContentMessage, button: String?, _ action: UIAction?
    ) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = message.title
        configuration.secondaryText = message.detail.isEmpty ? nil : message.detail
        configuration.image = message.symbol.flatMap { UIImage($0) }
        if let button, let action {
            configuration.button.title = button
            configuration.buttonProperties.primaryAction = action
        }
        return configuration
    }
}
#endif
