internal import Belvedere
internal import BelvedereCore

/// Lets a developer choose a fault, such as "offline", with which the services of the inspected session fail.
final class FaultsView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let texts = viewModel.texts
        let picker = Picker(texts.service, choices: texts.faultTitles, style: .radioGroup).bind(viewModel.fault)
        super.init(.vertical, [picker, Label(texts.faultHint, style: .detail)])
    }
}
