internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// Shows the content of the app that a person can perceive: the transcript that a test reads, and the elements that assistive technology
/// receives.
final class PerceptionView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let transcript = CodeBlock("", title: InspectorTexts.transcript)
        let accessibility = CodeBlock("", title: InspectorTexts.accessibilityTree)
        super.init(.vertical, [transcript, accessibility])
        viewModel.transcript.bindAndFire(to: transcript, \.text)
        viewModel.accessibility.bindAndFire(to: accessibility, \.text)
    }
}
