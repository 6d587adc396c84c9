public import Foundation
public import HTTPService

/// Decodes a response of the service, in any of the formats that it has used over the years.
///
/// - until 2019: an array, in which every field is a string;
/// - until mid 2020: `{"status", "data": […]}`, in which every field is a string;
/// - since August 2020: `{"status", "data": […], "message"}`, with numbers.
///
/// Other services that imitate this one name the fields of a row `name`, `salary` and `age`, and send text in Latin-1.
///
/// The decoder detects the format by the first byte and ignores the `Content-Type`. `data` may also be null (no employees), one object (one
/// employee), or a text (a message).
public enum EmployeesDecoder {
    /// Returns the list in the response.
    ///
    /// - Throws: ``EmployeesError`` if the response contains no list.
    public static func list(from answer: HTTPAnswer, now: Date) throws -> EmployeeList {
        switch answer.status {
        case 200..<300: break
        // The service allows sixty requests a minute. So if status 429 names no pause, wait a minute.
        case 429: throw EmployeesError.tooManyRequests(retryAfter: answer.retryAfter(now: now) ?? .seconds(60))
        case 404: throw EmployeesError.notFound
        case 406: throw EmployeesError.notAcceptable
        case 503:
            throw EmployeesError.unexpectedStatus(503, retryAfter: answer.retryAfter(now: now))
        default:
            if let envelope = try? JSONDecoder().decode(EmployeesEnvelope.self, from: answer.text), let refusal = envelope.refusal {
                throw refusal
            }
            throw EmployeesError.unexpectedStatus(answer.status)
        }
        switch answer.firstByte {
        case nil: throw EmployeesError.empty
        case UInt8(ascii: "<"): throw EmployeesError.page
        case UInt8(ascii: "["): return try list(from: decode(Rows.self, answer.text))
        case UInt8(ascii: "{"): return try list(from: decode(EmployeesEnvelope.self, answer.text))
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

    private static func list(from envelope: EmployeesEnvelope) throws -> EmployeeList {
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
