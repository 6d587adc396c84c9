import ContactsModel
import ContactsShared

/// A hint about a typed number or mail address that looks like a mistake. The person can save nevertheless.
enum FieldDoubt {
    /// Returns the hint about a number or mail address, or an empty text if it looks valid.
    static func about(_ value: String, in kind: LabelledValuesField.Kind) -> String {
        if value.allSatisfy(\.isWhitespace) { return "" }
        let entry = LabelledValue(.other, String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
        switch kind {
        case .phones: return isPhone(entry) ? "" : ContactsTexts.phoneDoubt
        case .mails: return isMail(entry) ? "" : ContactsTexts.mailDoubt
        }
    }

    /// Returns whether the value looks like a telephone number. Short numbers such as 112 are valid, and people write an extension after a
    /// number.
    private static func isPhone(_ entry: LabelledValue) -> Bool {
        entry.telephoneDestination != nil || entry.value.filter(\.isNumber).count >= 5
    }

    private static func isMail(_ entry: LabelledValue) -> Bool {
        guard entry.mailDestination != nil, let at = entry.value.lastIndex(of: "@") else { return false }
        let host = entry.value[entry.value.index(after: at)...]
        return host.contains(".") && host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
}
