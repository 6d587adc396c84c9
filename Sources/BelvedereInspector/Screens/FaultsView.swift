internal import Belvedere
internal import BelvedereCore

/// Makes the services of the inspected session go wrong.
final class FaultsView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let texts = viewModel.texts
        let picker = Picker(texts.service, choices: texts.faultTitles, style: .radioGroup).bind(viewModel.fault)
        super.init(.vertical, [picker, Label(texts.faultHint, style: .detail)])
    }
}
