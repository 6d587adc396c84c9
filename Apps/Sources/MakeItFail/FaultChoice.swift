public import Belvedere

/// "Make it fail": lets a person see how an app bears a service that is slow, failing, offline or talks garbage, in their session alone.
public final class FaultChoice: Stack {
    private static let faults: [ServiceFault?] = [nil] + ServiceFault.allCases
    private let choice = Dynamic(0)
    /// What goes wrong, as this session sees it.
    private let fault: DynamicValue<ServiceFault?>

    /// - Parameters:
    ///   - faults: the switch of the session.
    ///   - again: asks the service anew, after the switch was turned.
    public init(of faults: FaultSwitch, again: @escaping () -> Void) {
        fault = faults.fault.dynamic()
        let picker = Picker(FaultTexts.makeItFail, choices: Self.faults.map(Self.name(of:))).bind(choice)
        super.init(.vertical, [picker])
        fault.bindAndFire(to: self) { view, fault in view.choice.value = Self.faults.firstIndex(of: fault) ?? 0 }
        choice.bind(to: self) { _, index in
            let chosen = Self.faults.indices.contains(index) ? Self.faults[index] : nil
            if faults.fault.value == chosen { return }
            faults.fault.value = chosen
            again()
        }
    }

    private static func name(of fault: ServiceFault?) -> String {
        switch fault {
        case nil: FaultTexts.works
        case .slow: FaultTexts.slow
        case .failing: FaultTexts.fails
        case .offline: FaultTexts.offline
        case .garbage: FaultTexts.garbage
        }
    }
}
