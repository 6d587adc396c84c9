#if canImport(UIKit)
import UIKit

/// A control whose value a person chooses.
protocol Choosing: UIControl {}

extension UIControl: Choosing {}

extension Choosing {
    /// Changes the control as a person does, and sends the event of a changed value.
    func choose(_ change: (Self) -> Void) {
        change(self)
        sendActions(for: .valueChanged)
    }
}
#endif
