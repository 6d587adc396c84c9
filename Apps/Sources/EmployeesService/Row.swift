import Foundation
import HTTPService

/// Rows of an answer; one that cannot be read does not keep the others from being read.
struct Rows: Decodable {
    let rows: [Row]

    init(rows: [Row]) {
        self.rows = rows
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var rows: [Row] = []
        while !container.isAtEnd { rows.append(try container.decode(Row.self)) }
        self.rows = rows
    }
}

/// One row. Decoding never fails; a row without a readable number simply holds no employee.
struct Row: Decodable {
    let employee: Employee?

    private enum Key: String, CodingKey {
        case id
        case name = "employee_name"
        case salary = "employee_salary"
        case age = "employee_age"
    }

    init(from decoder: any Decoder) throws {
        let shape = RowShape.key.flatMap { decoder.userInfo[$0] } as? RowShape
        guard let container = try? decoder.container(keyedBy: Key.self), let id = Self.integer(.id, in: container, shape) else {
            employee = nil
            return
        }
        employee = Employee(
            id: id,
            name: RemoteText.cleaned((try? container.decode(String.self, forKey: .name)) ?? ""),
            salary: Self.decimal(.salary, in: container, shape),
            age: Self.integer(.age, in: container, shape).flatMap { (0...200).contains($0) ? $0 : nil }
        )
    }

    private static func integer(_ key: Key, in container: KeyedDecodingContainer<Key>, _ shape: RowShape?) -> Int? {
        func number() -> Int? { try? container.decode(Int.self, forKey: key) }
        func text() -> Int? { (try? container.decode(String.self, forKey: key)).flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } }
        guard shape?.hasText == true else {
            if let number = number() { return number }
            guard let text = text() else { return nil }
            shape?.hasText = true
            return text
        }
        return text() ?? number()
    }

    private static func decimal(_ key: Key, in container: KeyedDecodingContainer<Key>, _ shape: RowShape?) -> Decimal? {
        func number() -> Decimal? { (try? container.decode(Decimal.self, forKey: key)).flatMap { $0.isNaN ? nil : $0 } }
        if shape?.hasText != true, let number = number() { return number }
        guard let text = try? container.decode(String.self, forKey: key) else { return shape?.hasText == true ? number() : nil }
        return decimal(text.trimmingCharacters(in: .whitespaces))
    }

    /// A plain number with a point. `Decimal(string:)` alone reads as far as it understands: "12 apples" would be 12.
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard text.utf8.count - digits.count <= 1, text.utf8.count <= 30, digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
            digits.count(where: { $0 == 0x2E }) <= 1, digits.first != 0x2E, digits.last != 0x2E, !digits.isEmpty
        else { return nil }
        // Whole numbers are most of them, and quickly made.
        if let whole = Int(text) { return Decimal(whole) }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
