#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The lines of a program in the colours of their language. Long lines scroll sideways.
final class CodeArea {
    let view: UIScrollView
    private let label: UILabel
    private let font: UIFont

    /// - Parameters:
    ///   - label: the view of the lines.
    ///   - view: the box in which the lines scroll.
    init(_ label: UILabel, in view: UIScrollView, _ font: UIFont) {
        self.label = label
        self.view = view
        self.font = font
        label.font = font
        view.backgroundColor = .scheme(Self.light.ground, Self.dark.ground)
        view.addSubview(label)
        // Programs run from left to right in all languages.
        label.textAlignment = .left
        for part in [view, label] { part.translatesAutoresizingMaskIntoConstraints = false }
        let content = view.contentLayoutGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            // The box is as high as its lines, so it scrolls sideways only.
            content.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
        ])
    }

    func show(_ node: ViewNode) {
        let pieces = SwiftColouring.pieces(of: node[CodeBlock.text], in: node[CodeBlock.language])
        let marked = Set(node[CodeBlock.markedLines]), text = NSMutableAttributedString()
        for (index, line) in SwiftColouring.lines(of: pieces).enumerated() {
            for piece in line { text.append(make(piece, isMarked: marked.contains(index + 1))) }
        }
        label.attributedText = text
    }

    private func make(_ piece: SwiftColouring.Piece, isMarked: Bool) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.foregroundColor] = UIColor.scheme(Self.light.colour(of: piece.kind), Self.dark.colour(of: piece.kind))
        if isMarked { attributes[.backgroundColor] = UIColor.scheme(Self.light.markedGround, Self.dark.markedGround) }
        return NSAttributedString(string: piece.text, attributes: attributes)
    }

    private static let light = CodePalette(isDark: false), dark = CodePalette(isDark: true)
}
#endif
