#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

extension ViewFactory {
    /// A grid, whose views stand in rows of cells.
    func grid(_ node: ViewNode) -> HostedView {
        let grid = GridView(arrangedSubviews: [])
        grid.axis = .vertical
        let view = HostedView(node, grid) { node in
            grid.rules = node[Grid.columns].map(\.rule)
            grid.leastWidth = node[Grid.leastWidth]
            grid.spacing = Self.points(node[Grid.spacing])
            grid.arrange()
        }
        view.childrenChanged = { [unowned view, unowned grid] in
            grid.cells = view.children.map(\.view)
            grid.arrange()
        }
        return view
    }
}

/// The cells of a grid, in a row for each line. Cells of a column have the same width.
final class GridView: UIStackView {
    var cells: [UIView] = []
    var rules: [ColumnWidth.Rule] = []
    /// The smallest width of a column in digits, if there are as many columns as fit; otherwise 0.
    var leastWidth = 0
    private var shownColumns = 0
    private var widths: [NSLayoutConstraint] = []
    /// The width of a digit in points, in the font of the body at its usual size.
    private static let digit: CGFloat = 10

    private var columns: Int {
        if leastWidth == 0 { return max(1, rules.count) }
        return max(1, Int((bounds.size.width + spacing) / (CGFloat(leastWidth) * Self.digit + spacing)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if columns != shownColumns { arrange() }
    }

    /// Puts the cells into rows. A cell that is in its place already stays there, so that its field keeps the keyboard.
    func arrange() {
        shownColumns = columns
        let lines = stride(from: 0, to: cells.count, by: shownColumns).map { Array(cells[$0..<min(cells.count, $0 + shownColumns)]) }
        while arrangedSubviews.count > lines.count { arrangedSubviews.last?.removeFromSuperview() }
        while arrangedSubviews.count < lines.count { addArrangedSubview(UIStackView(arrangedSubviews: [])) }
        for case (let row as UIStackView, let line) in zip(arrangedSubviews, lines) { fill(row, with: line) }
        NSLayoutConstraint.deactivate(widths)
        widths = lines.enumerated().flatMap { number, line in
            line.enumerated().compactMap { column, cell in width(of: cell, number, column, below: lines[0]) }
        }
        NSLayoutConstraint.activate(widths)
    }

    private func fill(_ row: UIStackView, with line: [UIView]) {
        row.spacing = spacing
        // The cells of a short last row keep the width of their columns.
        let rest = (line.count..<max(line.count, shownColumns)).map { _ in UIView() }
        let views = line + rest
        for view in row.arrangedSubviews where !line.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            let isInPlace = row.arrangedSubviews.indices.contains(index) && row.arrangedSubviews[index] === view
            if !isInPlace { row.insertArrangedSubview(view, at: index) }
        }
    }

    private func width(of cell: UIView, _ line: Int, _ column: Int, below first: [UIView]) -> NSLayoutConstraint? {
        if line > 0 { return cell.widthAnchor.constraint(equalTo: first[column].widthAnchor, multiplier: 1) }
        switch leastWidth > 0 ? .fill(weight: 1) : rules.indices.contains(column) ? rules[column] : .fill(weight: 1) {
        case .fit:
            cell.setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
            return nil
        case .characters(let count): return cell.widthAnchor.constraint(equalToConstant: CGFloat(count) * Self.digit)
        case .fill(let weight):
            cell.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            guard let other = rules.firstIndex(where: { if case .fill = $0 { true } else { false } }), leastWidth == 0 else {
                return column == 0 ? nil : cell.widthAnchor.constraint(equalTo: first[0].widthAnchor, multiplier: 1)
            }
            guard other != column, first.indices.contains(other), case .fill(let unit) = rules[other] else { return nil }
            return cell.widthAnchor.constraint(equalTo: first[other].widthAnchor, multiplier: weight / unit)
        }
    }
}
#endif
