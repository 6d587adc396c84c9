#if canImport(UIKit)
public import BelvedereCore
public import UIKit

extension UIImage {
    /// The system's image for a symbol of the kit, so that a view model can name a picture without UIKit.
    ///
    /// ```swift
    /// portrait.image = UIImage(.person)
    /// ```
    ///
    /// - Parameter symbol: the symbol.
    public convenience init?(_ symbol: Symbol) { self.init(systemName: symbol.systemName) }
}

extension Symbol {
    /// The name in Apple's collection of symbols.
    fileprivate var systemName: String {
        switch self {
        case .person: "person"
        case .dog: "dog"
        case .place: "mappin"
        case .cash: "banknote"
        case .restaurant: "fork.knife"
        case .cafe: "cup.and.saucer"
        case .nightClub: "figure.dance"
        case .search: "magnifyingglass"
        case .warning: "exclamationmark.triangle"
        case .empty: "tray"
        case .offline: "wifi.slash"
        case .location: "location"
        case .star: "star"
        case .phone: "phone"
        case .mail: "envelope"
        case .web: "globe"
        case .clock: "clock"
        case .add: "plus"
        case .remove: "minus"
        case .edit: "pencil"
        case .delete: "trash"
        case .refresh: "arrow.clockwise"
        case .download: "arrow.down.circle"
        case .upload: "arrow.up.circle"
        case .share: "square.and.arrow.up"
        case .more: "ellipsis"
        case .check: "checkmark"
        case .close: "xmark"
        case .filter: "line.3.horizontal.decrease"
        case .sort: "arrow.up.arrow.down"
        case .calendar: "calendar"
        case .settings: "gear"
        case .copy: "doc.on.doc"
        case .lock: "lock"
        case .heart: "heart"
        case .info: "info.circle"
        case .home: "house"
        case .list: "list.bullet"
        case .undo: "arrow.uturn.backward"
        case .chart: "chart.bar"
        }
    }
}
#endif
