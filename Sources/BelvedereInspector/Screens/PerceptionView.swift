internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// What can be perceived of the app: as a test reads it, and as assistive technology is told.
final class PerceptionView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let transcript = CodeBlock("", title: viewModel.texts.transcript)
        let accessibility = CodeBlock("", title: viewModel.texts.accessibilityTree)
        super.init(.vertical, [transcript, accessibility])
        viewModel.transcript.bindAndFire(to: transcript, \.text)
        viewModel.accessibility.bindAndFire(to: accessibility, \.text)
    }
}
