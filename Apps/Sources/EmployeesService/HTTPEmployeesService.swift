public import Foundation
public import HTTPService

/// The employees as the service at `dummy.restapiexample.com`, or anything that speaks like it, gives them.
///
/// ```swift
/// let service = HTTPEmployeesService(address: URL(string: "http://127.0.0.1:8081/api/v1/employees")!, http: HTTPService())
/// let list = try await service.employees()
/// ```
public struct HTTPEmployeesService: EmployeesService {
    /// The address that the original app asked.
    public static let originalAddress = "http://dummy.restapiexample.com/api/v1/employees"

    private let address: URL
    private let http: HTTPService
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - address: the complete address of the list, not only of the host.
    ///   - http: what asks. One is enough for the whole app: identical requests at the same time then share an exchange.
    ///   - now: the time, which a `Retry-After` given as a date is compared with.
    public init(address: URL, http: HTTPService, now: @escaping @Sendable () -> Date = { Date() }) {
        self.address = address
        self.http = http
        self.now = now
    }

    public func employees() async throws -> EmployeeList {
        let answer: HTTPAnswer
        do {
            answer = try await http.answer(to: HTTPRequest(url: address))
        } catch let failure as HTTPFailure {
            throw EmployeesError.noAnswer(failure)
        }
        return try await Background.run { [now] in try EmployeesDecoder.list(from: answer, now: now()) }
    }
}
