@_spi(Hosting) public import Belvedere

/// The name of an element in the page: the number of its view, and which part of the view it is.
///
/// The view's own element is part 0 and called `v12`; the others are called `v12.1`, `v12.2` … On the wire the same names
/// are the numbers 12, 12.1 and 12.2.
@_spi(Hosting)
public struct ElementIdentifier: Hashable, Sendable {
    var view: Int
    var part: UInt8

    public init(_ view: ViewIdentifier, part: UInt8 = 0) {
        self.view = view.rawValue
        self.part = part
    }

    var name: String { part == 0 ? "v\(view)" : "v\(view).\(part)" }
    var number: String { part == 0 ? "\(view)" : "\(view).\(part)" }
}
