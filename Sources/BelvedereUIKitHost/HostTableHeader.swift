#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The line above the rows of a table: a button for each column, which sorts the rows.
final class HostTableHeader {
    let line = UIStackView(arrangedSubviews: [])
    private let sort: (Int) -> Void

    init(sort: @escaping (Int) -> Void) {
        self.sort = sort
        line.distribution = .fillEqually
        line.backgroundColor = .systemBackground
    }

    func show(_ node: ViewNode, isNarrow: Bool) {
        let columns = node[RowsView.columns], sorting = node[RowsView.sorting]
        while line.arrangedSubviews.count > columns.count { line.arrangedSubviews.last?.removeFromSuperview() }
        while line.arrangedSubviews.count < columns.count {
            let button = UIButton(configuration: .plain()), index = line.arrangedSubviews.count
            button.accessibilityIdentifier = "part-column"
            button.accessibilityTraits = .header
            button.addAction(UIAction { [unowned self] _ in sort(index) }, for: .primaryActionTriggered)
            line.addArrangedSubview(button)
        }
        for (index, column) in columns.enumerated() {
            guard let button = line.arrangedSubviews[index] as? UIButton else { continue }
            let isSorted = sorting?.column == index
            button.configuration?.title = column.title
            button.configuration?.image =
                isSorted ? UIImage(systemName: sorting?.isDescending == true ? "chevron.down" : "chevron.up") : nil
            button.isSelected = isSorted
            button.isUserInteractionEnabled = column.isSortable
            button.isHidden = column.isHiddenWhenNarrow && isNarrow
        }
    }
}
#endif
