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

    let host: UIKitHost
    private let setting: Setting
    let person: DevicePerson
    /// The time after which a state is not expected any more. Stores and services of an app answer on other threads, and a busy machine
    /// lets them wait.
    private let patience: Duration = .seconds(60)
    /// The number of announcements before the last step.
    private var heard = UIAccessibility.announcements.count

    init(_ host: UIKitHost, _ setting: Setting) {
        self.host = host
        self.setting = setting
        person = DevicePerson(setting.device)
        host.viewController.loadViewIfNeeded()
        if setting.viewport.width == .wide { resize(to: .regular) }
    }

    private func resize(to width: UIUserInterfaceSizeClass) {
        host.viewController.traitCollection = UITraitCollection(horizontalSizeClass: width)
    }

    var reader: ViewReader { ViewReader(root: host.viewController, viewport: setting.viewport) }

    /// The screen, and what a screen reader has said since the last step.
    private var perceived: [String] {
        let said = UIAccessibility.announcements.dropFirst(heard).map { "announced " + Transcript.quoted($0) }
        return reader.screen.flatMap { $0.lines() } + said + person.noticed
    }

    func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        let end = ContinuousClock.now.advanced(by: patience)
        while true {
            person.answer(reader.front)
            let found = perceived
            if isWanted(found) || ContinuousClock.now > end { return found }
            await Task.yield()
        }
    }

    /// The address of the screen, below the path of the app.
    var address: String { host.window.window?.path ?? "" }

    /// Lets the work run that follows from what the person did.
    func settle() async {
        await BelvedereHeadless.settle()
        if person.answer(reader.front) { await BelvedereHeadless.settle() }
    }

    func perform(_ step: Step) async throws {
        heard = UIAccessibility.announcements.count
        person.noticed = []
        switch step.action {
        case .wait: await setting.clock.advance(by: .seconds(step.number ?? 0))
        case .together:
            try await act {
                let parts = try (step.steps ?? []).map { try find($0) }
                if parts.contains(where: \.isDisabled) { throw Refusal("One of them is disabled.") }
                for part in parts { try press(part) }
            }
        case .type:
            for letter in step.text ?? "" {
                try await act { try type(String(letter), into: find(step)) }
                await settle()
            }
        default: try await act { try performOnce(step) }
        }
        await settle()
    }

    /// Does something as soon as it is possible. `body` throws before it changes anything.
    private func act(_ body: () throws -> Void) async throws {
        let end = ContinuousClock.now.advanced(by: patience)
        while true {
            do { return try body() } catch { if ContinuousClock.now > end { throw error } }
            person.answer(reader.front)
            await Task.yield()
        }
    }

    private func performOnce(_ step: Step) throws {
        switch step.action {
        case .tap, .toggle: try press(find(step))
        case .clear: try replace(with: "", in: find(step))
        case .submit: try submit(find(step))
        case .select, .check: try choose(step.text ?? "", in: find(step))
        case .enter: try enter(step.text ?? "", into: find(step))
        case .choose: try chooseEntry(step.text ?? "", of: find(step))
        case .sort: try sort(by: step.text ?? "", find(step))
        case .selectRow: try selectRow(find(step), step.text ?? "")
        case .edit: try edit(step.text ?? "", of: find(step))
        case .focusCell: try cell(step.text ?? "", of: find(step)).touchesEnded([UITouch(.direct)], with: nil)
        case .giveUp: try entry(of: find(step)).pressesBegan([UIPress(UIKey(.keyboardEscape))], with: nil)
        case .pressKeys: pressKeys(step.text ?? "")
        case .turn:
            let dots = try find(step).part(UIPageControl.self, "dots")
            dots?.currentPage = Int(step.number ?? 0)
            dots?.sendActions(for: .valueChanged)
        case .hover, .press, .drag: try movePointer(step)
        case .jump: try jump(to: step.text ?? "", in: find(step))
        case .resize: resize(to: step.text == WindowWidth.wide.rawValue ? .regular : .compact)
        case .provide:
            person.chosen = step.file.map { [$0] } ?? []
            try press(find(step))
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

    func find(_ step: Step) throws -> Perceived {
        guard let target = step.target else { throw Refusal("\(step.phrase) names nothing.") }
        var place = reader.screen
        for outer in step.inside ?? [] { place = try find(outer, in: place).children }
        return try find(target, in: place)
    }

    private func find(_ target: Target, in place: [Perceived]) throws -> Perceived {
        let isRow = { (kind: String) in target.role == .row && kind == "tableRow" }
        let found = place.flatMap(\.all).filter {
            ($0.kind == target.role.name || isRow($0.kind)) && (target.name == nil || $0.name == target.name)
        }
        guard found.indices.contains(target.index ?? 0) else { throw Refusal("There is no \(target.phrase).") }
        return found[target.index ?? 0]
    }

    // MARK: Using

    func press(_ element: Perceived) throws {
        if element.isDisabled { throw Refusal("The \(element.kind) is disabled.") }
        switch (element.kind, element.view) {
        case (_, let button as UIButton): button.sendActions(for: .primaryActionTriggered)
        case ("toggle", _):
            guard let control = element.part(UISwitch.self, "check") else { throw Refusal("The toggle has no switch.") }
            control.isOn.toggle()
            control.sendActions(for: .valueChanged)
        case ("circle", let shape?), ("rectangle", let shape?), ("line", let shape?), ("path", let shape?):
            _ = shape.accessibilityActivate()
        case ("comboBox", _): element.part(UIButton.self, "open")?.sendActions(for: .primaryActionTriggered)
        case ("disclosure", _): element.part(UIButton.self, "heading")?.sendActions(for: .primaryActionTriggered)
        case ("row", _), ("tableRow", _):
            if let press = element.press { return press() }
            guard let (table, path) = element.place else { throw Refusal("The row is in no table.") }
            table.press(path)
        default:
            guard let action = element.action else { throw Refusal("A \(element.kind) cannot be pressed.") }
            reader.front.dismiss(animated: false)
            action.press()
        }
    }

    private func entry(of element: Perceived) throws -> UIView {
        guard let field = element.part(UIView.self, "entry"), !element.isDisabled else { throw Refusal("The field cannot be used.") }
        return field
    }

    private func replace(with text: String, in element: Perceived) throws {
        let field = try entry(of: element)
        field.becomeFirstResponder()
        (field as? UITextView)?.type(text)
        if let field = field as? UITextField {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    private func type(_ text: String, into element: Perceived) throws {
        let field = try entry(of: element)
        try replace(with: ((field as? UITextField)?.text ?? (field as? UITextView)?.text ?? "") + text, in: element)
    }

    private func submit(_ element: Perceived) throws {
        let field = try entry(of: element)
        field.becomeFirstResponder()
        if field is UITextView { return field.pressesBegan([UIPress(UIKey(.keyboardReturnOrEnter, .command))], with: nil) }
        (field as? UITextField)?.sendActions(for: .primaryActionTriggered)
    }

    /// Presses keys on a hardware keyboard. The field with the keyboard hears them first, or else the screen in front.
    private func pressKeys(_ text: String) {
        let parts = text.split(separator: "+"), name = parts.last.map(String.init) ?? ""
        let flags: [Substring: UIKeyModifierFlags] = ["Command": .command, "Shift": .shift, "Option": .alternate]
        let codes: [String: UIKeyboardHIDUsage] = [
            "Enter": .keyboardReturnOrEnter, "Delete": .keyboardDeleteOrBackspace, "ArrowUp": .keyboardUpArrow,
        ]
        let held = UIKeyModifierFlags(parts.dropLast().compactMap { flags[$0] })
        let key = codes[name].map { UIKey($0, held) } ?? UIKey(name == "Plus" ? "+" : name.lowercased(), held)
        let field = host.window.focused.flatMap { $0.isFirstResponder ? $0 : nil }
        let listener: UIResponder = field ?? reader.columns.last?.topViewController ?? reader.front
        listener.pressesBegan([UIPress(key)], with: nil)
    }

    private func leave() throws {
        if let alert = reader.front as? UIAlertController {
            if !alert.pressEscape() { throw Refusal("The alert has no button to cancel.") }
            return
        }
        guard let navigation = reader.columns.last, let screen = navigation.topViewController else {
            throw Refusal("There is no screen.")
        }
        if let back = screen.navigationItem.backAction ?? screen.navigationItem.leftBarButtonItem?.primaryAction {
            back.performWithSender(nil, target: nil)
        } else if navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            navigation.presentationController?.pullDown()
        }
    }
}
#endif
