#if canImport(UIKit)
import BelvedereHeadless
import UIKit

/// Reads the view controllers of the host, as a person or assistive technology does. It knows nothing of the app.
@MainActor
struct ViewReader {
    let root: UIViewController
    let viewport: Viewport

    /// The controllers from the window to the one in front.
    private var presented: [UIViewController] {
        var all = [root]
        while let next = all.last?.presentedViewController { all.append(next) }
        return all
    }

    /// The controller in front: the window, a sheet, an alert or a dialog of the system.
    var front: UIViewController { presented.last ?? root }

    /// The navigation controllers in front, side by side.
    var columns: [UINavigationController] {
        if let sheet = front as? UINavigationController { return [sheet] }
        return front.children.compactMap { $0 as? UINavigationController }.filter { !$0.view.isHidden }
    }

    var screen: [Perceived] {
        let toasts = presented.compactMap { $0.view.part("toasts") }.flatMap(\.subviews).map { toast in
            Perceived("toast", toast.text(of: "title"), toast, children: toast.subviews.flatMap { see($0, isDisabled: false) })
        }
        if let alert = front as? UIAlertController {
            let buttons = alert.actions.map { action in
                let button = Perceived("button", action.title ?? "", nil)
                button.action = action
                return button
            }
            let message = alert.message.map { $0.isEmpty ? [] : [Perceived("label", $0, nil)] } ?? []
            return [Perceived("alert", alert.title ?? "", nil, children: message + buttons)] + toasts
        }
        return columns.compactMap(see) + toasts
    }

    private func see(_ navigation: UINavigationController) -> Perceived? {
        guard let screen = navigation.topViewController else { return nil }
        screen.loadViewIfNeeded()
        let isPresented = navigation === front && navigation.viewControllers.count == 1
        let hasBack = isPresented || navigation.viewControllers.count > 1 || screen.navigationItem.leftBarButtonItem != nil
        let bars = (screen.navigationItem.rightBarButtonItems ?? []).compactMap(\.customView)
        return Perceived(
            "screen", screen.title ?? "", screen.view, states: (isPresented ? ["presented"] : []) + (hasBack ? ["back"] : []),
            children: (bars + screen.view.subviews).flatMap { see($0, isDisabled: false) })
    }

    private static let controls: Set = [
        "link", "fileField", "menu", "disclosure", "tabs", "picker", "segments", "radioGroup", "checkboxGroup", "toggle", "textField",
        "searchField", "secureField", "decimalField", "comboBox", "textArea", "slider", "stepper", "dateField", "timeField", "colorField",
    ]

    func see(_ view: UIView, isDisabled: Bool) -> [Perceived] {
        if view.isHidden { return [] }
        let isDisabled = isDisabled || !view.isUserInteractionEnabled
        let kind = view.accessibilityIdentifier ?? "", given = view.accessibilityLabel ?? ""
        let inside = { view.subviews.flatMap { see($0, isDisabled: isDisabled) } }
        switch kind {
        case "label": return seeLabel(view)
        case "badge":
            let name = given.isEmpty ? (view as? UILabel)?.text ?? "" : given
            return name.isEmpty ? [] : [Perceived(kind, name, view)]
        case "image", "avatar": return given.isEmpty ? [] : [Perceived(kind, given, view)]
        case "mapPicture", "emptyState", "codeBlock", "progress": return seeStatus(view, kind, inside)
        case "button":
            let button = view as? UIButton, isBusy = button?.configuration?.showsActivityIndicator == true
            return [
                Perceived(
                    kind, given.isEmpty ? button?.configuration?.title ?? "" : given, view, states: isBusy ? ["busy"] : [],
                    isDisabled: isDisabled)
            ]
        case "spinner":
            guard (view.part("wheel") as? UIActivityIndicatorView)?.isAnimating == true else { return [] }
            return [Perceived(kind, given.isEmpty ? view.text(of: "title") : given, view)]
        case "stack", "grid": return given.isEmpty ? inside() : [Perceived(kind, given, view, children: inside())]
        case "section":
            let name = given.isEmpty ? view.text(of: "title") : given
            return name.isEmpty ? inside() : [Perceived(kind, name, view, children: inside())]
        case "contextMenu":
            let menu = menu(at: view).map { ["menu (\(told($0)))"] } ?? []
            return given.isEmpty ? inside() : [Perceived(kind, given, view, states: menu, children: inside())]
        case "drawing": return given.isEmpty ? inside() : [Perceived(kind, given, view, children: inside())]
        case "circle", "rectangle", "line", "path", "drawnText":
            let actions = (view.accessibilityCustomActions ?? []).map { Transcript.quoted($0.name) }
            let menu = actions.isEmpty ? [] : ["menu (\(actions.joined(separator: ", ")))"]
            return given.isEmpty ? [] : [Perceived(kind, given, view, states: menu)]
        case "list", "table": return (view as? UITableView).map { [rows($0, kind, given)] } ?? []
        case "collectionRow": return (view as? UICollectionView).map { [items($0, given)] } ?? []
        case "pager": return [pager(view)]
        case _ where Self.controls.contains(kind): return [control(view, kind, isDisabled)]
        default: return inside()
        }
    }

    private func seeLabel(_ view: UIView) -> [Perceived] {
        guard let label = view.part("text") as? UILabel, let links = view.part("links") as? UITextView else { return [] }
        let text = (links.isHidden ? label.text : links.text) ?? "", given = label.accessibilityLabel ?? ""
        let states: [String] =
            links.isHidden
            ? []
            : links.attributedText.runs.compactMap { run in
                (run.attributes[.link] as? URL).map {
                    "link \(Transcript.quoted(run.text)) to \(Transcript.quoted($0.absoluteString))"
                }
            }
        let name = given.isEmpty ? text : given
        return name.isEmpty ? [] : [Perceived("label", name, view, states: states)]
    }

    private func seeStatus(_ view: UIView, _ kind: String, _ inside: () -> [Perceived]) -> [Perceived] {
        let message = view.text(of: "message"), told = message.isEmpty ? [] : [Perceived("label", message, nil)]
        switch kind {
        case "mapPicture":
            let given = view.accessibilityLabel ?? ""
            return given.isEmpty ? told : [Perceived(kind, given, view, children: told)]
        case "emptyState":
            let symbol = (view.part("symbol") as? UIImageView)?.image?.symbolName
            let states = symbol == "exclamationmark.triangle" ? ["error"] : []
            return [Perceived(kind, view.text(of: "title"), view, states: states, children: told + inside())]
        case "codeBlock":
            let code = view.text(of: "code"), title = view.text(of: "title")
            let name = title.isEmpty ? code : title
            return [Perceived(kind, name, view, value: " = " + Transcript.quoted(code), children: inside())]
        default:
            let bar = view.part("bar") as? UIProgressView
            let value = bar?.isHidden == false ? " = \(Int(((bar?.progress ?? 0) * 100).rounded())) %" : ""
            return [Perceived(kind, bar?.accessibilityLabel ?? view.text(of: "title"), view, value: value)]
        }
    }
}
#endif
