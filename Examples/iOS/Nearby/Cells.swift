import BelvedereBinding
import BelvedereUIKit
import NearbyModel
import UIKit

/// A card for a place or a category: a button with the label and the second line.
private func card(_ item: ImageAndLabelCollectionCellVM, _ select: @escaping () -> Void) -> UIButton {
    let card = UIButton(configuration: .plain())
    card.configuration?.title = [item.label, item.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    card.addAction(UIAction { _ in select() }, for: .primaryActionTriggered)
    return card
}

/// The row with recommendations. It shows one card at a time.
enum PaginationCell {
    static func content(_ viewModel: PaginationCellVM) -> UIView {
        let title = UILabel(style: .body), place = UIStackView(), pages = UIPageControl()
        title.text = viewModel.title
        pages.bind(viewModel.page, of: viewModel.pages.counted)
        combine(viewModel.pages.asValue, viewModel.page) { cards, page in cards.indices.contains(page) ? cards[page] : nil }
            .bindAndFire(to: place) { place, shown in
                for view in place.arrangedSubviews { view.removeFromSuperview() }
                if let shown { place.addArrangedSubview(card(shown) { viewModel.select(shown) }) }
            }
        return column([title, place, pages])
    }
}

/// A row with cards. It shows categories and places, because it uses only the protocol that both view models conform to.
enum TableCollectionCell {
    static func content(_ viewModel: any TableCollectionCellVMRepresentable) -> UIView {
        let title = UILabel(style: .body), cards = UIStackView()
        title.text = viewModel.title
        cards.spacing = 8
        viewModel.items.asValue.bindAndFire(to: cards) { cards, items in
            for view in cards.arrangedSubviews { view.removeFromSuperview() }
            for item in items { cards.addArrangedSubview(card(item) { viewModel.select(item) }) }
        }
        return column([title, cards])
    }
}
