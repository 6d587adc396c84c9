internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// Lets a developer record the steps of a person in the app, and shows the recording as a test to copy.
final class RecorderView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let record = Button(InspectorTexts.record, role: .primary) { [viewModel] in viewModel.startRecording() }
        let stop = Button(InspectorTexts.stop) { [viewModel] in viewModel.stopRecording() }
        let hint = Label(InspectorTexts.recordHint, style: .detail)
        let steps = CodeBlock("", title: InspectorTexts.recordedSteps, copying: nil)
        let test = CodeBlock("", title: InspectorTexts.test, language: .swift)
        super.init(.vertical, [Stack(.horizontal, record, stop), hint, steps, test])
        viewModel.isRecording.bindAndFire(to: self) { _, isRecording in
            record.isHidden = isRecording
            stop.isHidden = !isRecording
            hint.text = isRecording ? InspectorTexts.recording : InspectorTexts.recordHint
        }
        viewModel.recordedSteps.bindAndFire(to: steps) { block, text in
            block.text = text
            block.isHidden = text.isEmpty
        }
        viewModel.recordedTest.bindAndFire(to: test) { block, text in
            block.text = text
            block.isHidden = text.isEmpty
        }
    }
}
