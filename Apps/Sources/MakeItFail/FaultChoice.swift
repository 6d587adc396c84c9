public import Belvedere

/// The control "Make it fail". With it, a person sees how an app behaves if its service is slow, fails, is offline or sends unreadable
/// data. It affects only the person's own session, and it concerns the whole app. So it belongs to `Window.tools`.
public final class FaultChoice: Stack {
    private static let faults: [ServiceFault?] = [nil] + ServiceFault.allCases
    private let choice = Dynamic(0)
    /// The fault that is chosen in this session, or nil.
    private let fault: DynamicValue<ServiceFault?>

    /// - Parameters:
    ///   - faults: the fault switch of the session.
    ///   - changed: sends a value after the person has changed the fault, so that the app asks its service again.
    public init(of faults: FaultSwitch, changed: Signal<Void>) {
        fault = faults.fault.dynamic()
        let picker = Picker(FaultTexts.makeItFail, choices: Self.faults.map(Self.name(of:))).bind(choice)
        super.init(.vertical, [picker])
        fault.bindAndFire(to: self) { view, fault in view.choice.value = Self.faults.firstIndex(of: fault) ?? 0 }
        choice.bind(to: self) { _, index in
            let chosen = Self.faults.indices.contains(index) ? Self.faults[index] : nil
            if faults.fault.value == chosen { return }
            faults.fault.value = chosen
            changed.send(())
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
