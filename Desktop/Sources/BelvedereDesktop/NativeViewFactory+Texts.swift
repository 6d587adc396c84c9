@_spi(Hosting) internal import Belvedere
internal import CGtk
internal import Foundation

/// The widgets of the views that a person only reads.
extension NativeViewFactory {
    func label(_ node: ViewNode) -> ShownView {
        let widget = text()
        let view = ShownView(node, widget) { [self] node in
            gtk_label_set_markup(belvedere_label(widget), markup(node))
            let classes: [Label.Style: String] = [.title: "title-1", .headline: "heading", .detail: "dim-label", .error: "error"]
            for (style, name) in classes { setClass(name, style == node[Label.style], of: widget) }
        }
        view.isAbsent = { [unowned view] in view.node[Label.text].isEmpty }
        return view
    }

    /// The text in the language of Pango, with the traits of its runs. Only links that the policy allows lead somewhere.
    private func markup(_ node: ViewNode) -> String {
        let runs = node[Label.runs]
        if runs.isEmpty { return Self.escaped(node[Label.text]) }
        return runs.map { run in
            var words = Self.escaped(run.text)
            if run.traits.contains(.bold) { words = "<b>\(words)</b>" }
            if run.traits.contains(.italic) { words = "<i>\(words)</i>" }
            if run.traits.contains(.code) { words = "<tt>\(words)</tt>" }
            if let link = run.link.flatMap({ LinkPolicy.destination(of: $0) }) { words = "<a href=\"\(Self.escaped(link))\">\(words)</a>" }
            return words
        }.joined()
    }

    /// Returns a text in which no character has a meaning in the language of Pango.
    static func escaped(_ words: String) -> String {
        guard let escaped = g_markup_escape_text(words, -1) else { return "" }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }

    func badge(_ node: ViewNode) -> ShownView {
        let widget = text(style: "caption-heading")
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        let view = ShownView(node, widget) { node in gtk_label_set_text(belvedere_label(widget), node[Badge.text]) }
        view.isAbsent = { [unowned view] in view.node[Badge.text].isEmpty }
        return view
    }

    func image(_ node: ViewNode) -> ShownView {
        let picture = NativePicture(node.identifier, self)
        let view = ShownView(node, picture.widget) { picture.show($0[ImageView.picture]) }
        view.attachments.append(picture)
        return view
    }

    func avatar(_ node: ViewNode) -> ShownView {
        let initials = initialsLabel(), outer = box(spacing: 0, [initials])
        gtk_widget_set_halign(outer, GTK_ALIGN_START)
        gtk_widget_set_valign(outer, GTK_ALIGN_CENTER)
        return ShownView(node, outer) { [self] node in set(node[Avatar.initials], in: initials) }
    }

    /// The initials of a person on a round background.
    func initialsLabel() -> NativeView {
        let initials = text(style: "heading")
        gtk_widget_add_css_class(initials, "initials")
        gtk_label_set_wrap(belvedere_label(initials), 0)
        gtk_label_set_xalign(belvedere_label(initials), 0.5)
        return initials
    }

    func emptyState(_ node: ViewNode) -> ShownView {
        let title = part("title", text(style: "title-2")), detail = part("message", text(style: "dim-label")), content = box(spacing: 12)
        let icon: NativeView = gtk_image_new()
        gtk_image_set_pixel_size(belvedere_image(icon), 96)
        gtk_widget_add_css_class(icon, "dim-label")
        gtk_widget_set_margin_bottom(icon, 12)
        for label in [title, detail] {
            gtk_label_set_justify(belvedere_label(label), GTK_JUSTIFY_CENTER)
            gtk_label_set_xalign(belvedere_label(label), 0.5)
            gtk_label_set_max_width_chars(belvedere_label(label), 50)
        }
        gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
        let outer = box(spacing: 12, [icon, title, detail, content])
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(outer, 36) }
        return ShownView(node, outer, content: content) { [self] node in
            gtk_image_set_from_icon_name(belvedere_image(icon), NativeIcon.name(of: node[EmptyState.symbol]))
            set(node[EmptyState.title], in: title)
            set(node[EmptyState.detail], in: detail)
            setClass("error", node[EmptyState.isError], of: title)
        }
    }

    func spinner(_ node: ViewNode) -> ShownView {
        let wheel: NativeView = gtk_spinner_new(), title = part("title", text())
        let view = ShownView(node, box(spacing: 6, isHorizontal: true, [wheel, title])) { [self] node in
            set(node[Spinner.title], in: title)
            gtk_spinner_set_spinning(belvedere_spinner(wheel), node[Spinner.isSpinning] ? 1 : 0)
        }
        view.isAbsent = { [unowned view] in !view.node[Spinner.isSpinning] }
        return view
    }

    func progress(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), bar = part("bar", gtk_progress_bar_new())
        gtk_progress_bar_set_show_text(belvedere_progress(bar), 1)
        return ShownView(node, box(spacing: 4, [title, bar])) { [self] node in
            set(node[ProgressView.title], in: title)
            let fraction = node[ProgressView.fraction]
            gtk_progress_bar_set_fraction(belvedere_progress(bar), fraction ?? 0)
            gtk_progress_bar_set_text(belvedere_progress(bar), fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "")
            belvedere_name(bar, node[ProgressView.title])
        }
    }

    /// Lines of a program. A person can select them. Their title and the button that copies them are above them.
    func codeBlock(_ node: ViewNode) -> ShownView {
        let title = part("title", text(style: "heading")), content = box(spacing: 6)
        gtk_widget_set_hexpand(title, 1)
        let lines = CodeLines(self) { [weak self] page in self?.host?.follow(page) }
        let top = box(spacing: 12, isHorizontal: true, [title, content])
        let view = ShownView(node, box(spacing: 6, [top, lines.widget]), content: content) { [self] node in
            set(node[CodeBlock.title], in: title)
            lines.show(node)
        }
        view.attachments.append(lines)
        return view
    }

    /// A map: its lines, and its attribution below.
    func mapPicture(_ node: ViewNode) -> ShownView {
        let attribution = part("message", text(style: "caption")), lines = MapLines()
        let view = ShownView(node, box(spacing: 4, [lines.widget, attribution])) { [self] node in
            set(node[MapPicture.attribution], in: attribution)
            lines.show(node[MapPicture.lines])
        }
        view.attachments.append(lines)
        return view
    }
}
