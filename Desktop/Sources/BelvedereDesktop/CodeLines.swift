@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The lines of a program in the colours of their language, with their numbers beside them. Long lines scroll sideways.
final class CodeLines {
    let widget: NativeView
    private let code: NativeView
    private let numbers: NativeView

    /// - Parameter follow: opens the page of a type whose name a person activates.
    init(_ factory: NativeViewFactory, follow: @escaping (String) -> Void) {
        code = factory.part("code", gtk_label_new(""))
        numbers = factory.part("numbers", gtk_label_new(""))
        for label in [code, numbers] {
            gtk_widget_add_css_class(label, "monospace")
            gtk_widget_set_valign(label, GTK_ALIGN_START)
        }
        gtk_label_set_selectable(belvedere_label(code), 1)
        // The keyboard stays with the controls.
        gtk_widget_set_focusable(code, 0)
        gtk_label_set_justify(belvedere_label(numbers), GTK_JUSTIFY_RIGHT)
        // A person who reads the lines with a screen reader does not hear the column of numbers.
        belvedere_set_role(numbers, GTK_ACCESSIBLE_ROLE_PRESENTATION)
        connectLink(code, follow)
        let scroller: NativeView = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(belvedere_scroller(scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), code)
        gtk_widget_set_hexpand(scroller, 1)
        widget = factory.part("lines", factory.box(spacing: 12, isHorizontal: true, [numbers, scroller]))
        Self.keepDirection(of: widget)
    }

    /// Lets a widget and those inside it run from left to right, as programs do in all languages.
    static func keepDirection(of widget: NativeView) {
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            keepDirection(of: child)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    func show(_ node: ViewNode) {
        let pieces = SwiftColouring.pieces(of: node[CodeBlock.text], in: node[CodeBlock.language])
        let lines = SwiftColouring.lines(of: pieces), marked = Set(node[CodeBlock.markedLines])
        let palette = CodePalette(isDark: DesktopStyle.isDark)
        var pages = Dictionary(node[CodeBlock.pages].map { ($0.type, $0.path) }) { first, _ in first }
        let markup = lines.enumerated().map { index, line in
            let words = line.map { Self.markup(of: $0, palette, &pages) }.joined()
            return marked.contains(index + 1) ? "<span background=\"\(palette.markedGround)\">\(words)</span>" : words
        }
        gtk_label_set_markup(belvedere_label(code), markup.joined())
        let isNumbered = node[CodeBlock.showsLineNumbers]
        gtk_label_set_text(belvedere_label(numbers), isNumbered ? lines.indices.map { "\($0 + 1)" }.joined(separator: "\n") : "")
        gtk_widget_set_visible(numbers, isNumbered ? 1 : 0)
    }

    /// A piece in the language of Pango: a link if it is the first place that names a type with a page.
    private static func markup(of piece: SwiftColouring.Piece, _ palette: CodePalette, _ pages: inout [String: String]) -> String {
        let words = NativeViewFactory.escaped(piece.text)
        if piece.kind == .plain { return words }
        let span =
            "<span foreground=\"\(palette.colour(of: piece.kind))\"\(piece.kind == .keyword ? " weight=\"600\"" : "")>\(words)</span>"
        guard piece.kind == .type, let path = pages.removeValue(forKey: piece.text) else { return span }
        return "<a href=\"\(NativeViewFactory.escaped(path))\">\(span)</a>"
    }
}
