import ContactsModel
import ContactsShared

/// A gentle word about what was typed, where it looks like a slip. It keeps nobody from saving.
enum FieldDoubt {
    /// What there is to say of a number or mail address; empty if nothing.
    static func about(_ value: String, in kind: LabelledValuesField.Kind) -> String {
        if value.allSatisfy(\.isWhitespace) { return "" }
        let entry = LabelledValue(.other, String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
        switch kind {
        case .phones: return isPhone(entry) ? "" : ContactsTexts.phoneDoubt
        case .mails: return isMail(entry) ? "" : ContactsTexts.mailDoubt
        }
    }

    /// Short numbers are numbers too, as 112; an extension behind the number is how people write it.
    private static func isPhone(_ entry: LabelledValue) -> Bool {
        entry.telephoneDestination != nil || entry.value.filter(\.isNumber).count >= 5
    }

    private static func isMail(_ entry: LabelledValue) -> Bool {
        guard entry.mailDestination != nil, let at = entry.value.lastIndex(of: "@") else { return false }
        let host = entry.value[entry.value.index(after: at)...]
        return host.contains(".") && host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
}
