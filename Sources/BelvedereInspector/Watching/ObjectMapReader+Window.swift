@_spi(Hosting) internal import Belvedere
internal import BelvedereCore

extension ObjectMapReader {
    /// Reads the objects of a window's screens.
    ///
    /// - Parameters:
    ///   - window: The window; an empty map if it is `nil`.
    ///   - leaked: The roles that should have been released with their screens.
    init(_ window: Window?, leaked: [LeakedRole] = []) {
        self.init((window?.screens ?? []) + (window?.keepers ?? []), leaked: leaked) { object in
            if object is Screen { return .role("view") }
            if object is View || object is Window { return .none }
            return "\(type(of: object))".hasPrefix("Router<") ? .leaf("router") : .unknown
        }
    }

    /// Returns the index of the topmost screen of a window in the map.
    func number(ofTopScreenIn window: Window?) -> Int? { window?.screens.last.flatMap { number(of: $0) } }
}
