#if canImport(UIKit)
internal import BelvedereBinding
internal import UIKit

/// The bindings of one object of UIKit, by the bound property.
///
/// The object keeps them as an associated object. So they end when the object is released, and the app needs no property for them. A new
/// binding of the same property replaces the former one, because a reused cell is bound again and again.
final class KeptBindings {
    /// The part of an object that a binding sets.
    enum Property: String {
        case value, text, title, image, isEnabled, isAnimating, command, isExecuting, message, edit, end, rows, content, screens, index

        /// The identifier of the control's action. UIKit replaces an action with the same identifier.
        var action: UIAction.Identifier { UIAction.Identifier("Belvedere.\(rawValue)") }
    }

    // The address is the key. Nothing is stored at it.
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    private var objects: [Property: AnyObject] = [:]

    /// The bindings of an object. The first use creates them.
    static func of(_ object: NSObject) -> KeptBindings {
        if let bindings = objc_getAssociatedObject(object, key) as? KeptBindings { return bindings }
        let bindings = KeptBindings()
        objc_setAssociatedObject(object, key, bindings, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return bindings
    }

    /// The object that `replace` has kept for a property.
    func kept(_ property: Property) -> AnyObject? { objects[property] }

    /// Ends the binding of a property, and keeps the result of `bind` in its place.
    func replace(_ property: Property, _ bind: () -> AnyObject) {
        // The old binding must not set the property after the new one.
        objects[property] = nil
        objects[property] = bind()
    }

    /// Ends the binding of a property.
    func end(_ property: Property) { objects[property] = nil }

    /// Calls `show` with the present value and every new one, as long as the target lives and the property is not bound again.
    static func show<Target: NSObject, Value>(
        _ value: DynamicValue<Value>, in target: Target, as property: Property, _ show: @escaping (Target, Value) -> Void
    ) {
        of(target).replace(property) {
            value.bindAndFire { [weak target] new in if let target { show(target, new) } }
        }
    }

    /// Binds a control in both directions. The binding ends with the control, or when the control is bound again.
    ///
    /// - Parameters:
    ///   - event: the event after a change by the person.
    ///   - read: returns the value of the control, or `nil` if it has none.
    ///   - show: shows a value in the control. It must not assign an equal value, because an assignment moves the cursor of a text.
    static func connect<Control: UIControl, Model>(
        _ control: Control, to value: Dynamic<Model>, on event: UIControl.Event, read: @escaping (Control) -> Model?,
        show: @escaping (Control, Model) -> Void
    ) {
        self.show(value, in: control, as: .value, show)
        control.act(as: .value, on: event) { [weak control] in
            guard let control else { return }
            if let entered = read(control) { value.value = entered }
            // A listener may have replaced the entered value by the former one. No binding reports that.
            show(control, value.value)
        }
    }
}

extension UIControl {
    /// Calls `action` for an event, as code of the control's screen. A later call with the same property and event replaces it.
    func act(as property: KeptBindings.Property, on event: UIControl.Event, _ action: @escaping () -> Void) {
        let added = UIAction(identifier: property.action) { [weak self] _ in self?.performInScreen(action) }
        addAction(added, for: event)
    }

    /// Removes an action that `act` has added.
    func stopActing(as property: KeptBindings.Property, on event: UIControl.Event) {
        removeAction(identifiedBy: property.action, for: event)
    }
}
#endif
