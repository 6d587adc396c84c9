#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

/// The controls for dates, times and colours.
extension ViewFactory {
    // tvOS has none of the controls.
    #if !os(tvOS)
    /// A picker of UIKit, which always has a date, and a switch that takes the date away.
    func entryField(_ node: ViewNode) -> HostedView {
        let title = text("title"), picker = part("date", UIDatePicker()), isSet = part("isSet", UISwitch())
        let message = text("message"), edits = Edits(node[EntryField.edit])
        message.textColor = .systemRed
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = node.kind == .dateField ? .date : .time
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        let view = HostedView(node, column(titled(title, picker, isSet), message)) { node in
            title.text = node[EntryField.title]
            picker.accessibilityLabel = title.text
            message.text = node[EntryField.message]
            message.isHidden = node[EntryField.message].isEmpty
            picker.minimumDate = PickedMoment.date(node[EntryField.minimum])
            picker.maximumDate = PickedMoment.date(node[EntryField.maximum])
            if edits.isNewer(than: node[EntryField.edit]) { return }
            let date = PickedMoment.date(node[EntryField.entry])
            if let date, picker.date != date { picker.setDate(date, animated: false) }
            isSet.isOn = date != nil
            picker.isHidden = date == nil
            // Where a date is needed, a person changes it and does not take it away.
            isSet.isHidden = node[EntryField.isRequired] && date != nil
        }
        let enter: () -> Void = { [unowned self, unowned picker, unowned isSet] in
            let entry = isSet.isOn ? PickedMoment.entry(picker.date, of: node.kind) : ""
            send(.enter(entry, edit: edits.next()), node)
        }
        picker.addAction(UIAction { _ in enter() }, for: .valueChanged)
        isSet.addAction(
            UIAction { [unowned self, unowned picker, unowned isSet] _ in
                host.endEditing()
                if isSet.isOn, let now = PickedMoment.date(PickedMoment.entry(PickedMoment.now(), of: node.kind)) { picker.date = now }
                picker.isHidden = !isSet.isOn
                enter()
            }, for: .valueChanged)
        view.focusTarget = isSet
        view.titleLabel = title
        return view
    }

    func colorField(_ node: ViewNode) -> HostedView {
        let title = text("title"), well = part("color", UIColorWell()), message = text("message")
        let edits = Edits(node[EntryField.edit])
        message.textColor = .systemRed
        well.supportsAlpha = false
        let view = HostedView(node, column(titled(title, well), message)) { node in
            title.text = node[EntryField.title]
            well.title = node[EntryField.title]
            message.text = node[EntryField.message]
            message.isHidden = node[EntryField.message].isEmpty
            if !edits.isNewer(than: node[EntryField.edit]) { well.selectedColor = RGBColor(node[EntryField.entry]).map(UIColor.init) }
        }
        well.addAction(
            UIAction { [unowned self, unowned well] _ in
                if let color = well.selectedColor { send(.enter(RGBColor(color).description, edit: edits.next()), node) }
            }, for: .valueChanged)
        view.focusTarget = well
        view.titleLabel = title
        return view
    }
    #else
    func entryField(_ node: ViewNode) -> HostedView { group(node) }
    func colorField(_ node: ViewNode) -> HostedView { group(node) }
    #endif
}

extension UIColor {
    convenience init(_ color: RGBColor) {
        self.init(red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
}

extension RGBColor {
    /// The colour as UIKit shows it. A colour of a wider range becomes the nearest one.
    init(_ color: UIColor) {
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
        let byte: (CGFloat) -> UInt8 = { UInt8((min(1, max(0, $0)) * 255).rounded()) }
        self.init(red: byte(parts.0), green: byte(parts.1), blue: byte(parts.2))
    }
}

/// A day, or a time of a day, as the moment that a date picker in Greenwich time shows.
enum PickedMoment {
    /// The day with the moment 0.
    private static let firstDay = CalendarDate(year: 2001, month: 1, day: 1)

    static func date(_ entry: String) -> Date? {
        if let day = CalendarDate(entry) {
            return firstDay.map { Date(timeIntervalSinceReferenceDate: Double($0.days(until: day)) * 86_400) }
        }
        return TimeOfDay(entry).map { Date(timeIntervalSinceReferenceDate: Double($0.hour * 3600 + $0.minute * 60 + $0.second)) }
    }

    static func entry(_ date: Date, of kind: ViewKind) -> String {
        let seconds = date.timeIntervalSinceReferenceDate, days = (seconds / 86_400).rounded(.down)
        if kind == .dateField { return firstDay?.adding(days: Int(days))?.description ?? "" }
        let minutes = Int((seconds - days * 86_400) / 60)
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60)?.description ?? ""
    }

    /// The present day and time of the person.
    static func now() -> Date {
        let now = Date()
        return Date(
            timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate + Double(TimeZone.current.secondsFromGMT(for: now)))
    }
}
#endif
