#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The lines of a program in the colours of their language, with their numbers beside them. Long lines scroll sideways.
final class CodeArea {
    let view: UIScrollView
    private let label: UILabel
    private let numbers: UILabel
    private let font: UIFont

    /// - Parameters:
    ///   - label: the view of the lines.
    ///   - numbers: the view of their numbers.
    ///   - view: the box in which the lines scroll.
    init(_ label: UILabel, _ numbers: UILabel, in view: UIScrollView, _ font: UIFont) {
        self.label = label
        self.numbers = numbers
        self.view = view
        self.font = font
        let line = UIStackView(arrangedSubviews: [numbers, label])
        line.spacing = 12
        line.alignment = .firstBaseline
        for part in [label, numbers] { part.font = font }
        numbers.textColor = .secondaryLabel
        numbers.textAlignment = .right
        // VoiceOver reads the lines without the column of numbers.
        numbers.isAccessibilityElement = false
        view.backgroundColor = .scheme(Self.light.ground, Self.dark.ground)
        view.addSubview(line)
        // Programs run from left to right in all languages.
        label.textAlignment = .left
        for part in [view, line] { part.semanticContentAttribute = .forceLeftToRight }
        for part in [view, line] { part.translatesAutoresizingMaskIntoConstraints = false }
        let content = view.contentLayoutGuide
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            content.trailingAnchor.constraint(equalTo: line.trailingAnchor, constant: 12),
            line.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: line.bottomAnchor, constant: 12),
            // The box is as high as its lines, so it scrolls sideways only.
            content.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
        ])
    }

    func show(_ node: ViewNode) {
        let pieces = SwiftColouring.pieces(of: node[CodeBlock.text], in: node[CodeBlock.language])
        let marked = Set(node[CodeBlock.markedLines]), text = NSMutableAttributedString()
        let lines = SwiftColouring.lines(of: pieces)
        for (index, line) in lines.enumerated() {
            for piece in line { text.append(make(piece, isMarked: marked.contains(index + 1))) }
        }
        label.attributedText = text
        numbers.text = lines.indices.map { "\($0 + 1)" }.joined(separator: "\n")
        numbers.isHidden = !node[CodeBlock.showsLineNumbers]
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
