#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import BelvedereUIKit
internal import UIKit

/// The views that a person only reads.
extension ViewFactory {
    /// A label of several lines in a size that the person has chosen for the whole device.
    func text(_ name: String, _ style: UIFont.TextStyle = .body) -> UILabel {
        let label = part(name, UILabel())
        label.numberOfLines = 0
        label.font = fonts.font(style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    /// Shows a text. A label without a text takes no space.
    func set(_ words: String, in label: UILabel) {
        label.text = words
        label.isHidden = words.isEmpty
    }

    /// A text. Links work only in a text view, so a text with links has one.
    func label(_ node: ViewNode) -> HostedView {
        let label = text("text"), links = part("links", UITextView())
        links.isScrollEnabled = false
        links.adjustsFontForContentSizeCategory = true
        #if !os(tvOS)
        links.isEditable = false
        #endif
        let view = HostedView(node, column(label, links)) { [fonts] node in
            let styles: [Label.Style: UIFont.TextStyle] = [.title: .title1, .headline: .headline, .detail: .subheadline]
            let style = styles[node[Label.style]] ?? .body
            label.font = fonts.font(style)
            label.textColor = node[Label.style] == .error ? .systemRed : node[Label.style] == .detail ? .secondaryLabel : .label
            let runs = node[Label.runs], hasLinks = runs.contains { $0.link.flatMap { LinkPolicy.destination(of: $0) } != nil }
            label.text = node[Label.text]
            if !runs.isEmpty { label.attributedText = RunText.make(runs, style, fonts) }
            links.attributedText = hasLinks ? RunText.make(runs, style, fonts) : NSAttributedString(string: "")
            (label.isHidden, links.isHidden) = (hasLinks, !hasLinks)
        }
        view.focusTarget = label
        view.isAbsent = { $0[Label.text].isEmpty }
        return view
    }

    func badge(_ node: ViewNode) -> HostedView {
        let label = text("text", .caption1)
        let view = HostedView(node, label) { node in label.text = node[Badge.text] }
        view.isAbsent = { $0[Badge.text].isEmpty }
        return view
    }

    /// A map, and its attribution.
    func mapPicture(_ node: ViewNode) -> HostedView {
        let picture = part("lines", MapLinesView()), attribution = text("message", .caption1)
        picture.isOpaque = false
        picture.contentMode = .redraw
        NSLayoutConstraint.activate([picture.heightAnchor.constraint(equalTo: picture.widthAnchor)])
        return HostedView(node, column(picture, attribution)) { [unowned self] node in
            picture.lines = node[MapPicture.lines]
            set(node[MapPicture.attribution], in: attribution)
        }
    }

    func emptyState(_ node: ViewNode) -> HostedView {
        let symbol = part("symbol", UIImageView()), title = text("title", .headline), detail = text("message"), content = column()
        return HostedView(node, column(symbol, title, detail, content), content: content) { [unowned self] node in
            symbol.image = node[EmptyState.isError] ? UIImage(systemName: "exclamationmark.triangle") : UIImage(node[EmptyState.symbol])
            title.textColor = node[EmptyState.isError] ? .systemRed : .label
            set(node[EmptyState.title], in: title)
            set(node[EmptyState.detail], in: detail)
        }
    }

    func spinner(_ node: ViewNode) -> HostedView {
        let wheel = part("wheel", UIActivityIndicatorView()), title = text("title")
        let view = HostedView(node, UIStackView(arrangedSubviews: [wheel, title])) { node in
            title.text = node[Spinner.title]
            if node[Spinner.isSpinning] { wheel.startAnimating() } else { wheel.stopAnimating() }
        }
        view.isAbsent = { !$0[Spinner.isSpinning] }
        return view
    }

    /// A bar; a wheel while the app does not know how much is done.
    func progress(_ node: ViewNode) -> HostedView {
        let title = text("title"), bar = part("bar", UIProgressView()), wheel = part("wheel", UIActivityIndicatorView())
        let view = HostedView(node, column(title, bar, wheel)) { node in
            title.text = node[ProgressView.title]
            bar.isHidden = node[ProgressView.fraction] == nil
            bar.progress = Float(node[ProgressView.fraction] ?? 0)
            if bar.isHidden { wheel.startAnimating() } else { wheel.stopAnimating() }
            wheel.isHidden = !bar.isHidden
        }
        view.focusTarget = bar
        view.titleLabel = title
        return view
    }

    func codeBlock(_ node: ViewNode) -> HostedView {
        let title = text("title", .headline), content = column(), top = UIStackView(arrangedSubviews: [title, content])
        top.spacing = 12
        let lines = CodeArea(text("code"), text("numbers"), in: part("lines", UIScrollView()), fonts.font(.body, .code))
        return HostedView(node, column(top, lines.view), content: content) { [unowned self] node in
            set(node[CodeBlock.title], in: title)
            lines.show(node)
        }
    }
}

/// Makes the text of UIKit from the parts of a text with their traits.
private enum RunText {
    static func make(_ runs: [AttributedText.Run], _ style: UIFont.TextStyle, _ fonts: TextFonts) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [.font: fonts.font(style, run.traits)]
            // Only links that the policy allows lead somewhere.
            attributes[.link] = run.link.flatMap { LinkPolicy.destination(of: $0) }.flatMap { URL(string: $0) }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }
}
#endif
