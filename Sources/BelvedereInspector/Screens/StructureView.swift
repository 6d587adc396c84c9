internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The objects as a diagram, and the same content as a table for people who cannot see the diagram.
final class StructureView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let texts = viewModel.texts
        let picture = Stack(StructureDrawing.drawing(of: ObjectMap()))
        let table = Table(
            viewModel.references,
            columns: [
                .init(texts.from, \.from, width: .fill(2)), .init(texts.property, \.property, width: .fill(2)),
                .init(texts.to, \.to, width: .fill(2)),
                .init(texts.strength, \.strength, width: .characters(8)), .init(texts.contract, \.contract, width: .fill(2)),
            ])
        table.title = texts.references
        let diagnostics = CodeBlock("", title: texts.diagnostics, copying: nil)
        super.init(.vertical, [picture, table, diagnostics])
        viewModel.structure.bindAndFire(to: picture) { picture, map in picture.setViews([StructureDrawing.drawing(of: map)]) }
        viewModel.diagnostics.bindAndFire(to: diagnostics) { block, text in
            block.text = text
            block.isHidden = text.isEmpty
        }
    }
}
