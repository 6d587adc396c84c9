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
        label.font = .preferredFont(forTextStyle: style)
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
        let view = HostedView(node, column(label, links)) { node in
            let fonts: [Label.Style: UIFont.TextStyle] = [.title: .title1, .headline: .headline, .detail: .subheadline]
            label.font = .preferredFont(forTextStyle: fonts[node[Label.style]] ?? .body)
            label.textColor = node[Label.style] == .error ? .systemRed : node[Label.style] == .detail ? .secondaryLabel : .label
            let runs = node[Label.runs], hasLinks = runs.contains { $0.link.flatMap { LinkPolicy.destination(of: $0) } != nil }
            label.text = node[Label.text]
            if !runs.isEmpty { label.attributedText = RunText.make(runs, label.font) }
            links.attributedText = hasLinks ? RunText.make(runs, label.font) : NSAttributedString(string: "")
            (label.isHidden, links.isHidden) = (hasLinks, !hasLinks)
        }
        view.focusTarget = label
        view.isAbsent = { $0[Label.text].isEmpty }
        return view
    }

    func badge(_ node: ViewNode) -> HostedView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .caption1)
        let view = HostedView(node, label) { node in label.text = node[Badge.text] }
        view.isAbsent = { $0[Badge.text].isEmpty }
        return view
    }

    /// A map: a symbol in its place, because the host draws no lines yet, and its attribution.
    func mapPicture(_ node: ViewNode) -> HostedView {
        let picture = UIImageView(), attribution = text("message", .caption1)
        picture.image = UIImage(systemName: "map")
        return HostedView(node, column(picture, attribution)) { [unowned self] node in set(node[MapPicture.attribution], in: attribution) }
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
        let wheel = part("wheel", UIActivityIndicatorView()), title = part("title", UILabel())
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
        let title = text("title", .headline), code = text("code"), content = column()
        code.font = .monospacedSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .regular)
        return HostedView(node, column(title, code, content), content: content) { [unowned self] node in
            set(node[CodeBlock.title], in: title)
            set(node[CodeBlock.text], in: code)
        }
    }
}

/// Makes the text of UIKit from the parts of a text with their traits.
private enum RunText {
    static func make(_ runs: [AttributedText.Run], _ font: UIFont) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [.font: self.font(run.traits, font)]
            // Only links that the policy allows lead somewhere.
            attributes[.link] = run.link.flatMap { LinkPolicy.destination(of: $0) }.flatMap { URL(string: $0) }
            text.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return text
    }

    private static func font(_ traits: AttributedText.Traits, _ font: UIFont) -> UIFont {
        if traits.contains(.code) { return .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) }
        if traits.contains(.bold) { return .boldSystemFont(ofSize: font.pointSize) }
        return traits.contains(.italic) ? .italicSystemFont(ofSize: font.pointSize) : font
    }
}
#endif
