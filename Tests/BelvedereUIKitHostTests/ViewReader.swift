#if canImport(UIKit)
import BelvedereHeadless
import UIKit

/// Something that a person perceives: a view, with the line that it has in a transcript.
final class Perceived {
    let kind: String
    let name: String
    let view: UIView?
    let children: [Perceived]
    let isDisabled: Bool
    /// The button of an alert.
    var action: UIAlertAction?
    /// The place of a row.
    var place: (UITableView, IndexPath)?
    private let value: String
    private let states: [String]

    init(
        _ kind: String, _ name: String, _ view: UIView?, value: String = "", states: [String] = [], isDisabled: Bool = false,
        children: [Perceived] = []
    ) {
        self.kind = kind
        self.name = name
        self.view = view
        self.value = value
        self.states = (isDisabled ? ["disabled"] : []) + states
        self.isDisabled = isDisabled
        self.children = children
    }

    func lines(depth: Int = 0) -> [String] {
        var line = String(repeating: "  ", count: depth) + kind
        if !name.isEmpty { line += " " + Transcript.quoted(name) }
        line += value
        if !states.isEmpty { line += " [" + states.joined(separator: ", ") + "]" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    /// This and everything in it, in reading order.
    var all: [Perceived] { [self] + children.flatMap(\.all) }

    func part<Part: UIView>(_ type: Part.Type, _ name: String) -> Part? { view?.part(name) as? Part }
}

extension UIView {
    func part(_ name: String) -> UIView? {
        for view in subviews {
            if view.accessibilityIdentifier == "part-" + name { return view }
            if let found = view.part(name) { return found }
        }
        return nil
    }
}

/// Reads the view controllers of the host, as a person or assistive technology does. It knows nothing of the app.
@MainActor
struct ViewReader {
    let root: UIViewController
    let rowsOnScreen: Int

    /// The controller in front: a screen or an alert.
    var front: UIViewController {
        var front = root
        while let presented = front.presentedViewController { front = presented }
        return (front as? UINavigationController)?.topViewController ?? front
    }

    var screen: [Perceived] {
        let front = front
        if let alert = front as? UIAlertController {
            let buttons = alert.actions.map { action in
                let button = Perceived("button", action.title ?? "", nil)
                button.action = action
                return button
            }
            let message = alert.message.map { $0.isEmpty ? [] : [Perceived("label", $0, nil)] } ?? []
            return [Perceived("alert", alert.title ?? "", nil, children: message + buttons)]
        }
        front.loadViewIfNeeded()
        let isPresented =
            front.navigationController?.presentingViewController != nil && front.navigationController?.viewControllers.count == 1
        let hasBack = isPresented || (front.navigationController?.viewControllers.count ?? 0) > 1
        let bars = (front.navigationItem.rightBarButtonItems ?? []).compactMap(\.customView)
        return [
            Perceived(
                "screen", front.title ?? "", front.view, states: (isPresented ? ["presented"] : []) + (hasBack ? ["back"] : []),
                children: (bars + front.view.subviews).flatMap { see($0, isDisabled: false) })
        ]
    }

    private func see(_ view: UIView, isDisabled: Bool) -> [Perceived] {
        if view.isHidden { return [] }
        let isDisabled = isDisabled || !view.isUserInteractionEnabled
        let kind = view.accessibilityIdentifier ?? "", given = view.accessibilityLabel ?? ""
        let inside = { view.subviews.flatMap { see($0, isDisabled: isDisabled) } }
        switch kind {
        case "label":
            let name = given.isEmpty ? (view as? UILabel)?.text ?? "" : given
            return name.isEmpty ? [] : [Perceived(kind, name, view)]
        case "button":
            let button = view as? UIButton, isBusy = button?.configuration?.showsActivityIndicator == true
            return [
                Perceived(
                    kind, given.isEmpty ? button?.configuration?.title ?? "" : given, view, states: isBusy ? ["busy"] : [],
                    isDisabled: isDisabled)
            ]
        case "spinner":
            guard (view.part("wheel") as? UIActivityIndicatorView)?.isAnimating == true else { return [] }
            return [Perceived(kind, given.isEmpty ? text(of: "title", in: view) : given, view)]
        case "toggle", "textField", "searchField", "secureField", "decimalField", "slider", "stepper":
            return [control(view, kind, isDisabled)]
        case "stack": return given.isEmpty ? inside() : [Perceived(kind, given, view, children: inside())]
        case "list": return (view as? UITableView).map { [list($0, given)] } ?? []
        default: return inside()
        }
    }

    private func text(of part: String, in view: UIView) -> String { (view.part(part) as? UILabel)?.text ?? "" }

    private func control(_ view: UIView, _ kind: String, _ isDisabled: Bool) -> Perceived {
        let target = ["check", "entry", "scale", "spin"].compactMap { view.part($0) }.first
        let given = target?.accessibilityLabel ?? "", title = text(of: "title", in: view)
        var states: [String] = [], value = ""
        switch target {
        case let control as UISwitch: value = control.isOn ? " = on" : " = off"
        case let field as UITextField:
            let typed = kind == "secureField" ? String(repeating: "•", count: (field.text ?? "").count) : field.text ?? ""
            value = typed.isEmpty ? "" : " = " + Transcript.quoted(typed)
            if field.isFirstResponder { states.append("focused") }
            let placeholder = field.placeholder ?? ""
            if typed.isEmpty, !placeholder.isEmpty, !title.isEmpty { states.append("placeholder " + Transcript.quoted(placeholder)) }
        case let slider as UISlider:
            let words = text(of: "value", in: view)
            value = " = " + (words.isEmpty ? short(Double(slider.value)) : Transcript.quoted(words))
            states = ["\(short(Double(slider.minimumValue))) to \(short(Double(slider.maximumValue)))"]
        case let stepper as UIStepper:
            value = " = " + short(stepper.value)
            states = ["\(short(stepper.minimumValue)) to \(short(stepper.maximumValue))"]
        default: break
        }
        let message = text(of: "message", in: view)
        if !message.isEmpty { states.append("message " + Transcript.quoted(message)) }
        let placeholder = (target as? UITextField)?.placeholder ?? ""
        let name = [given, title, placeholder].first { !$0.isEmpty } ?? ""
        return Perceived(kind, name, view, value: value, states: states, isDisabled: isDisabled)
    }

    private func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

    private func list(_ table: UITableView, _ name: String) -> Perceived {
        table.rowsOnScreen = rowsOnScreen
        let paths = table.indexPathsForVisibleRows ?? [], count = table.numberOfRows(inSection: 0)
        let rows = paths.compactMap { path -> Perceived? in
            guard let row = table.cellForRow(at: path)?.contentView.subviews.first else { return nil }
            let contents = row.subviews.flatMap { see($0, isDisabled: false) }, given = row.accessibilityLabel ?? ""
            let labels = contents.flatMap(\.all).filter { $0.kind == "label" }.map(\.name)
            let perceived = Perceived(
                "row", given.isEmpty ? labels.joined(separator: ", ") : given, row, children: contents.filter { $0.kind != "label" })
            perceived.place = (table, path)
            return perceived
        }
        var state = "\(count) \(count == 1 ? "row" : "rows")"
        if let first = paths.first, let last = paths.last, paths.count < count { state += ", \(first.row + 1)-\(last.row + 1)" }
        let actions = paths.first.flatMap { table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: $0)?.actions } ?? []
        if !actions.isEmpty { state += ", actions " + actions.map { Transcript.quoted($0.title ?? "") }.joined(separator: " ") }
        return Perceived("list", name, table, states: [state], children: rows)
    }
}
#endif
