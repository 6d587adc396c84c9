/// A person's own label for the property of the same group.
struct VCardLabel {
    let group: String
    let text: String
    let line: Int
    /// The line, for a property that is kept as it is.
    let kept: String

    var label: LabelledValue.Label {
        // The phones' own words for the standard labels.
        switch text {
        case "_$!<Home>!$_": .home
        case "_$!<Work>!$_": .work
        case "_$!<Mobile>!$_": .mobile
        case "_$!<Other>!$_": .other
        default: .custom(text)
        }
    }
}
