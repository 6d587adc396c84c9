public import Foundation

/// Employees as a table in a file: comma-separated values after RFC 4180, in UTF-8 with a byte-order mark, which is how
/// spreadsheet programs know the encoding.
///
/// Names were written by strangers. Spreadsheet programs take a cell that begins with `=`, `+`, `-`, `@`, a tab or a line
/// end for a formula and would run it, so such a name is preceded by an apostrophe, which they hide. A program that reads
/// the file back has to take that apostrophe off. Numbers are written plainly, with a point.
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
        // Programs look past leading blanks, and some past the wide forms of the signs.
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
        let isFormula = first.map { "=+-@|＝＋－＠".unicodeScalars.contains($0) } ?? false
        return isFormula || text.hasPrefix("\t") || text.hasPrefix("\r") ? "'" + text : text
    }

    private static func quoted(_ field: String) -> String {
        // Scalars, not characters: CR LF is one character and equals neither.
        guard field.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}
