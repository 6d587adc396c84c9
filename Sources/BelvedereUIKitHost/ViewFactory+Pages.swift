#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The views with rows that a person moves sideways.
extension ViewFactory {
    /// One page, and dots for all of them. A press beside the dots turns to the next page or back.
    func pager(_ node: ViewNode) -> HostedView {
        let page = part("page", HostPage(arrangedSubviews: [])), dots = part("dots", UIPageControl())
        let view = HostedView(node, column(page, dots)) { node in
            dots.numberOfPages = node[RowsView.count]
            dots.currentPage = node[RowsView.page]
        }
        dots.addAction(
            UIAction { [unowned self, unowned dots, weak view] _ in
                host.endEditing()
                report(.select(dots.currentPage), view)
            }, for: .valueChanged)
        page.turn = { [unowned self, weak view] step in
            guard let view, (0..<view.node[RowsView.count]).contains(view.node[RowsView.page] + step) else { return }
            host.endEditing()
            report(.select(view.node[RowsView.page] + step), view)
        }
        page.press = { [unowned self, weak view] in
            guard let view, let row = view.children.first(where: { $0.view.superview === page }) else { return }
            press(row.node)
        }
        var reported: Range<Int>?
        view.changesEnded = { [unowned self, unowned view] in
            let count = view.node[RowsView.count], number = min(view.node[RowsView.page], count - 1)
            let index = number - view.node[RowsView.start]
            let shown = view.children.indices.contains(index) ? view.children[index].view : nil
            for other in page.arrangedSubviews where other !== shown { other.removeFromSuperview() }
            if let shown, shown.superview !== page { page.addArrangedSubview(shown) }
            let range = count == 0 ? 0..<0 : number..<number + 1
            if range == reported || !host.mayReport(view) { return }
            reported = range
            send(.show(range), view.node)
        }
        view.focusTarget = dots
        view.ownName = { $0[RowsView.title] }
        return view
    }

    func collectionRow(_ node: ViewNode) -> HostedView {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 160, height: 120)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        NSLayoutConstraint.activate([collection.heightAnchor.constraint(equalToConstant: 136)])
        let view = HostedView(node, collection), items = HostItems(view, collection, host)
        view.ownName = { $0[RowsView.title] }
        view.childrenChanged = { [weak items] in items?.hasNewItems = true }
        view.changesEnded = { [weak items] in items?.update() }
        view.attachments.append(items)
        return view
    }
}

/// The page of a pager in sight. A finger presses it, or turns the pages when it moves sideways. A button in it takes its touches itself.
final class HostPage: UIStackView {
    var press: () -> Void = {}
    /// Turns to the next page, or with -1 to the one before.
    var turn: (Int) -> Void = { _ in }
    private var began = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { began = touch.location(in: self) }
    }

    /// The distance in points from which a movement turns the page.
    private static let swipe: CGFloat = 40

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self) else { return }
        let (x, y) = (place.x - began.x, place.y - began.y)
        if abs(x) < 8, abs(y) < 8 { press() }
        // A language that is written from right to left has its next page on the left.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if abs(x) >= Self.swipe, abs(x) > 2 * abs(y) { turn((x < 0) == isMirrored ? -1 : 1) }
    }
}
#endif
