#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The controls that a person types into.
extension ViewFactory {
    /// A field of one line with its title above and its message below.
    ///
    /// - Parameters:
    ///   - button: a button beside the field.
    ///   - parts: further views between the field and the message.
    ///   - update: shows further properties.
    func textField(
        _ node: ViewNode, beside button: UIView? = nil, above parts: [UIView] = [], update: @escaping (ViewNode) -> Void = { _ in }
    ) -> HostedView {
        let title = text("title"), field = part("entry", EntryTextField()), message = text("message")
        let edits = Edits(node[TextField.edit])
        field.isSecureTextEntry = node.kind == .secureField
        field.borderStyle = .roundedRect
        field.font = fonts.font(.body)
        field.adjustsFontForContentSizeCategory = true
        field.fit(to: node)
        field.addAction(
            UIAction { [unowned self, unowned field] _ in send(.input(field.text ?? "", edit: edits.next()), node) }, for: .editingChanged)
        field.addAction(UIAction { [unowned self, unowned field] _ in host.focused = field }, for: .editingDidBegin)
        field.addAction(UIAction { [unowned self] _ in send(.submit, node) }, for: .primaryActionTriggered)
        field.addAction(UIAction { [unowned self] _ in send(.endEditing, node) }, for: .editingDidEnd)
        message.textColor = .systemRed
        let content = column(title, button.map { UIStackView(arrangedSubviews: [field, $0]) } ?? field)
        for part in parts + [message] { content.addArrangedSubview(part) }
        let view = HostedView(node, content) { node in
            update(node)
            title.text = node[TextField.title]
            field.placeholder = node[TextField.placeholder]
            message.text = node[TextField.message]
            message.isHidden = node[TextField.message].isEmpty
            title.isHidden = node[TextField.title].isEmpty
            // The text of the app is older than what the person has typed since. It will follow.
            if edits.isNewer(than: node[TextField.edit]) || field.markedTextRange != nil { return }
            if field.text != node[TextField.text] { field.text = node[TextField.text] }
        }
        view.focusTarget = field
        view.titleLabel = title
        field.cancel = { [unowned self, weak view] in view.map(cancel) ?? false }
        view.changesEnded = { [unowned self, unowned field, weak view] in
            // In a cell of a table, the keyboard has a button to give up what was typed.
            guard let view, field.inputAccessoryView == nil, cancelled(view) != nil else { return }
            field.inputAccessoryView = accessory(.cancel) { [unowned self, weak view] in _ = view.map(cancel) }
        }
        return view
    }

    /// Returns the view that hears that a person gives up what was typed into a field: the field, or the cell around it.
    private func cancelled(_ field: HostedView) -> HostedView? {
        if field.node[TextField.takesCancel] { return field }
        return field.parent?.kind == .tableCell ? field.parent : nil
    }

    private func cancel(_ field: HostedView) -> Bool {
        guard let view = cancelled(field) else { return false }
        send(.leave, view.node)
        return true
    }

    /// A bar above the keyboard with one button of the system. tvOS has none.
    private func accessory(_ item: UIBarButtonItem.SystemItem, _ action: @escaping () -> Void) -> UIView? {
        #if os(tvOS)
        return nil
        #else
        let bar = UIToolbar()
        let button = UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in action() })
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), button]
        bar.sizeToFit()
        return bar
        #endif
    }

    /// A field of several lines. Enter begins a line, so Command and Enter, or the button above the keyboard, send the text.
    func textArea(_ node: ViewNode) -> HostedView {
        let title = text("title"), hint = text("hint"), area = part("entry", AreaTextView())
        let message = text("message")
        let edits = Edits(node[TextField.edit])
        area.isScrollEnabled = false
        area.font = fonts.font(.body)
        area.adjustsFontForContentSizeCategory = true
        area.backgroundColor = .secondarySystemBackground
        message.textColor = .systemRed
        hint.textColor = .secondaryLabel
        let lines = area.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(max(1, node[TextArea.lines])) * 22)
        NSLayoutConstraint.activate([lines])
        let view = HostedView(node, column(title, hint, area, message)) { [unowned self] node in
            title.text = node[TextField.title]
            hint.text = node[TextField.placeholder]
            message.text = node[TextField.message]
            for label in [title, hint, message] { label.isHidden = label.text?.isEmpty != false }
            if node[TextField.takesSubmit], area.inputAccessoryView == nil {
                area.inputAccessoryView = accessory(.done) { [unowned self] in send(.submit, node) }
            }
            if edits.isNewer(than: node[TextField.edit]) || area.markedTextRange != nil { return }
            if area.text != node[TextField.text] { area.text = node[TextField.text] }
        }
        let typing = AreaTyping(
            began: { [unowned self, unowned area] in host.focused = area },
            changed: { [unowned self, unowned area] in send(.input(area.text ?? "", edit: edits.next()), node) },
            ended: { [unowned self] in send(.endEditing, node) })
        area.delegate = typing
        area.submit = { [unowned self] in send(.submit, node) }
        area.cancel = { [unowned self, weak view] in view.map(cancel) ?? false }
        view.attachments.append(typing)
        view.focusTarget = area
        view.titleLabel = title
        return view
    }
}

extension UIPress {
    /// Whether Esc was pressed on a hardware keyboard.
    var isEscape: Bool { key?.keyCode == .keyboardEscape }
}

/// A text view that hears Esc, and Command with Enter.
final class AreaTextView: UITextView {
    var cancel: () -> Bool = { false }
    var submit: () -> Void = {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), cancel() { return }
        let sends = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter && $0.key?.modifierFlags.contains(.command) == true }
        if sends { return submit() }
        super.pressesBegan(presses, with: event)
    }
}

/// Hears what a person types into a text view.
private final class AreaTyping: NSObject, UITextViewDelegate {
    private let began: () -> Void, changed: () -> Void, ended: () -> Void

    init(began: @escaping () -> Void, changed: @escaping () -> Void, ended: @escaping () -> Void) {
        (self.began, self.changed, self.ended) = (began, changed, ended)
        super.init()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { began() }
    func textViewDidChange(_ textView: UITextView) { changed() }
    func textViewDidEndEditing(_ textView: UITextView) { ended() }
}
#endif
