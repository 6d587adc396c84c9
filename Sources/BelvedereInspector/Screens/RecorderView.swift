internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// Lets a developer record the steps of a person in the app, and shows the recording as a test to copy.
final class RecorderView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let texts = viewModel.texts
        let record = Button(texts.record, role: .primary) { [viewModel] in viewModel.startRecording() }
        let stop = Button(texts.stop) { [viewModel] in viewModel.stopRecording() }
        let hint = Label(texts.recordHint, style: .detail)
        let steps = CodeBlock("", title: texts.recordedSteps, copying: nil)
        let test = CodeBlock("", title: texts.test, language: .swift)
        super.init(.vertical, [Stack(.horizontal, record, stop), hint, steps, test])
        viewModel.isRecording.bindAndFire(to: self) { _, isRecording in
            record.isHidden = isRecording
            stop.isHidden = !isRecording
            hint.text = isRecording ? texts.recording : texts.recordHint
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
