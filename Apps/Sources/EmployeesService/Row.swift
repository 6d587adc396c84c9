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
        guard let container = try? decoder.container(keyedBy: Key.self), let id = Self.integer(.id, in: container) else {
            employee = nil
            return
        }
        employee = Employee(
            id: id,
            name: RemoteText.cleaned((try? container.decode(String.self, forKey: .name)) ?? ""),
            salary: Self.decimal(.salary, in: container),
            age: Self.integer(.age, in: container).flatMap { (0...200).contains($0) ? $0 : nil }
        )
    }

    private static func integer(_ key: Key, in container: KeyedDecodingContainer<Key>) -> Int? {
        if let number = try? container.decode(Int.self, forKey: key) { return number }
        return (try? container.decode(String.self, forKey: key)).flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }

    private static func decimal(_ key: Key, in container: KeyedDecodingContainer<Key>) -> Decimal? {
        if let number = try? container.decode(Decimal.self, forKey: key) { return number.isNaN ? nil : number }
        guard let text = try? container.decode(String.self, forKey: key).trimmingCharacters(in: .whitespaces) else { return nil }
        // `Decimal(string:)` reads as far as it understands: "12 apples" would be 12.
        guard text.count <= 30, text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
