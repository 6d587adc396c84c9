/// Converts between the `TYPE` parameters of a number or address and the label of the app.
enum VCardTypes {
    /// Returns the label for some types in small letters, and the types that the label expresses. The remaining types contain details that
    /// the app does not show.
    static func label(of types: [String]) -> (label: LabelledValue.Label, said: Set<String>) {
        let types = Set(types)
        func have(_ type: String) -> Bool { types.contains(type) || types.contains("x-" + type) }
        // The types "voice" and "internet" add nothing: a telephone is for voice by default (RFC 6350, section 6.4.1), and a mail address
        // is on the Internet by default (RFC 2426, section 3.3.2).
        let usual: Set<String> = ["voice", "internet"]
        if have("cell") { return (.mobile, usual.union(["cell", "x-cell"])) }
        if have("fax") {
            let said: Set<String> = ["internet", "fax", "x-fax"]
            if types.contains("work") { return (.workFax, said.union(["work"])) }
            if types.contains("home") { return (.homeFax, said.union(["home"])) }
            return (.fax, said)
        }
        if have("pager") { return (.pager, ["internet", "pager", "x-pager"]) }
        if types.contains("work") { return (.work, usual.union(["work"])) }
        if types.contains("home") { return (.home, usual.union(["home"])) }
        return (.other, usual)
    }

    /// Returns the `TYPE` parameter for a label, such as ";TYPE=home". It is empty for no label, and nil for a label that types cannot
    /// express.
    static func parameter(of label: LabelledValue.Label, for name: String) -> String? {
        // The standard allows the types "cell", "fax" and "pager" only for `TEL`. Other properties may use them with the prefix "x-".
        let prefix = name == "TEL" ? "" : "x-"
        return switch label {
        case .other: ""
        case .home: ";TYPE=home"
        case .work: ";TYPE=work"
        case .mobile: ";TYPE=\(prefix)cell"
        case .fax: ";TYPE=\(prefix)fax"
        case .homeFax: ";TYPE=home,\(prefix)fax"
        case .workFax: ";TYPE=work,\(prefix)fax"
        case .pager: ";TYPE=\(prefix)pager"
        case .custom: nil
        }
    }
}
