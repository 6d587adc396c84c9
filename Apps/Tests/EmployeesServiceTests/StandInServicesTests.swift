import Foundation
import StandInServers
import Testing

/// Tests the orders that tests and people send to a process of stand-ins.
struct StandInServicesTests {
    private let services = StandInServices(places: PlacesStandIn(places: StandInPlace.round(latitude: 60, longitude: 25, count: 1)))

    private func status(_ method: String, _ target: String) -> Int {
        services.answer(to: StandInRequest(method: method, target: target, headers: ["user-agent": "Tests"])).status
    }

    @Test func aFailureLastsUntilAllIsWellAgain() {
        #expect(status("GET", "/api/v1/employees") == 200)
        #expect(status("POST", "/stand-in?service=employees&failure=serverErrorPage") == 200)
        #expect(status("GET", "/api/v1/employees") == 500)
        #expect(status("GET", "/api/v1/employees") == 500)
        #expect(status("POST", "/stand-in?service=employees") == 200)
        #expect(status("GET", "/api/v1/employees") == 200)
    }

    @Test func theNextRequestsFailOneByOne() {
        #expect(status("POST", "/stand-in?service=employees&next=none,tooManyRequests,notFound") == 200)
        #expect((0..<4).map { _ in status("GET", "/api/v1/employees") } == [200, 429, 404, 200])
    }

    @Test func oneTypeOfPlaceFailsAlone() {
        #expect(status("POST", "/stand-in?service=places&failure=busy&type=cafe") == 200)
        #expect(services.places.failure == .busy)
        #expect(services.places.failingType == "cafe")
    }

    @Test func howOftenEachHasBeenAskedIsTold() {
        _ = status("GET", "/api/v1/employees")
        _ = status("POST", "/api/interpreter")
        _ = status("POST", "/api/interpreter")
        let answer = services.answer(to: StandInRequest(method: "GET", target: "/stand-in"))
        #expect(String(decoding: answer.body, as: UTF8.self) == #"{"employees":1,"places":2}"#)
    }

    @Test(arguments: [
        "service=nobody", "service=employees&failure=boredom", "service=employees&next=none,boredom", "service=places&failure=x",
    ])
    func anUnknownInstructionIsRefused(instruction: String) {
        #expect(status("POST", "/stand-in?" + instruction) == 400)
    }
}
