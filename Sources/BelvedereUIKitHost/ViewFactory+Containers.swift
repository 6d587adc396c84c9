#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The views that contain others.
extension ViewFactory {
    func section(_ node: ViewNode) -> HostedView {
        let heading = text("title", .headline), content = column()
        heading.accessibilityTraits = .header
        return HostedView(node, column(heading, content), content: content) { node in
            heading.text = node[Section.heading]
            heading.isHidden = node[Section.heading].isEmpty
        }
    }

    func divider(_ node: ViewNode) -> HostedView {
        let line = UIView()
        line.backgroundColor = .secondaryLabel
        NSLayoutConstraint.activate([line.heightAnchor.constraint(equalToConstant: 1)])
        return HostedView(node, line)
    }

    /// A heading that opens and closes the views below it.
    func disclosure(_ node: ViewNode) -> HostedView {
        let heading = part("heading", UIButton(configuration: .plain())), content = column()
        let view = HostedView(node, column(heading, content), content: content) { node in
            let isExpanded = node[Disclosure.isExpanded]
            heading.configuration?.title = node[Disclosure.title]
            heading.configuration?.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
            heading.accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
            content.isHidden = !isExpanded
        }
        heading.addAction(
            UIAction { [unowned self, weak view] _ in
                guard let view else { return }
                host.endEditing()
                report(.toggle(!view.node[Disclosure.isExpanded]), view)
            }, for: .primaryActionTriggered)
        view.focusTarget = heading
        return view
    }

    /// Segments, and below them the contents of the chosen tab. The kit hides all others.
    func tabs(_ node: ViewNode) -> HostedView {
        let segments = Segments(), content = column()
        let view = HostedView(node, column(part("choices", segments.control), content), content: content) { node in
            segments.show(node[Tabs.titles], chosen: node[Tabs.selection])
        }
        segments.choose = { [unowned self, weak view] in
            host.endEditing()
            report(.select($0), view)
        }
        view.attachments.append(segments)
        return view
    }
}
#endif
