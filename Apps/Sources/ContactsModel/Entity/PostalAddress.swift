/// Where post reaches a person, with what the place is to them.
///
/// ```swift
/// var home = PostalAddress(.home)
/// home.street = "Mannerheimintie 1"
/// home.city = "Helsinki"
/// ```
public struct PostalAddress: Hashable, Sendable, Codable {
    /// What the place is to the person.
    public var label: LabelledValue.Label
    /// Street and number; a box number and a floor stand here too.
    public var street = ""
    public var postcode = ""
    public var city = ""
    /// A state or province.
    public var region = ""
    public var country = ""

    /// An address that is empty yet.
    public init(_ label: LabelledValue.Label) {
        self.label = label
    }

    /// Whether nothing is filled in.
    public var isEmpty: Bool { lines.isEmpty }

    /// The address as it stands on an envelope, without empty lines.
    public var lines: [String] {
        let place = [postcode, city].map(\.oneLine).filter { !$0.isEmpty }.joined(separator: " ")
        return [street.oneLine, place, region.oneLine, country.oneLine].filter { !$0.isEmpty }
    }

    /// The address with white space at the ends of its parts left out.
    var tidied: PostalAddress {
        var address = self
        for part in [\PostalAddress.street, \.postcode, \.city, \.region, \.country] {
            address[keyPath: part] = self[keyPath: part].oneLine
        }
        address.label = label.tidied
        return address
    }
}
