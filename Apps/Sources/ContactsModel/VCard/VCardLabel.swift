/// A label that a person has typed for a number or address. In the card it is a separate line that has the same group.
struct VCardLabel {
    let group: String
    let text: String
    let line: Int
    /// The label line in the syntax of vCard 4.0, for a property that is kept unchanged.
    let kept: String

    var label: LabelledValue.Label {
        // These texts are the standard labels of phones' address books.
        switch text {
        case "_$!<Home>!$_": .home
        case "_$!<Work>!$_": .work
        case "_$!<Mobile>!$_": .mobile
        case "_$!<HomeFax>!$_": .homeFax
        case "_$!<WorkFax>!$_": .workFax
        case "_$!<OtherFax>!$_": .fax
        case "_$!<Pager>!$_": .pager
        case "_$!<Other>!$_": .other
        default: .custom(text)
        }
    }
}
