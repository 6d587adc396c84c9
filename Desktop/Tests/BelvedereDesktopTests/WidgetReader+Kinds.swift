import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// The perceived lines of each kind of view.
extension WidgetReader {
    private static let operable: Set = [
        "button", "link", "textField", "searchField", "secureField", "textArea", "toggle", "disclosure", "picker", "segments", "radioGroup",
        "checkboxGroup", "tabs", "slider", "stepper", "dateField", "decimalField", "comboBox", "timeField", "colorField", "fileField",
        "menu",
    ]

    func see(_ widget: NativeView) -> [Perceived] {
        if !isVisible(widget) { return [] }
        let kind = name(widget)
        switch kind {
        case "label", "badge", "image", "avatar": return seeMark(widget, kind)
        case "circle", "rectangle", "line", "path", "drawnText": return seeMark(widget, kind)
        case "stack", "grid", "section", "contextMenu", "drawing": return seeGroup(widget, kind)
        case "screen", "alert", "toast", "emptyState": return seeSurface(widget, kind)
        case "list", "table", "collectionRow", "pager": return seeRows(widget, kind)
        case "row": return [seeRow(widget)]
        case "tableRow": return [seeTableRow(widget)]
        case "spinner", "progress", "codeBlock", "mapPicture": return seeStatus(widget, kind)
        case _ where Self.operable.contains(kind): return [seeControl(widget, kind)]
        default: return seeChildren(of: widget)
        }
    }

    func seeChildren(of widget: NativeView) -> [Perceived] { children(of: widget).flatMap(see) }

    private func seeMark(_ widget: NativeView, _ kind: String) -> [Perceived] {
        let given = accessibleName(widget)
        let name = given.isEmpty && ["label", "badge"].contains(kind) ? text(widget) : given
        return name.isEmpty ? [] : [Perceived(kind, name, widget, states: kind == "label" ? links(in: widget) : menuStates(widget))]
    }

    /// The links in a label, from its text with marks.
    private func links(in label: NativeView) -> [String] {
        String(cString: gtk_label_get_label(belvedere_label(label))).split(separator: "<a href=\"").dropFirst().compactMap { link in
            guard let end = link.firstIndex(of: "\""), let close = link.firstRange(of: "</a>"), let start = link[end...].firstIndex(of: ">")
            else { return nil }
            let text = link[link.index(after: start)..<close.lowerBound]
            return "link \(Transcript.quoted(String(text))) to \(Transcript.quoted(String(link[..<end])))"
        }
    }

    private func seeGroup(_ widget: NativeView, _ kind: String) -> [Perceived] {
        let given = accessibleName(widget)
        let name = given.isEmpty && kind == "section" ? text(of: "title", in: widget) : given
        let inside = seeChildren(of: widget)
        if name.isEmpty { return inside }
        return [
            Perceived(kind, name, widget, states: ["contextMenu", "drawing"].contains(kind) ? menuStates(widget) : [], children: inside)
        ]
    }

    private func seeSurface(_ widget: NativeView, _ kind: String) -> [Perceived] {
        let message = kind == "screen" ? "" : text(of: "message", in: widget)
        var states: [String] = []
        if kind == "screen" {
            if gtk_widget_has_css_class(widget, "presented") != 0 { states.append("presented") }
            if let back = part("back", in: widget), isVisible(back) { states.append("back") }
        }
        if kind == "emptyState", let title = part("title", in: widget), gtk_widget_has_css_class(title, "error") != 0 { states = ["error"] }
        let title = text(of: "title", in: widget)
        let inside = (message.isEmpty ? [] : [Perceived(text: message, in: widget)]) + seeChildren(of: widget)
        return [Perceived(kind, title, widget, states: states, children: inside)]
    }

    private func seeStatus(_ widget: NativeView, _ kind: String) -> [Perceived] {
        let given = accessibleName(widget)
        let title = text(of: "title", in: widget)
        switch kind {
        case "progress":
            let done = part("bar", in: widget).flatMap { gtk_progress_bar_get_text(belvedere_progress($0)) }.map { String(cString: $0) }
            let value = done.flatMap { $0.isEmpty ? nil : " = " + $0 } ?? ""
            return [Perceived(kind, given.isEmpty ? title : given, widget, value: value)]
        case "codeBlock":
            let code = text(of: "code", in: widget)
            let name = [given, title, code].first { !$0.isEmpty } ?? ""
            return [Perceived(kind, name, widget, value: " = " + Transcript.quoted(code), children: seeChildren(of: widget))]
        case "mapPicture":
            if given.isEmpty { return [] }
            let message = text(of: "message", in: widget)
            return [Perceived(kind, given, widget, children: message.isEmpty ? [] : [Perceived(text: message, in: widget)])]
        default: return [Perceived(kind, given.isEmpty ? title : given, widget)]
        }
    }

    private func seeControl(_ widget: NativeView, _ kind: String) -> Perceived {
        var states: [String] = gtk_widget_is_sensitive(widget) == 0 ? ["disabled"] : []
        var value = "", inside: [Perceived] = []
        switch kind {
        case "button": if let wheel = part("wheel", in: widget), isVisible(wheel) { states.append("busy") }
        case "link":
            let address = part("action", in: widget).flatMap { gtk_link_button_get_uri(belvedere_link($0)) }.map { String(cString: $0) }
            value = address.flatMap { $0.isEmpty ? nil : " to " + Transcript.quoted($0) } ?? ""
        case "menu": value = " of (" + menuText(widget) + ")"
        case "disclosure":
            let isExpanded = part("expander", in: widget).map { gtk_expander_get_expanded(belvedere_expander($0)) != 0 } ?? false
            states.append(isExpanded ? "expanded" : "collapsed")
            if isExpanded { inside = seeChildren(of: widget) }
        case "tabs":
            value = choices(in: widget)
            inside = seeChildren(of: widget)
        default:
            let (words, more) = content(of: widget, kind)
            value = words
            states += more
        }
        return Perceived(kind, controlName(widget, kind), widget, value: value, states: states, children: inside)
    }

    /// The name of a control: what assistive technology reads, or what stands on the control.
    private func controlName(_ widget: NativeView, _ kind: String) -> String {
        if kind == "tabs" { return "" }
        let parts = [
            "button": "action", "link": "action", "fileField": "action", "toggle": "check", "picker": "choice", "slider": "scale",
            "stepper": "spin", "colorField": "color", "disclosure": "expander", "menu": "menu",
        ]
        let inner = part(parts[kind] ?? "entry", in: widget)
        let names = [accessibleName(widget), inner.map(accessibleName) ?? "", text(of: "title", in: widget)]
        return names.first { !$0.isEmpty } ?? ""
    }
}
