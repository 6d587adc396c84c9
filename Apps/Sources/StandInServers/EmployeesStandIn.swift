import Synchronization

/// A local server in place of the real employees service, for the apps and their tests. It returns the same 24 people in each of the real
/// service's three formats, and it can fail in every known way.
///
/// The program can choose the format and the failure for all responses. A request can choose them for itself by its query
/// (`?shape=bareArray` and `?failure=tooManyRequests`), so that a browser test needs only an address.
public final class EmployeesStandIn: Sendable {
    /// The three formats that the service has used over the years.
    public enum Shape: String, Sendable, CaseIterable {
        /// Until 2019: an array without an object around it, in which every field is a string.
        case bareArray
        /// Until mid 2020: an object with `status` and `data`, in which every field is a string.
        case wrappedStrings
        /// Since August 2020: an object with `status`, `data` and `message`, in which numbers are JSON numbers.
        case wrappedNumbers
    }

    /// The ways in which the service can fail.
    public enum Failure: String, Sendable, CaseIterable {
        case tooManyRequests, tooManyRequestsAsPage, notAcceptable
        case failedWithStatus200, failedWithStatus400
        case notFound, methodNotAllowedPage, serverErrorPage, pageWithStatus200
        case redirectLoop, silence, drip, hangUp
        case cutOff, cutOffButComplete, garbage, empty
        case wrongTypes, dataNull, dataString, dataObject, unreadableRow, tooLarge
    }

    private struct Settings {
        var shape: Shape
        var failure: Failure?
        var next: [Failure?] = []
        var retryAfter = 30
        var employees = EmployeesStandIn.employees
    }

    /// The people that the service returns: number, name, salary and age.
    public static let employees: [(id: Int, name: String, salary: String, age: Int)] = [
        (1, "Tiger Nixon", "320800", 61), (2, "Garrett Winters", "170750", 63), (3, "Ashton Cox", "86000", 66),
        (4, "Cedric Kelly", "433060", 22), (5, "Airi Satou", "162700", 33), (6, "Brielle Williamson", "372000", 61),
        (7, "Herrod Chandler", "137500", 59), (8, "Rhona Davidson", "327900", 55), (9, "Colleen Hurst", "205500", 39),
        (10, "Sonya Frost", "103600", 23), (11, "Jena Gaines", "90560", 30), (12, "Quinn Flynn", "342000", 22),
        (13, "Charde Marshall", "470600", 36), (14, "Haley Kennedy", "313500", 43),
        (15, "Tatyana Fitzpatrick", "385750", 19), (16, "Michael Silva", "198500", 66), (17, "Paul Byrd", "725000", 64),
        (18, "Gloria Little", "237500", 59), (19, "Bradley Greer", "132000", 41), (20, "Dai Rios", "217500", 35),
        (21, "Jenette Caldwell", "345000", 30), (22, "Yuri Berry", "675000", 40), (23, "Caesar Vance", "106450", 21),
        (24, "Doris Wilder", "85600", 23),
    ]

    private let settings: Mutex<Settings>

    public init(shape: Shape = .wrappedNumbers) {
        settings = Mutex(Settings(shape: shape))
    }

    /// The format of all responses from now on.
    public var shape: Shape {
        get { settings.withLock { $0.shape } }
        set { settings.withLock { $0.shape = newValue } }
    }

    /// The failure of all responses from now on, or nil if they are valid.
    public var failure: Failure? {
        get { settings.withLock { $0.failure } }
        set { settings.withLock { $0.failure = newValue } }
    }

    /// The failures of the next responses, one for each; nil means a valid response. After them, all responses have ``failure``.
    public var next: [Failure?] {
        get { settings.withLock { $0.next } }
        set { settings.withLock { $0.next = newValue } }
    }

    /// The seconds that a response with status 429 asks the client to wait.
    public var retryAfter: Int {
        get { settings.withLock { $0.retryAfter } }
        set { settings.withLock { $0.retryAfter = newValue } }
    }

    /// Replaces the people that the service returns. Tests with a changing list use this.
    public func replaceEmployees(_ employees: [(id: Int, name: String, salary: String, age: Int)]) {
        settings.withLock { $0.employees = employees }
    }

    /// Starts the server.
    public func start(port: Int = 0) async throws -> StandInServer {
        try await StandInServer.start(port: port) { self.answer(to: $0) }
    }

