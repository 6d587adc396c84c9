/// All stand-in servers at one address, for use in a separate process. Requests to `/stand-in` choose their failures.
///
/// | request | effect |
/// |---|---|
/// | `POST /stand-in?service=employees&failure=drip` | fails in this way from now on; without `failure` it works again |
/// | `POST /stand-in?service=employees&next=none,tooManyRequests` | fails the next requests in these ways, one by one |
/// | `POST /stand-in?service=places&failure=refused&type=cafe` | fails only for one type of place, by Google's name |
/// | `GET /stand-in` | returns the number of requests of each service: `{"employees":1,"places":4}` |
///
/// The names of the failures are those of ``EmployeesStandIn/Failure`` and ``PlacesStandIn/Failure``. Every other path belongs to one of
/// the services.
public final class StandInServices: Sendable {
    public static let path = "/stand-in"
    private static let employeesPath = "/api/v1/employees"

    public let employees: EmployeesStandIn
    public let places: PlacesStandIn
    private let employeesLog = RequestLog()
    private let placesLog = RequestLog()

    public init(employees: EmployeesStandIn = EmployeesStandIn(), places: PlacesStandIn) {
        self.employees = employees
        self.places = places
    }

    /// Starts the server.
    public func start(port: Int = 0) async throws -> StandInServer {
        try await StandInServer.start(port: port) { self.answer(to: $0) }
    }

    /// Returns the response to one request.
    public func answer(to request: StandInRequest) -> StandInAnswer {
        switch (request.path, request.method) {
        case (Self.path, "GET"):
            return StandInAnswer(body: #"{"employees":\#(employeesLog.requests.count),"places":\#(placesLog.requests.count)}"#)
        case (Self.path, "POST"):
            return take(request.query)
                ? StandInAnswer(body: "{}") : StandInAnswer(status: 400, body: #"{"message":"There is no such service or failure."}"#)
        case (Self.employeesPath, _):
            employeesLog.add(request)
            return employees.answer(to: request)
        default:
            placesLog.add(request)
            return places.answer(to: request)
        }
    }

    /// - Returns: whether all names and values of the instruction are known.
    private func take(_ instruction: [String: String]) -> Bool {
        let name = instruction["failure"]
        switch instruction["service"] {
        case "employees":
            let names = instruction["next"]?.split(separator: ",").map(String.init) ?? []
            let next = names.map { EmployeesStandIn.Failure(rawValue: $0) }
            let failure = name.flatMap(EmployeesStandIn.Failure.init)
            guard failure != nil || name == nil, zip(names, next).allSatisfy({ $0 == "none" || $1 != nil }) else { return false }
            employees.failure = failure
            employees.next = next
        case "places":
            let failure = name.flatMap(PlacesStandIn.Failure.init)
            guard failure != nil || name == nil else { return false }
            places.failure = failure
            places.failingType = instruction["type"]
        default: return false
        }
        return true
    }
}
