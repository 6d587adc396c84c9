public import Foundation
public import HTTPService

/// Reads an answer of the service in any of the shapes it has had.
///
/// - until 2019 a bare array, every field a string;
/// - until mid 2020 `{"status", "data": […]}`, every field a string;
/// - since August 2020 `{"status", "data": […], "message"}` with numbers.
///
/// What the answer is, its first byte tells and not its `Content-Type`. `data` may also be null (nobody), one object (one
/// employee), or a text (a message).
public enum EmployeesDecoder {
    /// The list in the answer.
    ///
    /// - Throws: ``EmployeesError`` for everything that is no list.
    public static func list(from answer: HTTPAnswer, now: Date) throws -> EmployeeList {
        switch answer.status {
        case 200..<300: break
        // The service allows sixty requests a minute, so a minute is what a 429 that says nothing means.
        case 429: throw EmployeesError.tooManyRequests(retryAfter: answer.retryAfter(now: now) ?? .seconds(60))
        case 404: throw EmployeesError.notFound
        case 406: throw EmployeesError.notAcceptable
        case 503:
            throw EmployeesError.unexpectedStatus(503, retryAfter: answer.retryAfter(now: now))
        default:
            if let envelope = try? JSONDecoder().decode(Envelope.self, from: answer.body), let refusal = envelope.refusal {
                throw refusal
            }
            throw EmployeesError.unexpectedStatus(answer.status)
        }
        switch answer.firstByte {
        case nil: throw EmployeesError.empty
        case UInt8(ascii: "<"): throw EmployeesError.page
        case UInt8(ascii: "["): return try list(from: decode(Rows.self, answer.body))
        case UInt8(ascii: "{"): return try list(from: decode(Envelope.self, answer.body))
        default: throw EmployeesError.garbage
        }
    }

    private static func list(from rows: Rows) throws -> EmployeeList {
        let employees = rows.rows.compactMap(\.employee)
        let unreadable = rows.rows.count - employees.count
        guard !employees.isEmpty || unreadable == 0 else {
            throw EmployeesError.unexpectedShape("none of \(unreadable) rows has an id")
        }
        return EmployeeList(employees: employees, omittedRows: unreadable)
    }

    private static func list(from envelope: Envelope) throws -> EmployeeList {
        if let refusal = envelope.refusal { throw refusal }
        switch envelope.data {
        case .rows(let rows): return try list(from: rows)
        case .null: return EmployeeList(employees: [])
        case .text(let message): throw EmployeesError.refused(message: message)
        case .other, nil: throw EmployeesError.unexpectedShape("data")
        }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ body: Data) throws -> Value {
        do {
            let decoder = JSONDecoder()
            if let key = RowShape.key { decoder.userInfo[key] = RowShape() }
            return try decoder.decode(type, from: body)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(
            _, let context)
        {
            throw EmployeesError.unexpectedShape(context.codingPath.map(\.stringValue).joined(separator: "."))
        } catch {
            let last = body.last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            let isClosed = last == UInt8(ascii: "]") || last == UInt8(ascii: "}")
            throw isClosed ? EmployeesError.garbage : EmployeesError.incomplete
        }
    }
}
