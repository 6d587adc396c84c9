internal import Belvedere
internal import BelvedereCore
internal import BelvedereTexts

/// Lets a developer choose a fault, such as "offline", with which the services of the inspected session fail.
final class FaultsView: Stack {
    init(_ viewModel: InspectorViewModel) {
        let picker = Picker(InspectorTexts.service, choices: InspectorViewModel.faults.map(Self.title), style: .radioGroup).bind(
            viewModel.fault)
        super.init(.vertical, [picker, Label(InspectorTexts.faultHint, style: .detail)])
    }

    private static func title(of fault: ServiceFault?) -> String {
        switch fault {
        case nil: InspectorTexts.faultNone
        case .slow: InspectorTexts.faultSlow
        case .failing: InspectorTexts.faultFailing
        case .offline: InspectorTexts.faultOffline
        case .garbage: InspectorTexts.faultGarbage
        }
    }
}
