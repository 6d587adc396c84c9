/// A vCard line from which a field of a contact was read, with the version of its card.
struct VCardSource {
    let property: VCardProperty
    let version: VCardVersion

    init(_ property: VCardProperty, _ version: VCardVersion) {
        self.property = property
        self.version = version
    }

    /// The line in the syntax of vCard 4.0, or nil if it cannot be read.
    var kept: String? { try? property.kept(version) }
}
