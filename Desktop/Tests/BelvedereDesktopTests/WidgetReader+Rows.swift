import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// Lists and tables as a person perceives them: only the rows in sight.
extension WidgetReader {
    func seeRows(_ widget: NativeView, _ kind: String) -> [Perceived] {
        let name = accessibleName(widget)
        if kind == "pager" {
            let place = text(of: "place", in: widget)
            return [Perceived(kind, name, widget, value: place.isEmpty ? "" : " = " + place, children: seeChildren(of: widget))]
        }
        let rows = rowsInSight(of: widget)
        let count = accessible(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
        var states = [count], inside: [Perceived] = kind == "table" ? [header(of: widget)] : []
        if let first = rows.first.flatMap(position), let last = rows.last.flatMap(position), Int(count.prefix { $0 != " " }) != rows.count {
            states.append("\(first)-\(last)")
        }
        let actions = rows.first.map { parts("rowAction", in: $0).map(title(of:)) } ?? []
        if !actions.isEmpty { states.append("actions " + actions.map(Transcript.quoted).joined(separator: " ")) }
        for row in rows {
            let section = text(of: "section", in: row)
            if !section.isEmpty { inside.append(Perceived("sectionHeader", section, row)) }
            inside += see(row)
        }
        return [Perceived(kind, name, widget, states: states, children: inside)]
    }

    /// The rows of which a person sees the greater part, through the frame of their list.
    func rowsInSight(of list: NativeView) -> [NativeView] {
        guard let scroller = part("scroller", in: list), let frame = place(of: scroller, in: scroller) else { return [] }
        return rows(below: scroller).filter { row in
            guard isVisible(row), let place = place(of: row, in: scroller) else { return false }
            func isSeen(_ start: Double, _ length: Double, of whole: Double) -> Bool {
                min(start + length, whole) - max(start, 0) > length / 2
            }
            return isSeen(place.y, place.height, of: frame.height) && isSeen(place.x, min(place.width, frame.width), of: frame.width)
        }
    }

    private func rows(below widget: NativeView) -> [NativeView] {
        children(of: widget).flatMap { child in ["row", "tableRow"].contains(name(child)) ? [child] : rows(below: child) }
    }

    func seeRow(_ row: NativeView) -> Perceived {
        let inside = seeChildren(of: row)
        var states: [String] = []
        if let check = part("check", in: row), isVisible(check) {
            states = [isBusyOrActive(check) ? "checked" : "not checked"]
        } else if isSelected(row) {
            states = ["selected"]
        }
        // A group with a name that fills the row gives its name to the row.
        let group = inside.count == 1 && ["stack", "grid"].contains(inside[0].kind) ? inside[0] : nil
        let name = group?.name ?? texts(in: inside).joined(separator: ", ")
        return Perceived("row", name, row, states: states, children: withoutTexts(inside))
    }

    private func isSelected(_ row: NativeView) -> Bool {
        gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }

    private func texts(in elements: [Perceived]) -> [String] {
        elements.flatMap { $0.isText ? [$0.name] : texts(in: $0.children) }
    }

    private func withoutTexts(_ elements: [Perceived]) -> [Perceived] { elements.filter { !$0.isText } }

    func seeTableRow(_ row: NativeView) -> Perceived {
        let cells = cells(of: row)
        let told = cells.map { cell in
            let own = text(of: "title", in: cell)
            return own.isEmpty ? texts(in: seeChildren(of: cell)).joined(separator: ", ") : own
        }
        return Perceived(
            "tableRow", told.first ?? "", row, value: told.dropFirst().map { " | " + Transcript.quoted($0) }.joined(),
            states: isSelected(row) ? ["selected"] : [], children: withoutTexts(cells.flatMap(seeChildren)))
    }

    /// The cells of a row, in the order of the columns.
    func cells(of row: NativeView) -> [NativeView] {
        children(of: row).filter(isVisible).flatMap { name($0) == "tableCell" ? [$0] : cells(of: $0) }
    }

    private func header(of table: NativeView) -> Perceived {
        let columns = parts("column", in: table).map { column in
            Transcript.quoted(text(column)) + (part("order", in: column).map { " " + accessibleName($0) } ?? "")
        }
        return Perceived("header", columns.joined(separator: " | "), table)
    }
}
