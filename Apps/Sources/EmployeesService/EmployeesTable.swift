public import Foundation

/// Writes employees as a table in a file: comma-separated values (RFC 4180) in UTF-8. The file begins with a byte-order mark, by which
/// spreadsheet programs detect the encoding.
///
/// Names can be any text, also a formula. Spreadsheet programs run a cell as a formula if it begins with `=`, `+`, `-`, `@`, a tab or a
/// line end. So such a name gets an apostrophe at the beginning, which these programs hide. Invisible characters before these signs are
/// ignored for this check.
///
/// In countries with a decimal comma, these programs separate cells by semicolons. So the text after a semicolon in a name is checked in
/// the same way. Another program that reads the file must remove the apostrophes. Numbers are written plainly, with a decimal point.
public enum EmployeesTable {
    /// The suggested name of the file.
    public static let fileName = "employees.csv"
    /// The media type of the file (RFC 7111).
    public static let contentType = "text/csv; charset=utf-8"

    /// Returns the file: a line with the names of the columns, and a line for each employee in the given order.
    public static func data(_ employees: [Employee]) -> Data {
        var text = "\u{FEFF}id,name,salary,age\r\n"
        for employee in employees {
            let salary = employee.salary.map { NSDecimalNumber(decimal: $0).description(withLocale: Locale(identifier: "en_US_POSIX")) }
            let fields = [String(employee.id), guarded(employee.name), salary ?? "", employee.age.map(String.init) ?? ""]
            text += fields.map(quoted).joined(separator: ",") + "\r\n"
        }
        return Data(text.utf8)
    }

    private static func guarded(_ text: String) -> String {
        var guarded: [Unicode.Scalar] = []
        // The index at which the current cell begins, or nil after its first visible character.
        var start: Int? = 0
        if let first = text.unicodeScalars.first, first == "\t" || first == "\r" { guarded.append("'") }
        for scalar in text.unicodeScalars {
            if let beginning = start, signs.contains(scalar) { guarded.insert("'", at: beginning) }
            guarded.append(scalar)
            if separators.contains(scalar) {
                start = guarded.count
            } else if !isPassedOver(scalar) {
                start = nil
            }
        }
        return String(String.UnicodeScalarView(guarded))
    }

    /// The characters with which a formula can begin. They include the wide and small Unicode forms that spreadsheet programs convert to
    /// them.
    private static let signs = Set("=+-@|＝＋－＠﹦﹢﹣﹫\u{2212}".unicodeScalars)

    /// The characters that separate cells or rows in some spreadsheet programs, depending on their settings, even inside quotation marks.
    private static let separators = Set(";|\t\r\n".unicodeScalars)

    /// Returns whether a character at the beginning of a cell is ignored: blanks and quotation marks, which spreadsheet programs skip, and
    /// invisible characters.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\"" || scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func quoted(_ field: String) -> String {
        // Compare Unicode scalars, not characters: CR LF is one character, so it equals neither CR nor LF.
        guard field.unicodeScalars.contains(where: { $0 == "\"" || $0 == "," || separators.contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}
