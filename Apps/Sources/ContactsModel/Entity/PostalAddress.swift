/// A postal address with its purpose.
///
/// ```swift
/// var home = PostalAddress(.home)
/// home.street = "Mannerheimintie 1"
/// home.city = "Helsinki"
/// ```
public struct PostalAddress: Hashable, Sendable, Codable {
    /// The purpose of the address, such as home or work.
    public var label: LabelledValue.Label
    /// Street and number, or a box number, and a floor.
    public var street = ""
    public var postcode = ""
    public var city = ""
    /// A state or province.
    public var region = ""
    public var country = ""

    /// Creates an empty address.
    public init(_ label: LabelledValue.Label) {
        self.label = label
    }

    /// Whether street, city and all other fields are empty.
    public var isEmpty: Bool { lines.isEmpty }

    /// The lines of the address on an envelope, without empty lines.
    public var lines: [String] {
        let place = [postcode, city].map(\.oneLine).filter { !$0.isEmpty }.joined(separator: " ")
        return [street.oneLine, place, region.oneLine, country.oneLine].filter { !$0.isEmpty }
    }

    /// The address with each field trimmed.
    var tidied: PostalAddress {
        var address = self
        for part in [\PostalAddress.street, \.postcode, \.city, \.region, \.country] {
            address[keyPath: part] = self[keyPath: part].oneLine
        }
        address.label = label.tidied
        return address
    }
}
