public import Foundation

/// Employees as a table in a file: comma-separated values after RFC 4180, in UTF-8 with a byte-order mark, which is how
/// spreadsheet programs know the encoding.
///
/// Names were written by strangers. Spreadsheet programs take a cell that begins with `=`, `+`, `-`, `@`, a tab or a line
/// end for a formula and would run it, so such a name is preceded by an apostrophe, which they hide. What has no width is
/// looked past. In countries where a comma stands in numbers these programs separate cells by semicolons, so a part of a
/// name behind a semicolon gets its apostrophe as well. A program that reads the file back has to take them off. Numbers
/// are written plainly, with a point.
public enum EmployeesTable {
    /// The suggested name of the file.
    public static let fileName = "employees.csv"
    /// The media type of the file (RFC 7111).
    public static let contentType = "text/csv; charset=utf-8"

    /// The rows given, in the order given, below a line with the names of the columns.
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
        // Where the cell that is being written begins, as long as nothing has come that can be seen.
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

    /// What begins a formula, also as programs fold it from wide and small forms.
    private static let signs = Set("=+-@|＝＋－＠﹦﹢﹣﹫\u{2212}".unicodeScalars)

    /// What begins another cell or row in some program's settings, quotation marks or not.
    private static let separators = Set(";|\t\r\n".unicodeScalars)

    /// Programs look past blanks and quotation marks, and nobody sees what has no width.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\"" || scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func quoted(_ field: String) -> String {
        // Scalars, not characters: CR LF is one character and equals neither.
        guard field.unicodeScalars.contains(where: { $0 == "\"" || $0 == "," || separators.contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}
