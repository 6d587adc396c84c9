/// The events that a kind of view takes. Whatever else comes for such a view is refused.
@_spi(Hosting)
nonisolated public struct EventKinds: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let activate = EventKinds(rawValue: 1 << 0)
    public static let input = EventKinds(rawValue: 1 << 1)
    public static let submit = EventKinds(rawValue: 1 << 2)
    public static let endEditing = EventKinds(rawValue: 1 << 3)
    public static let toggle = EventKinds(rawValue: 1 << 4)
    public static let select = EventKinds(rawValue: 1 << 5)
    public static let perform = EventKinds(rawValue: 1 << 6)
    public static let receive = EventKinds(rawValue: 1 << 7)
    public static let show = EventKinds(rawValue: 1 << 8)
    public static let leave = EventKinds(rawValue: 1 << 9)
    public static let adjust = EventKinds(rawValue: 1 << 10)
    public static let enter = EventKinds(rawValue: 1 << 11)
    public static let check = EventKinds(rawValue: 1 << 12)
    public static let beginEditing = EventKinds(rawValue: 1 << 15)
    public static let mark = EventKinds(rawValue: 1 << 16)
    public static let sort = EventKinds(rawValue: 1 << 17)
    public static let emit = EventKinds(rawValue: 1 << 21)
    public static let choose = EventKinds(rawValue: 1 << 22)
    public static let pointer = EventKinds(rawValue: 1 << 23)
    public static let fail = EventKinds(rawValue: 1 << 27)
    /// What concerns the window and no view in it.
    static let window = EventKinds(rawValue: 1 << 31)
}

@_spi(Hosting)
nonisolated extension Event {
    /// Which of the events it is, without what it carries.
    public var kind: EventKinds {
        switch self {
        case .activate: .activate
        case .input: .input
        case .submit: .submit
        case .endEditing: .endEditing
        case .toggle: .toggle
        case .select: .select
        case .perform: .perform
        case .receive: .receive
        case .beginEditing: .beginEditing
        case .mark: .mark
        case .sort: .sort
        case .show: .show
        case .leave: .leave
        case .adjust: .adjust
        case .enter: .enter
        case .check: .check
        case .choose: .choose
        case .pointer: .pointer
        case .emit: .emit
        case .fail: .fail
        case .visit, .answer: .window
        }
    }
}
