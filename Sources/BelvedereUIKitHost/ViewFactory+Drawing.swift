#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

extension ViewFactory {
    /// A drawing: the view that draws, and for each shape an empty view in it. VoiceOver reads these, because it knows nothing of what is
    /// drawn.
    func drawing(_ node: ViewNode) -> HostedView {
        let canvas = part("canvas", HostCanvas()), outer = column(canvas)
        let view = HostedView(node, outer) { canvas.show($0) }
        canvas.hosted = view
        canvas.send = { [weak self] event, identifier in self?.host.send(event, to: identifier) }
        canvas.backgroundColor = .systemBackground
        let size = node[Drawing.size]
        if node[Drawing.fillingWidth], let height = size.last {
            NSLayoutConstraint.activate([canvas.heightAnchor.constraint(equalToConstant: CGFloat(height))])
        } else if let width = size.first, let height = size.last {
            NSLayoutConstraint.activate([canvas.heightAnchor.constraint(equalTo: canvas.widthAnchor, multiplier: CGFloat(height / width))])
        }
        view.childrenChanged = { [weak view, weak canvas] in
            guard let view, let canvas else { return }
            for old in canvas.subviews where !view.children.contains(where: { $0.view === old }) { old.removeFromSuperview() }
            for child in view.children { canvas.addSubview(child.view) }
            canvas.setNeedsDisplay()
        }
        let pointing = CanvasPointing(canvas) { [weak self] place in
            guard let owner = canvas.menuOwner(at: place) else { return nil }
            let items = owner.kind == .drawing ? owner.node[Drawing.items] : owner.node[Shape.items]
            return HostMenu.make(items) { [weak self] in self?.send(.choose($0), owner.node) }
        }
        canvas.addInteraction(UIContextMenuInteraction(delegate: pointing))
        #if !os(tvOS)
        canvas.addInteraction(UIPointerInteraction(delegate: pointing))
        #endif
        view.attachments.append(pointing)
        return view
    }

    /// A shape for VoiceOver. Touches go to the canvas around it, which knows the form of the shape.
    func shape(_ node: ViewNode) -> HostedView {
        let element = ShapeElement()
        element.isUserInteractionEnabled = false
        let view = HostedView(node, element) { [unowned self] node in
            element.accessibilityCustomActions = MenuItem.numbered(node[Shape.items]).enumerated().compactMap { number, item in
                if item.isDivider || !item.isEnabled || !item.items.isEmpty { return nil }
                return UIAccessibilityCustomAction(name: item.title) { [weak self] _ in
                    self?.send(.choose(number), node)
                    return true
                }
            }
            (element.superview as? HostCanvas)?.setNeedsDisplay()
        }
        view.ownName = { $0[Shape.decorative] ? "" : $0[Shape.text] }
        view.changesEnded = { [unowned view] in
            element.isAccessibilityElement = element.accessibilityLabel?.isEmpty == false
            // HostedView switches touches on for a view that can be used.
            if view.view.isUserInteractionEnabled { view.view.isUserInteractionEnabled = false }
        }
        element.press = { [weak view, weak element] in
            if let view { (element?.superview as? HostCanvas)?.press(view) }
        }
        return view
    }

    /// A view with smaller views over its corners. The children are the view below and a stack for each corner.
    func overlay(_ node: ViewNode) -> HostedView {
        let outer = UIView(), view = HostedView(node, outer)
        view.childrenChanged = { [unowned view] in
            for (index, child) in view.children.map(\.view).enumerated() where child.superview !== outer {
                child.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(child)
                let isBelow = index == 0
                var edges: [NSLayoutConstraint] = []
                if isBelow || index == 1 || index == 3 { edges.append(child.leadingAnchor.constraint(equalTo: outer.leadingAnchor)) }
                if isBelow || index == 2 || index == 4 { edges.append(child.trailingAnchor.constraint(equalTo: outer.trailingAnchor)) }
                if index <= 2 { edges.append(child.topAnchor.constraint(equalTo: outer.topAnchor)) }
                if isBelow || index >= 3 { edges.append(child.bottomAnchor.constraint(equalTo: outer.bottomAnchor)) }
                NSLayoutConstraint.activate(edges)
            }
        }
        return view
    }
}

/// The place of a shape for VoiceOver.
private final class ShapeElement: UIView {
    var press: () -> Void = {}

    override func accessibilityActivate() -> Bool {
        press()
        return true
    }
}

/// Follows a pointer over a drawing, and opens the menu of what is below it.
private final class CanvasPointing: NSObject, UIContextMenuInteractionDelegate {
    private weak var canvas: HostCanvas?
    private let menu: (CGPoint) -> UIMenu?
    private var last = CGPoint.zero

    init(_ canvas: HostCanvas, menu: @escaping (CGPoint) -> UIMenu?) {
        (self.canvas, self.menu) = (canvas, menu)
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menu(location), !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}

#if !os(tvOS)
extension CanvasPointing: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        last = request.location
        canvas?.pointer(.hover, at: last)
        return defaultRegion
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        canvas?.pointer(.leave, at: last)
    }
}
#endif
#endif
