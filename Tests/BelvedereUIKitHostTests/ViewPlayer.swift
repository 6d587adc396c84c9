#if canImport(UIKit)
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import UIKit

/// Plays the steps of a person on the views of the host. It presses real controls, and reads what these show.
final class ViewPlayer: StepPlayer {
    /// A step that is not possible on the screen as it is.
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private let host: UIKitHost
    private let setting: Setting
    /// The number of announcements before the last step.
    private var heard = UIAccessibility.announcements.count

    init(_ host: UIKitHost, _ setting: Setting) {
        self.host = host
        self.setting = setting
    }

    private var reader: ViewReader { ViewReader(root: host.viewController, rowsOnScreen: setting.viewport.rows) }

    /// The screen, and what a screen reader has said since the last step.
    private var perceived: [String] {
        let said = UIAccessibility.announcements.dropFirst(heard).map { "announced " + Transcript.quoted($0) }
        return reader.screen.flatMap { $0.lines() } + said
    }

    func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        for _ in 0..<300 {
            let found = perceived
            if isWanted(found) { return found }
            await Task.yield()
        }
        return perceived
    }

    /// Lets the work run that follows from what the person did.
    func settle() async { for _ in 0..<30 { await Task.yield() } }

    func perform(_ step: Step) async throws {
        heard = UIAccessibility.announcements.count
        switch step.action {
        case .wait: await setting.clock.advance(by: .seconds(step.number ?? 0))
        case .together:
            let parts = try (step.steps ?? []).map { try find($0) }
            for part in parts { try press(part) }
        case .type:
            for letter in step.text ?? "" {
                try type(String(letter), into: find(step))
                await settle()
            }
        default: try performOnce(step)
        }
        await settle()
    }

    private func performOnce(_ step: Step) throws {
        switch step.action {
        case .tap, .toggle: try press(find(step))
        case .clear:
            let field = try entry(of: find(step))
            field.becomeFirstResponder()
            field.text = ""
            field.sendActions(for: .editingChanged)
        case .submit:
            let field = try entry(of: find(step))
            field.becomeFirstResponder()
            field.sendActions(for: .primaryActionTriggered)
        case .adjust: try adjust(find(step), to: step.number ?? 0)
        case .step: try stepOn(find(step), by: step.number ?? 0)
        case .back: try leave()
        case .open: host.visit(step.text ?? "")
        case .perform: try swipe(find(step), and: step.text ?? "")
        case .scroll: try scroll(find(step), to: Int(step.number ?? 0))
        default: throw Refusal("A person cannot \(step.action) in this host yet.")
        }
    }

    // MARK: Finding

    private func find(_ step: Step) throws -> Perceived {
        guard let target = step.target else { throw Refusal("\(step.phrase) names nothing.") }
        var place = reader.screen
        for outer in step.inside ?? [] { place = try find(outer, in: place).children }
        return try find(target, in: place)
    }

    private func find(_ target: Target, in place: [Perceived]) throws -> Perceived {
        let found = place.flatMap(\.all).filter { $0.kind == target.role.name && (target.name == nil || $0.name == target.name) }
        guard found.indices.contains(target.index ?? 0) else { throw Refusal("There is no \(target.phrase).") }
        return found[target.index ?? 0]
    }

    // MARK: Using

    private func press(_ element: Perceived) throws {
        if element.isDisabled { return }
        switch (element.kind, element.view) {
        case (_, let button as UIButton): button.sendActions(for: .primaryActionTriggered)
        case ("toggle", _):
            guard let control = element.part(UISwitch.self, "check") else { throw Refusal("The toggle has no switch.") }
            control.isOn.toggle()
            control.sendActions(for: .valueChanged)
        case ("row", _):
            guard let (table, path) = element.place else { throw Refusal("The row is in no table.") }
            table.delegate?.tableView(table, didSelectRowAt: path)
        default:
            guard let action = element.action else { throw Refusal("A \(element.kind) cannot be pressed.") }
            reader.front.dismiss(animated: false)
            action.press()
        }
    }

    private func entry(of element: Perceived) throws -> UITextField {
        guard let field = element.part(UITextField.self, "entry"), !element.isDisabled else { throw Refusal("The field cannot be used.") }
        return field
    }

    private func type(_ text: String, into element: Perceived) throws {
        let field = try entry(of: element)
        field.becomeFirstResponder()
        field.text = (field.text ?? "") + text
        field.sendActions(for: .editingChanged)
    }

    private func adjust(_ element: Perceived, to number: Double) throws {
        if let slider = element.part(UISlider.self, "scale") {
            slider.value = Float(number)
            slider.sendActions(for: .valueChanged)
        } else if let stepper = element.part(UIStepper.self, "spin") {
            stepper.value = number
            stepper.sendActions(for: .valueChanged)
        } else {
            throw Refusal("A \(element.kind) cannot be adjusted.")
        }
    }

    private func stepOn(_ element: Perceived, by count: Double) throws {
        guard let stepper = element.part(UIStepper.self, "spin") else { throw Refusal("A \(element.kind) has no steps.") }
        for _ in 0..<Int(abs(count)) {
            stepper.value += count > 0 ? stepper.stepValue : -stepper.stepValue
            stepper.sendActions(for: .valueChanged)
        }
    }

    private func swipe(_ element: Perceived, and title: String) throws {
        guard let (table, path) = element.place,
            let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions,
            let action = actions.first(where: { $0.title == title })
        else { throw Refusal("The row has no action \(title).") }
        action.handler(action, table) { _ in }
    }

    private func leave() throws {
        guard let navigation = reader.front.navigationController else { throw Refusal("An alert has no way back.") }
        if let back = reader.front.navigationItem.backAction {
            back.performWithSender(nil, target: nil)
        } else if navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            navigation.presentationController?.pullDown()
        }
    }

    private func scroll(_ element: Perceived, to row: Int) throws {
        guard let table = element.view as? UITableView else { throw Refusal("A \(element.kind) cannot be scrolled.") }
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
        _ = table.visibleCells
    }
}
#endif
