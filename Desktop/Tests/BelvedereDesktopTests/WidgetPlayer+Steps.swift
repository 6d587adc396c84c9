@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// The steps that a person does at once.
extension WidgetPlayer {
    func perform(_ step: Step) throws {
        let text = step.text ?? "", number = step.number ?? 0
        switch step.action {
        case .tap, .toggle: try press(find(step))
        case .clear: try replace(with: "", in: find(step))
        case .enter: try enter(text, into: find(step))
        case .submit: try submit(find(step))
        case .giveUp: try perform("field.cancel", on: part("entry", in: find(step)))
        case .select, .check: try choose(text, in: find(step))
        case .adjust: try adjust(find(step), to: number)
        case .step: try stepOn(find(step), by: Int(number))
        case .perform, .jump: try clickButton(text, in: find(step))
        case .sort: try clickButton(text, in: find(step))
        case .choose: try chooseEntry(text, of: find(step))
        case .selectRow: try perform(rowAction(text), on: find(step).widget)
        case .edit: try perform("cell.edit", on: cell(text, of: find(step)))
        case .focusCell: gtk_widget_grab_focus(try cell(text, of: find(step)))
        case .back: try leave()
        case .open: window.visit(text)
        case .provide: try provide(step)
        case .pressKeys:
            guard let keys = Shortcut(text: text)?.native, belvedere_press_key(reader.window, keys.key, keys.state) != 0 else {
                throw Refusal("Nothing has the keys \(text).")
            }
        case .hover, .press, .drag: try movePointer(step)
        default: throw Refusal("A person cannot \(step.action) on the desktop yet.")
        }
    }

    private func rowAction(_ choice: String) -> String {
        switch RowChoice(rawValue: choice) {
        case .toggle: "row.toggle"
        case .extend: "row.extend"
        default: "row.select"
        }
    }

    private func enter(_ text: String, into element: Perceived) throws {
        guard element.kind == "colorField" else { return try replace(with: text, in: element) }
        let button = try part("color", in: element)
        NativeColor.show(text, in: button)
        belvedere_emit(button, "color-set")
    }

    private func choose(_ title: String, in element: Perceived) throws {
        if element.kind == "picker" {
            let choice = try part("choice", in: element)
            guard let index = reader.titles(of: choice).firstIndex(of: title) else { throw Refusal("There is no choice \(title).") }
            gtk_widget_grab_focus(choice)
            return gtk_drop_down_set_selected(belvedere_drop_down(choice), UInt32(index))
        }
        if element.kind == "comboBox" {
            if !reader.isOpen(element.widget) { try click("open", in: element) }
            guard let option = reader.options(in: element.widget).first(where: { reader.title(of: $0) == title }) else {
                throw Refusal("There is no choice \(title) yet.")
            }
            return try click(option)
        }
        guard let button = reader.buttons(in: element.widget).first(where: { $0.title == title }) else {
            throw Refusal("There is no choice \(title).")
        }
        try click(button.button)
    }

    private func adjust(_ element: Perceived, to number: Double) throws {
        if element.kind == "slider" { return gtk_range_set_value(belvedere_range(try part("scale", in: element)), number) }
        gtk_spin_button_set_value(belvedere_spin(try part("spin", in: element)), number)
    }

    private func stepOn(_ element: Perceived, by count: Int) throws {
        for _ in 0..<abs(count) {
            if element.kind == "slider" {
                belvedere_emit_scroll(try part("scale", in: element), count > 0 ? GTK_SCROLL_STEP_RIGHT : GTK_SCROLL_STEP_LEFT)
            } else {
                gtk_spin_button_spin(
                    belvedere_spin(try part("spin", in: element)), count > 0 ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 0)
            }
        }
    }

    /// Clicks on the first button with a title inside something.
    private func clickButton(_ title: String, in element: Perceived) throws { try clickButton(title, below: element.widget) }

    func clickButton(_ title: String, below widget: NativeView) throws {
        guard let button = button(title, below: widget) else { throw Refusal("There is no button \(title).") }
        try click(button)
    }

    private func button(_ title: String, below widget: NativeView) -> NativeView? {
        for child in reader.children(of: widget) where reader.isVisible(child) {
            if belvedere_is_button(child) != 0, reader.title(of: child) == title { return child }
            if let found = button(title, below: child) { return found }
        }
        return nil
    }

    private func chooseEntry(_ title: String, of element: Perceived) throws {
        func action(_ entries: [WidgetReader.Entry]) -> String? {
            entries.lazy.compactMap { $0.title == title ? $0.action : action($0.entries) }.first
        }
        guard let action = action(reader.entries(of: element.widget)) else { throw Refusal("There is no entry \(title).") }
        guard let menu = reader.part("menu", in: element.widget) else { throw Refusal("There is no menu.") }
        try perform(action, on: menu)
    }

    private func cell(_ column: String, of row: Perceived) throws -> NativeView {
        let columns = reader.screen.flatMap(\.all).filter { $0.kind == "table" }.flatMap { reader.parts("column", in: $0.widget) }
        guard let index = columns.firstIndex(where: { reader.text($0) == column }),
            let cell = reader.cells(of: row.widget).element(at: index)
        else { throw Refusal("There is no cell \(column).") }
        return cell
    }

    private func provide(_ step: Step) throws {
        let field = try find(step)
        device.chosen = step.file
        try click("action", in: field)
    }
}
