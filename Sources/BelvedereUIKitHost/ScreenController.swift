#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

extension ViewFactory {
    /// A screen. Its controller shows the column of its contents.
    func screen(_ node: ViewNode) -> HostedView {
        let view = HostedView(node, UIView())
        let controller = ScreenController(view) { [unowned self] in send(.leave, node) }
        view.attachments.append(controller)
        view.childrenChanged = { [unowned self, unowned controller] in controller.arrange(isWide: host.isWide) }
        return view
    }

    /// An alert. `HostScreens` presents it, and its view is never on the screen.
    func alert(_ node: ViewNode) -> HostedView { HostedView(node, UIView()) }

    /// A message over the bottom of the screens. Its button is a child.
    func toast(_ node: ViewNode) -> HostedView {
        let title = text("title"), buttons = column(), line = UIStackView(arrangedSubviews: [title, buttons])
        line.spacing = 12
        line.backgroundColor = .secondarySystemBackground
        return HostedView(node, line, content: buttons) { title.text = $0[Toast.text] }
    }
}

/// The view controller of a screen of the app.
final class ScreenController: UIViewController {
    private unowned let shown: HostedView
    private let column = UIStackView(arrangedSubviews: []), beside = UIStackView(arrangedSubviews: [])
    private let space = UIView()
    /// Whether another screen stands beside this one.
    var hasDetail = false
    /// Asks the app whether the person may leave the screen.
    private let leave: () -> Void

    init(_ shown: HostedView, leave: @escaping () -> Void) {
        self.shown = shown
        self.leave = leave
        super.init(nibName: nil, bundle: nil)
        for stack in [column, beside] {
            stack.axis = .vertical
            stack.spacing = 12
        }
    }

    required init?(coder: NSCoder) { nil }

    var identifier: ViewIdentifier { shown.identifier }
    var node: ViewNode { shown.node }

    override func loadView() {
        view = shown.view
        view.backgroundColor = .systemBackground
        let scroller = ScreenScroller(), outer = UIStackView(arrangedSubviews: [column, beside])
        outer.spacing = 24
        outer.distribution = .fillEqually
        outer.alignment = .fill
        for part in [scroller, outer] { part.translatesAutoresizingMaskIntoConstraints = false }
        scroller.addSubview(outer)
        view.addSubview(scroller)
        let guide = view.layoutMarginsGuide, content = scroller.contentLayoutGuide, frame = scroller.frameLayoutGuide
        NSLayoutConstraint.activate([
            scroller.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scroller.topAnchor.constraint(equalTo: guide.topAnchor), scroller.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            outer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            outer.topAnchor.constraint(equalTo: content.topAnchor), outer.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            outer.widthAnchor.constraint(equalTo: frame.widthAnchor),
            outer.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
        ])
        // Below contents that do not fill the screen there is free space, and a table takes it.
        space.setContentHuggingPriority(UILayoutPriority(2), for: .vertical)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), node[ScreenView.canGoBack] { return leave() }
        super.pressesBegan(presses, with: event)
    }

    /// Returns whether a child is in the column. In a narrow window, a list has no place for a detail beside it.
    private func isInColumn(_ child: HostedView, isWide: Bool) -> Bool {
        child.kind == .splitView ? !isWide && child.node[SplitView.aboveListWhenNarrow] : child.kind != .bar
    }

    /// Returns whether a child stands beside the column: the place for the detail of a list, as long as none is open.
    private func isBeside(_ child: HostedView, isWide: Bool) -> Bool {
        child.kind == .splitView && isWide && !child.node[SplitView.panel] && !hasDetail
    }

    /// Puts the bar's views into the navigation bar, and the other children into the columns.
    func arrange(isWide: Bool) {
        let bars = shown.children.filter { $0.kind == .bar }
        fill(column, with: shown.children.filter { isInColumn($0, isWide: isWide) }.map(\.view) + [space])
        fill(beside, with: shown.children.filter { isBeside($0, isWide: isWide) }.map(\.view))
        beside.isHidden = beside.arrangedSubviews.isEmpty
        navigationItem.rightBarButtonItems = bars.map { UIBarButtonItem(customView: $0.view) }
    }

    private func fill(_ stack: UIStackView, with views: [UIView]) {
        for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() { stack.insertArrangedSubview(view, at: index) }
    }
}

/// The view in which the content of a screen scrolls. It leaves a finger to a drawing that follows it.
final class ScreenScroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        if let canvas = view as? HostCanvas, canvas.followsFinger { return false }
        return super.touchesShouldCancel(in: view)
    }
}
#endif
