#if canImport(UIKit)
import BelvedereCore
import BelvedereHeadless
import UIKit

/// The steps that choose a value, and those in lists and tables.
extension ViewPlayer {
    func adjust(_ element: Perceived, to number: Double) throws {
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

    /// Presses the buttons of a stepper, or swipes over a slider with VoiceOver.
    func stepOn(_ element: Perceived, by count: Double) throws {
        for _ in 0..<Int(abs(count)) {
            if let slider = element.part(UISlider.self, "scale") {
                if count > 0 { slider.accessibilityIncrement() } else { slider.accessibilityDecrement() }
            } else if let stepper = element.part(UIStepper.self, "spin") {
                stepper.value += count > 0 ? stepper.stepValue : -stepper.stepValue
                stepper.sendActions(for: .valueChanged)
            } else {
                throw Refusal("A \(element.kind) has no steps.")
            }
        }
    }

    func choose(_ title: String, in element: Perceived) throws {
        if element.isDisabled { throw Refusal("The \(element.kind) is disabled.") }
        if element.kind == "picker" { return try chooseEntry(title, of: element) }
        if let segments = element.part(UISegmentedControl.self, "choices") {
            guard let index = (0..<segments.numberOfSegments).first(where: { segments.titleForSegment(at: $0) == title }) else {
                throw Refusal("There is no choice \(title).")
            }
            segments.selectedSegmentIndex = index
            return segments.sendActions(for: .valueChanged)
        }
        if element.kind == "comboBox", element.part(UIView.self, "list")?.isHidden == true {
            element.part(UIButton.self, "open")?.sendActions(for: .primaryActionTriggered)
        }
        let part = element.kind == "comboBox" ? "list" : "choices"
        let buttons = (element.part(UIView.self, part)?.subviews ?? []).compactMap { $0 as? UIButton }
        guard let button = buttons.first(where: { ViewReader.title($0) == title }) else { throw Refusal("There is no choice \(title).") }
        button.sendActions(for: .primaryActionTriggered)
    }

    func enter(_ text: String, into element: Perceived) throws {
        if let well = element.part(UIColorWell.self, "color"), let color = RGBColor(text) {
            let part = { (byte: UInt8) in CGFloat(byte) / 255 }
            well.selectedColor = UIColor(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: 1)
            return well.sendActions(for: .valueChanged)
        }
        guard let isSet = element.part(UISwitch.self, "isSet"), let picker = element.part(UIDatePicker.self, "date") else {
            throw Refusal("Nothing can be entered into a \(element.kind).")
        }
        if isSet.isOn == text.isEmpty {
            isSet.isOn = !text.isEmpty
            isSet.sendActions(for: .valueChanged)
        }
        if let date = Moment.date(text) {
            picker.date = date
            picker.sendActions(for: .valueChanged)
        }
    }

    func chooseEntry(_ title: String, of element: Perceived) throws {
        func action(_ menu: UIMenu) -> UIAction? {
            menu.children.lazy.compactMap { element in
                if let inner = element as? UIMenu { return action(inner) }
                let action = element as? UIAction
                return action?.title == title && action?.attributes.contains(.disabled) == false ? action : nil
            }.first
        }
        if let entry = element.view?.accessibilityCustomActions?.first(where: { $0.name == title }) {
            _ = entry.actionHandler?(entry)
            return
        }
        let view = element.part(UIButton.self, "choice") ?? element.view
        guard let menu = view.flatMap(reader.menu), let action = action(menu) else { throw Refusal("There is no entry \(title).") }
        action.performWithSender(nil, target: nil)
    }

    // MARK: Rows

    func swipe(_ element: Perceived, and title: String) throws {
        guard let (table, path) = element.place,
            let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions,
            let action = actions.first(where: { $0.title == title })
        else { throw Refusal("The row has no action \(title).") }
        action.handler(action, table) { _ in }
    }

    /// Clicks on a row with a pointer, with the keys of a hardware keyboard down.
    func selectRow(_ element: Perceived, _ choice: String) throws {
        guard let (table, path) = element.place else { throw Refusal("The row is in no table.") }
        let keys: [RowChoice: UIKeyModifierFlags] = [.toggle: .command, .extend: .shift]
        table.press(path, .indirectPointer, RowChoice(rawValue: choice).flatMap { keys[$0] } ?? [])
    }

    func sort(by column: String, _ element: Perceived) throws {
        let button = (element.view as? UITableView).flatMap { reader.columns(of: $0).first { ViewReader.title($0) == column } }
        guard let button, button.isUserInteractionEnabled else { throw Refusal("The table does not sort by \(column).") }
        button.sendActions(for: .primaryActionTriggered)
    }

    func edit(_ column: String, of element: Perceived) throws {
        guard let edit = try cell(column, of: element).part("edit") as? UIButton, !edit.isHidden else {
            throw Refusal("The cell \(column) cannot be edited.")
        }
        edit.sendActions(for: .primaryActionTriggered)
    }

    func cell(_ column: String, of row: Perceived) throws -> UIView {
        guard let (table, _) = row.place, let cells = row.view?.subviews.filter({ !$0.isHidden }),
            let index = reader.columns(of: table).firstIndex(where: { ViewReader.title($0) == column }), cells.indices.contains(index)
        else { throw Refusal("The row has no cell \(column).") }
        return cells[index]
    }

    func scroll(_ element: Perceived, to row: Int) throws {
        if let collection = element.view as? UICollectionView {
            if row >= collection.numberOfItems(inSection: 0) { throw Refusal("There is no item \(row).") }
            collection.scrollToItem(at: IndexPath(item: row, section: 0), at: .left, animated: false)
            for path in collection.indexPathsForVisibleItems { _ = collection.cellForItem(at: path) }
            return
        }
        guard let table = element.view as? UITableView else { throw Refusal("A \(element.kind) cannot be scrolled.") }
        var place = IndexPath(row: row, section: 0)
        while place.section < table.numberOfSections, place.row >= table.numberOfRows(inSection: place.section) {
            place = IndexPath(row: place.row - table.numberOfRows(inSection: place.section), section: place.section + 1)
        }
        if place.section >= table.numberOfSections { throw Refusal("There is no row \(row).") }
        table.scrollToRow(at: place, at: .top, animated: false)
        _ = table.visibleCells
    }

    /// Presses a heading in the index at the edge of a list. UIKit scrolls to the section with its number.
    func jump(to section: String, in element: Perceived) throws {
        guard let table = element.view as? UITableView,
            let index = table.dataSource?.sectionIndexTitles(for: table)?.firstIndex(of: section)
        else { throw Refusal("The index has no \(section).") }
        table.scrollToRow(at: IndexPath(row: 0, section: index), at: .top, animated: false)
        _ = table.visibleCells
    }
}
#endif
