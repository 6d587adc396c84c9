import Foundation
import HTTPService

/// The rows of a response. One unreadable row does not prevent the others from being read.
struct Rows: Decodable {
    let rows: [EmployeeEntry]

    init(rows: [EmployeeEntry]) {
        self.rows = rows
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var rows: [EmployeeEntry] = []
        while !container.isAtEnd { rows.append(try container.decode(EmployeeEntry.self)) }
        self.rows = rows
    }
}

/// One row. Decoding never fails: a row without a readable number has no employee.
struct EmployeeEntry: Decodable {
    let employee: Employee?

    private enum Key: String, CodingKey {
        case id
        case name = "employee_name"
        case salary = "employee_salary"
        case age = "employee_age"
        // The field names that other services use, which imitate the original service.
        case shortName = "name"
        case shortSalary = "salary"
        case shortAge = "age"
    }

    init(from decoder: any Decoder) throws {
        let shape = RowShape.key.flatMap { decoder.userInfo[$0] } as? RowShape
        guard let container = try? decoder.container(keyedBy: Key.self), let id = Self.integer(.id, in: container, shape) else {
            employee = nil
            return
        }
        employee = Employee(
            id: id,
            name: Self.name(.name, in: container) ?? Self.name(.shortName, in: container) ?? "",
            salary: Self.decimal(.salary, in: container, shape) ?? Self.decimal(.shortSalary, in: container, shape),
            age: Self.age(.age, in: container, shape) ?? Self.age(.shortAge, in: container, shape)
        )
    }

    /// Returns the name in a field, or nil if it has no visible text.
    private static func name(_ key: Key, in container: KeyedDecodingContainer<Key>) -> String? {
        guard container.contains(key), let text = try? container.decode(String.self, forKey: key) else { return nil }
        let name = RemoteText.cleaned(text)
        return name.isEmpty ? nil : name
    }

    private static func age(_ key: Key, in container: KeyedDecodingContainer<Key>, _ shape: RowShape?) -> Int? {
        integer(key, in: container, shape).flatMap { (0...200).contains($0) ? $0 : nil }
    }

    private static func integer(_ key: Key, in container: KeyedDecodingContainer<Key>, _ shape: RowShape?) -> Int? {
        func number() -> Int? { try? container.decode(Int.self, forKey: key) }
        if !container.contains(key) { return nil }
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
        if !container.contains(key) { return nil }
        if shape?.hasText != true, let number = number() { return number }
        guard let text = try? container.decode(String.self, forKey: key) else { return shape?.hasText == true ? number() : nil }
        return decimal(text.trimmingCharacters(in: .whitespaces))
    }

    /// Parses a plain number with a decimal point. `Decimal(string:)` alone would read only the valid beginning: 12 from "12 apples".
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard text.utf8.count - digits.count <= 1, text.utf8.count <= 30, digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
            digits.count(where: { $0 == 0x2E }) <= 1, digits.first != 0x2E, digits.last != 0x2E, !digits.isEmpty
        else { return nil }
        // Most numbers are whole, and converting an `Int` is faster.
        if let whole = Int(text) { return Decimal(whole) }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