    /// Returns the response to one request.
    public func answer(to request: StandInRequest) -> StandInAnswer {
        guard request.path == "/api/v1/employees" else {
            return StandInAnswer(status: 404, body: #"{"message":"Error Occured! Page Not found, contact rstapi2example@gmail.com"}"#)
        }
        guard request.headers["user-agent"]?.isEmpty == false else { return .page(406, "Not Acceptable!") }
        guard request.method == "GET" else { return .page(405, "Method Not Allowed") }
        let settings = settings.withLock { settings in
            var current = settings
            if !settings.next.isEmpty { current.failure = settings.next.removeFirst() }
            return current
        }
        let shape = request.query["shape"].flatMap(Shape.init(rawValue:)) ?? settings.shape
        let failure = request.query["failure"].flatMap(Failure.init(rawValue:)) ?? settings.failure
        let rows = settings.employees.map { row(id: $0.id, name: $0.name, salary: $0.salary, age: $0.age, shape: shape) }
        return failure.map { answer($0, rows: rows, shape: shape, retryAfter: settings.retryAfter) } ?? list(rows, shape: shape)
    }

    /// Returns the whole list in the way of the real service: the body is JSON, but its type is HTML, and it may be cached for a year.
    private func list(_ rows: [String], shape: Shape) -> StandInAnswer {
        let array = "[" + rows.joined(separator: ",") + "]"
        let body =
            switch shape {
            case .bareArray: array
            case .wrappedStrings: #"{"status":"success","data":\#(array)}"#
            case .wrappedNumbers: #"{"status":"success","data":\#(array),"message":"Successfully! All records has been fetched."}"#
            }
        return StandInAnswer(
            headers: ["Cache-Control": "max-age=31536000", "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "59"],
            body: body,
            contentType: shape == .wrappedNumbers ? "application/json" : "text/html; charset=UTF-8"
        )
    }

    private func row(id: Int, name: String, salary: String, age: Int, shape: Shape) -> String {
        let text = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return shape == .wrappedNumbers
            ? #"{"id":\#(id),"employee_name":"\#(text)","employee_salary":\#(salary),"employee_age":\#(age),"profile_image":""}"#
            : #"{"id":"\#(id)","employee_name":"\#(text)","employee_salary":"\#(salary)","employee_age":"\#(age)","profile_image":""}"#
    }

    private func answer(_ failure: Failure, rows: [String], shape: Shape, retryAfter: Int) -> StandInAnswer {
        let limits = ["Retry-After": String(retryAfter), "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0"]
        let list = list(rows, shape: shape)
        return switch failure {
        case .tooManyRequests: StandInAnswer(status: 429, headers: limits, body: #"{"message":"Too Many Attempts."}"#)
        case .tooManyRequestsAsPage: .page(429, "Too Many Requests", headers: limits)
        case .notAcceptable: .page(406, "Not Acceptable!")
        case .failedWithStatus200: StandInAnswer(body: #"{"status":"failed","message":"Database is away."}"#)
        case .failedWithStatus400: StandInAnswer(status: 400, body: #"{"status":"failed","message":"Id is empty."}"#)
        case .notFound: StandInAnswer(status: 404, body: #"{"message":"Error Occured! Page Not found."}"#)
        case .methodNotAllowedPage: .page(405, "Method Not Allowed")
        case .serverErrorPage: .page(500, "Internal Server Error")
        case .pageWithStatus200: .page(200, "One moment, please...")
        case .redirectLoop: .redirect(to: "/api/v1/employees?failure=redirectLoop")
        case .silence: list.delivered(.silence)
        case .drip: list.delivered(.drip(bytes: 1, every: .seconds(1)))
        case .hangUp: list.delivered(.hangUp)
        case .cutOff: list.delivered(.cutOff(after: list.body.count / 2))
        case .cutOffButComplete: StandInAnswer(body: String(decoding: list.body.prefix(list.body.count / 2), as: UTF8.self))
        case .garbage: StandInAnswer(body: "\u{1}\u{2}%PDF-1.7 not what was asked")
        case .empty: StandInAnswer(body: "")
        case .wrongTypes:
            StandInAnswer(body: #"{"status":"success","data":[{"id":{},"employee_name":[],"employee_salary":true,"employee_age":{}}]}"#)
        case .dataNull: StandInAnswer(body: #"{"status":"success","data":null,"message":"Success"}"#)
        case .dataString: StandInAnswer(body: #"{"status":"success","data":"Record does not found.","message":"Success"}"#)
        case .dataObject: StandInAnswer(body: #"{"status":"success","data":\#(rows.first ?? "{}")}"#)
        case .unreadableRow: self.list(rows + [#"{"id":{},"employee_name":7}"#], shape: shape)
        case .tooLarge: StandInAnswer(body: "[" + String(repeating: " ", count: 6_000_000) + "]")
        }
    }
}
