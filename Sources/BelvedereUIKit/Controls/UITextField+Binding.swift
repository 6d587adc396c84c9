#if canImport(UIKit)
public import BelvedereBinding
public import UIKit

extension UITextField {
    /// Binds the field in both directions: typing sets `value`, and the field shows each new `value`.
    ///
    /// The binding ends with the field, or when the field is bound to another value. While an input method composes a text, such as a
    /// Chinese word, the field does not show new values, because that would stop the composition. It shows the value when editing ends.
    ///
    /// ```swift
    /// firstNameTextField.bind(viewModel.firstName)
    /// ```
    ///
    /// - Parameter value: the text of the field.
    /// - Returns: The field, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<String>) -> Self {
        stopActing(as: .message, on: .editingDidEnd)
        let show: (UITextField, String) -> Void = { field, text in
            if field.markedTextRange == nil, field.text != text { field.text = text }
        }
        KeptBindings.connect(self, to: value, on: .editingChanged, read: { $0.text ?? "" }, show: show)
        act(as: .end, on: .editingDidEnd) { [weak self] in
            if let self { show(self, value.value) }
        }
        return self
    }

    /// Binds the field in both directions, and shows the error message of its text in a label.
    ///
    /// The message appears when the person leaves the field, so never before the person has finished typing. From then on, it changes with
    /// the text.
    ///
    /// ```swift
    /// nameField.bind(viewModel.name, validation: viewModel.validName, message: nameMessageLabel)
    /// ```
    ///
    /// - Parameters:
    ///   - value: the text of the field.
    ///   - validation: the rules of the text.
    ///   - label: the label of the message. It is empty while the text is valid.
    /// - Returns: The field, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<String>, validation: Validation<String>, message label: UILabel) -> Self {
        bind(value)
        label.text = ""
        act(as: .message, on: .editingDidEnd) { [weak label] in label?.bind(validation.message) }
        return self
    }
}

extension UITextView {
    /// Binds the text in both directions: typing sets `value`, and the view shows each new `value`.
    ///
    /// The binding ends with the view, or when the view is bound to another value. It uses the view's notification and leaves its delegate
    /// to you. While an input method composes a text, the view does not show new values.
    ///
    /// ```swift
    /// notesView.bind(viewModel.notes)
    /// ```
    ///
    /// - Parameter value: the text of the view.
    /// - Returns: The view, for further calls.
    @discardableResult
    public func bind(_ value: Dynamic<String>) -> Self {
        let show: (UITextView, String) -> Void = { view, text in
            if view.markedTextRange == nil, view.text != text { view.text = text }
        }
        KeptBindings.show(value, in: self, as: .value, show)
        KeptBindings.of(self).replace(.edit) {
            TextEdits(of: self) { view in
                view.performInScreen {
                    value.value = view.text ?? ""
                    show(view, value.value)
                }
            }
        }
        return self
    }
}

/// Calls a closure after each edit of a text view by the person, until it is released.
private final class TextEdits {
    private weak var view: UITextView?
    private let action: (UITextView) -> Void
    private var observation: Observation?

    /// Ends an observation when it is released. Its only content is never used on two threads at once: it is set once, and read at the end.
    nonisolated private final class Observation {
        private let observer: any NSObjectProtocol

        init(_ observer: any NSObjectProtocol) { self.observer = observer }

        deinit { NotificationCenter.default.removeObserver(observer) }
    }

    init(of view: UITextView, _ action: @escaping (UITextView) -> Void) {
        self.view = view
        self.action = action
        observation = Observation(
            NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: view, queue: nil) {
                [weak self] _ in
                // UIKit posts the notification of a view on the main thread.
                MainActor.assumeIsolated { self?.tell() }
            })
    }

    private func tell() {
        if let view { action(view) }
    }
}
#endif
