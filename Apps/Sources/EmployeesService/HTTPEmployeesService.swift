public import Foundation
public import HTTPService

/// Reads employees from the service at `dummy.restapiexample.com`, or from any compatible service.
///
/// ```swift
/// let service = HTTPEmployeesService(address: URL(string: "http://127.0.0.1:8081/api/v1/employees")!, http: HTTPService())
/// let list = try await service.employees()
/// ```
public struct HTTPEmployeesService: EmployeesService {
    private let address: URL
    private let http: HTTPService
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - address: the complete address of the list, not only the host.
    ///   - http: the HTTP service. Use one for the whole app: equal requests at the same time then cause only one request to the server.
    ///   - now: returns the current time. It is needed if the server sends `Retry-After` as a date.
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
