// Pages: UIAction, UIMenuElement, UIControl, UIControl.Event, UIButton, UIButton.Configuration, UISwitch, UISlider, UIStepper,
// UISegmentedControl, UIDatePicker, UIColorWell.

@MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor public final class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let title: String
    public private(set) var subtitle: String?
    public let image: UIImage?
    public let identifier: Identifier
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    let handler: UIActionHandler

    // An action without an identifier gets one of its own.
    private static var count = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.title = title
        self.image = image
        self.attributes = attributes
        self.state = state
        self.identifier = identifier ?? Identifier("own.\(Self.count)")
        self.handler = handler
        super.init()
    }

    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title: title, image: image, identifier: identifier, attributes: attributes, state: state, handler: handler)
        self.subtitle = subtitle
    }

    /// Calls the handler, as UIKit does after the person has chosen the action.
    public func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    open var isEnabled = true
    open var isSelected = false
    private final var tip: String?

    @available(tvOS, unavailable)
    public final var toolTip: String? {
        get { tip }
        set { tip = newValue }
    }

    private final var actions: [(action: UIAction, events: Event)] = []

    /// Adds an action for some events. It replaces an action with the same identifier for the same events.
    public final func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        actions.append((action, events))
    }

    public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        for index in actions.indices where actions[index].action.identifier == identifier { actions[index].events.subtract(events) }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Calls the actions for the events, also those of a disabled control.
    public final func sendActions(for events: Event) {
        for (action, its) in actions where !its.isDisjoint(with: events) { action.handler(action) }
    }
}

extension UIControl {
    public enum State {
        case normal
    }
}

@MainActor public struct UIBackgroundConfiguration {
    public var cornerRadius = 0.0
}

@MainActor open class UIButton: UIControl {
    @MainActor public struct Configuration {
        public var title: String?
        public var image: UIImage?
        public var showsActivityIndicator = false
        public var baseForegroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var background = UIBackgroundConfiguration()

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public static func filled() -> Configuration { Configuration() }
        public static func plain() -> Configuration { Configuration() }
    }

    public final var configuration: Configuration?
    public final var menu: UIMenu?
    public final var showsMenuAsPrimaryAction = false
    public final var changesSelectionAsPrimaryAction = false
    public private(set) final var currentTitle: String?

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init()
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public final func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
}

@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
    public final var isOn = false

    /// Sets the switch. It sends no actions.
    public final func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@available(tvOS, unavailable)
@MainActor open class UISlider: UIControl {
    public final var minimumValue: Float = 0
    public final var maximumValue: Float = 1
    private var number: Float = 0

    /// The value. A number outside the bounds becomes the nearest bound.
    public final var value: Float {
        get { number }
        set { number = min(maximumValue, max(minimumValue, newValue)) }
    }

    public final func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// UIKit changes the value by a tenth of its range.
    open override func accessibilityIncrement() { value += (maximumValue - minimumValue) / 10 }
    open override func accessibilityDecrement() { value -= (maximumValue - minimumValue) / 10 }
}

@available(tvOS, unavailable)
@MainActor open class UIStepper: UIControl {
    public final var minimumValue = 0.0
    public final var maximumValue = 100.0
    public final var stepValue = 1.0
    private var number = 0.0

    /// The value. A number outside the bounds becomes the nearest bound.
    public final var value: Double {
        get { number }
        set { number = min(maximumValue, max(minimumValue, newValue)) }
    }
}

@MainActor open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public nonisolated static var noSegment: Int { -1 }

    public final var numberOfSegments: Int { titles.count }
    private var titles: [String?] = []
    public final var selectedSegmentIndex = UISegmentedControl.noSegment

    public convenience init(items: [Any]?) {
        self.init()
        titles = items?.map { $0 as? String } ?? []
    }

    public final func removeAllSegments() {
        titles = []
        selectedSegmentIndex = UISegmentedControl.noSegment
    }

    public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title, at: segment) }
    public final func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

@available(tvOS, unavailable)
public enum UIDatePickerStyle: Int, Sendable {
    case compact = 2
}

@available(tvOS, unavailable)
@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
    }

    public final var datePickerMode = Mode.dateAndTime
    public final var preferredDatePickerStyle = UIDatePickerStyle.compact
    public final var timeZone: TimeZone?
    public final var minimumDate: Date?
    public final var maximumDate: Date?
    private var moment = Date(timeIntervalSinceReferenceDate: 0)

    /// The date. A date outside the bounds becomes the nearest bound.
    public final var date: Date {
        get { moment }
        set {
            let later = minimumDate.map { $0.timeIntervalSinceReferenceDate > newValue.timeIntervalSinceReferenceDate ? $0 : newValue }
            moment = later ?? newValue
            if let maximumDate, maximumDate.timeIntervalSinceReferenceDate < moment.timeIntervalSinceReferenceDate { moment = maximumDate }
        }
    }

    public final func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@available(tvOS, unavailable)
@MainActor open class UIColorWell: UIControl {
    public final var title: String?
    public final var supportsAlpha = true
    public final var selectedColor: UIColor?
}
