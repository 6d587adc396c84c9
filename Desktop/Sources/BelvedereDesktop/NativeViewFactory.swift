@_spi(Hosting) internal import Belvedere
internal import CGtk

/// Makes the widgets for each kind of view.
final class NativeViewFactory {
    weak var host: DesktopWindow?
    /// The line at the bottom of the window that shows what the app announces.
    let announcements: NativeView = gtk_label_new("")

    /// Makes a text a heading of a level. The title of a screen has level 1.
    func makeHeading(_ label: NativeView, level: Int32) {
        belvedere_set_role(label, GTK_ACCESSIBLE_ROLE_HEADING)
        belvedere_set_level(label, level)
    }

    /// Whether the host itself changes the widgets now. Signals are ignored then.
    var isApplying: Bool { host?.isApplying ?? true }

    /// Sends an event of a person to the app.
    func send(_ event: Event, _ view: ViewIdentifier) { host?.send(event, to: view) }

    func make(_ node: ViewNode) -> ShownView {
        switch node.kind {
        case .window: window(node)
        case .screen: screen(node)
        case .alert: alert(node)
        case .toast: toast(node)
        case .tools, .bar: ShownView(node, box(spacing: 12, isHorizontal: true)) { _ in }
        case .splitView: splitView(node)
        case .stack: stack(node)
        case .grid: grid(node)
        case .section: section(node)
        case .disclosure: disclosure(node)
        case .divider: ShownView(node, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) { _ in }
        case .spacer: spacer(node)
        case .overlay: overlay(node)
        case .drawing: drawing(node)
        case .circle, .rectangle, .line, .path, .drawnText: shape(node)
        case .label: label(node)
        case .badge: badge(node)
        case .image: image(node)
        case .avatar: avatar(node)
        case .mapPicture: mapPicture(node)
        case .emptyState: emptyState(node)
        case .spinner: spinner(node)
        case .progress: progress(node)
        case .codeBlock: codeBlock(node)
        case .button: button(node)
        case .link: link(node)
        case .fileField: fileField(node)
        case .menu: menu(node)
        case .contextMenu: contextMenu(node)
        case .textField, .searchField, .secureField, .decimalField: textField(node)
        case .comboBox: comboBox(node)
        case .textArea: textArea(node)
        case .toggle: toggle(node)
        case .picker: picker(node)
        case .segments, .radioGroup: choiceButtons(node)
        case .checkboxGroup: checkboxGroup(node)
        case .tabs: tabs(node)
        case .slider: slider(node)
        case .stepper: stepper(node)
        case .dateField, .timeField: entryField(node)
        case .colorField: colorField(node)
        case .list, .table, .collectionRow: rows(node)
        case .pager: pager(node)
        case .row, .tableRow: row(node)
        case .tableCell: tableCell(node)
        default: unknown(node)
        }
    }

    // MARK: Parts

    func box(spacing: Int32, isHorizontal: Bool = false, _ parts: [NativeView] = []) -> NativeView {
        let box: NativeView = gtk_box_new(isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing)
        for part in parts { gtk_box_append(belvedere_box(box), part) }
        return box
    }

    /// Gives a widget the name by which style sheets and tests find it in its view.
    func part(_ name: String, _ widget: NativeView) -> NativeView {
        gtk_widget_set_name(widget, "part-" + name)
        return widget
    }

    func text(_ words: String = "", style: String? = nil) -> NativeView {
        let widget: NativeView = gtk_label_new(words)
        gtk_label_set_wrap(belvedere_label(widget), 1)
        gtk_label_set_xalign(belvedere_label(widget), 0)
        if let style { gtk_widget_add_css_class(widget, style) }
        return widget
    }

    /// The text on a button. It stays on one line.
    func caption() -> NativeView {
        let widget = part("title", text())
        gtk_label_set_wrap(belvedere_label(widget), 0)
        return widget
    }

    /// Shows a text. A label without a text takes no space.
    func set(_ words: String, in label: NativeView) {
        gtk_label_set_text(belvedere_label(label), words)
        gtk_widget_set_visible(label, words.isEmpty ? 0 : 1)
    }

    /// Shows the error message of a control. Assistive technology reads it with the control, and says that the control is invalid.
    func show(message words: String, in label: NativeView, of control: NativeView) {
        set(words, in: label)
        belvedere_describe(control, words)
        belvedere_set_invalid(control, words.isEmpty ? 0 : 1)
    }

    func setClass(_ name: String, _ isSet: Bool, of widget: NativeView) {
        if isSet { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    /// A view of a kind that this host does not know: its name, a note, and its children.
    private func unknown(_ node: ViewNode) -> ShownView {
        let note = text(style: "dim-label"), content = box(spacing: 4)
        return ShownView(node, box(spacing: 4, [note, content]), content: content) { [self] node in
            let texts = node.kind.names.compactMap { name in node[name.key].flatMap { String($0) } }.filter { !$0.isEmpty }
            set((texts + ["(\(node.kind.name) is not shown on the desktop yet)"]).joined(separator: " "), in: note)
        }
    }

    // MARK: Announcements

    func announce(_ words: String) {
        let before = String(cString: gtk_label_get_text(belvedere_label(announcements)))
        set(before.isEmpty ? words : before + "\n" + words, in: announcements)
    }

    func clearAnnouncements() { set("", in: announcements) }
}
