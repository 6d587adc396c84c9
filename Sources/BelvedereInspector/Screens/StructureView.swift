internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The parts of the visible screen as a diagram, in the order of the articles. All objects and their references follow on demand. Objects
/// that were left behind stand above both, with the reason.
final class StructureView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let leaks = Stack(.vertical, style: .group, [])
        let pattern = Stack(), all = Stack()
        let table = Table(
            viewModel.references,
            columns: [
                .init(InspectorTexts.from, \.from, width: .fill(2)), .init(InspectorTexts.property, \.property, width: .fill(2)),
                .init(InspectorTexts.to, \.to, width: .fill(2)), .init(InspectorTexts.held, \.strength, width: .characters(8)),
                .init(InspectorTexts.contract, \.contract, width: .fill(2)),
            ])
        table.title = InspectorTexts.references
        super.init(.vertical, [leaks, pattern, Disclosure(InspectorTexts.allObjects, all, table)])
        viewModel.pattern.bindAndFire(to: pattern) { picture, map in
            picture.setViews([StructureDrawing.drawing(of: map, named: InspectorTexts.patternOfScreen, in: FlowDrawing.room)])
        }
        viewModel.structure.bindAndFire(to: all) { picture, map in picture.setViews([StructureDrawing.drawing(of: map)]) }
        viewModel.diagnostics.bindAndFire(to: leaks) { group, texts in
            group.isHidden = texts.isEmpty
            group.setViews(texts.map { Label($0, style: .error) })
        }
    }
}
