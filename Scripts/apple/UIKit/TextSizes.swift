// Pages: UIFont (lineHeight), numberOfLines, UIButton.Configuration (its texts grow and wrap by themselves), UIListContentConfiguration
// (its texts grow by themselves), "Self-Sizing Table View Cells".

/// A text that a person sees. UIKit has no such type; a test reads it.
package struct ShownText: Sendable {
    package let text: String
    package let pointSize: Double
    /// Whether a part of the text is missing, because the view has fewer lines than the text needs.
    package let isCut: Bool
    let height: Double

    /// - Parameter mostLines: the most lines of the view; 0 for as many as the text needs.
    @MainActor init(_ text: String, _ font: UIFont, in width: Double, mostLines: Int = 0, margins: Double = 0) {
        // A letter of the system's font is about half as wide as it is high.
        let needed = max(1, Int((Double(text.count) * font.pointSize * 0.5 / max(1, width)).rounded(.up)))
        let lines = mostLines == 0 ? needed : min(needed, mostLines)
        (self.text, pointSize, isCut) = (text, font.pointSize, lines < needed)
        height = Double(lines) * font.lineHeight + margins
    }
}

/// The sizes of texts. There is no layout here, so a test asks how high the views are in a column of some width.
extension UIView {
    /// The texts that the view shows itself.
    private func ownTexts(in width: Double) -> [ShownText] {
        let category = contentSizeCategory
        switch self {
        case let label as UILabel:
            guard let text = label.text, !text.isEmpty else { return [] }
            var fonts = label.attributedText?.fonts ?? []
            if label.attributedText == nil || fonts.isEmpty { fonts = [label.font] }
            return fonts.prefix(1).map { font in
                let shown = label.adjustsFontForContentSizeCategory ? font.adjusted(to: category) : font
                return ShownText(text, shown, in: width, mostLines: label.numberOfLines)
            }
        case let button as UIButton:
            guard let title = button.configuration?.title, !title.isEmpty else { return [] }
            return [ShownText(title, .preferredFont(forTextStyle: .body).adjusted(to: category), in: width, margins: 14)]
        case let field as UITextField:
            let text = [field.text, field.placeholder].compactMap(\.self).first { !$0.isEmpty } ?? ""
            // A field scrolls its text, so it cuts nothing.
            return [ShownText(text, field.font ?? .systemFont(ofSize: 17), in: .infinity, margins: 14)]
        case let area as UITextView:
            guard let text = area.text, !text.isEmpty else { return [] }
            let font = area.attributedText?.fonts.first ?? area.font ?? .systemFont(ofSize: 12)
            let shown = area.adjustsFontForContentSizeCategory ? font.adjusted(to: category) : font
            return [ShownText(text, shown, in: width, margins: 16)]
        case let cell as UITableViewCell:
            guard let content = cell.contentConfiguration as? UIListContentConfiguration else { return [] }
            let lines = [(content.text, UIFont.TextStyle.body), (content.secondaryText, .subheadline)]
            return lines.compactMap { text, style in
                text.map { ShownText($0, .preferredFont(forTextStyle: style).adjusted(to: category), in: width) }
            }
        default: return []
        }
    }

    private var parts: [UIView] {
        switch self {
        case let table as UITableView:
            [table.tableHeaderView, table.backgroundView, table.tableFooterView].compactMap { $0 }
                + (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0) }
        case let cell as UITableViewCell: [cell.contentView]
        default: subviews
        }
    }

    /// The texts in the view, for a column of some width.
    package final func shownTexts(in width: Double) -> [ShownText] {
        isHidden ? [] : ownTexts(in: width) + parts.flatMap { $0.shownTexts(in: share(of: width)) }
    }

    /// The views of a row share its width.
    private func share(of width: Double) -> Double {
        guard let stack = self as? UIStackView, stack.axis == .horizontal else { return width }
        return width / Double(max(1, stack.arrangedSubviews.count { !$0.isHidden }))
    }

    /// The height that the texts need in a column of some width. The row of a table has at least the height of a finger.
    package final func height(in width: Double) -> Double {
        if isHidden { return 0 }
        let own = ownTexts(in: width).map(\.height).reduce(0, +), heights = parts.map { $0.height(in: share(of: width)) }
        if let stack = self as? UIStackView, stack.axis == .horizontal { return heights.max() ?? 0 }
        let height = own + heights.reduce(0, +)
        return self is UITableViewCell ? max(44, height + 22) : height
    }
}

extension NSAttributedString {
    /// The fonts of the parts of the text.
    package final var fonts: [UIFont] { runs.compactMap { $0.attributes[.font] as? UIFont } }
}
