#if canImport(UIKit)
@_spi(Hosting) public import Belvedere
public import UIKit

/// The view of UIKit, or of SwiftUI, that shows a custom element of an app.
///
/// A browser shows a custom element with a module of JavaScript. On a device, the app gives the host a view of its own:
///
/// ```swift
/// let level = ElementProperty<Float>("level"), move = ElementEvent<Float>("move")
/// let native = NativeElement(meter) { element in
///     let slider = UISlider()
///     element.onChange { [unowned slider] element in slider.value = element[level] ?? 0 }
///     slider.addAction(UIAction { [unowned slider] _ in element.send(move, slider.value) }, for: .valueChanged)
///     return slider
/// }
/// let host = UIKitHost(app, elements: [native])
/// ```
///
/// Without a view of its own, the host shows nothing in the place of the element.
public struct NativeElement {
    let kind: ViewKind
    let makeView: (HostedElement) -> UIView

    /// Registers the view for a custom element.
    ///
    /// - Parameters:
    ///   - element: the declaration of the element.
    ///   - makeView: makes the view for one element on a screen. It receives the properties of the element.
    public init(_ element: CustomElement, makeView: @escaping (HostedElement) -> UIView) {
        kind = element.kind
        self.makeView = makeView
    }
}

/// A custom element on a screen, for the view that shows it.
///
/// ```swift
/// func show(_ element: HostedElement, in label: UILabel) {
///     element.onChange { [unowned label] element in label.text = element.name }
/// }
/// ```
public final class HostedElement {
    private var node: ViewNode
    private let report: (Event) -> Void
    private var changed: (HostedElement) -> Void = { _ in }

    init(_ node: ViewNode, report: @escaping (Event) -> Void) {
        self.node = node
        self.report = report
    }

    /// The name of the element for assistive technology.
    public var name: String { node[View.accessibilityName] }

    /// The value of a property; `nil` if the app has set none, or one of another type.
    ///
    /// - Complexity: O(*n*) in the number of properties of the element and the size of the value.
    public subscript<Value: Codable>(property: ElementProperty<Value>) -> Value? {
        let values = ElementView.slots.lazy.compactMap { self.node[$0] }
        return values.first { $0.name == property.name }.flatMap { try? $0.value.decoded(as: Value.self) }
    }

    /// Sends an event to the app, as the JavaScript of the element does in a browser.
    ///
    /// - Complexity: O(*n*) in the size of the value.
    public func send<Value>(_ event: ElementEvent<Value>, _ value: Value) {
        report(.emit(event.name, ElementValue(encoding: value)))
    }

    /// Calls `handler` now, and each time that the app changes a property of the element. A second handler replaces the first.
    public func onChange(_ handler: @escaping (HostedElement) -> Void) {
        changed = handler
        handler(self)
    }

    func take(_ node: ViewNode) {
        self.node = node
        changed(self)
    }
}

extension ViewFactory {
    /// The view of the app for a custom element. It has the name of the element, if it has none of its own.
    func element(_ node: ViewNode, _ native: NativeElement) -> HostedView {
        let element = HostedElement(node) { [unowned self] event in send(event, node) }
        return HostedView(node, native.makeView(element)) { node in element.take(node) }
    }
}
#endif
