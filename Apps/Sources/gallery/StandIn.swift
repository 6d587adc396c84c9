internal import ArgumentParser
internal import Foundation
internal import StandInServers

/// The subcommand that serves local servers in place of the apps' services. So the services and their failures are available on every
/// machine.
struct StandIn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves stand-ins of the employees service, Overpass and Google's services of places.",
        discussion: """
            Point the apps at them: gallery --employees-url ADDRESS/api/v1/employees --places overpass --places-url \
            ADDRESS/api/interpreter, or --places google --places-url ADDRESS --places-key \(PlacesStandIn.key). Set a failure by POST ADDRESS/stand-in?service=employees&failure=drip; without a failure all is well again.
            """
    )

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 0

    @Option(help: ArgumentHelp("The middle of the places that Overpass and Google know.", valueName: "latitude,longitude"))
    var around = "60.16914,24.94354"

    func run() async throws {
        let numbers = around.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else {
            throw ValidationError("\(around) is not a point. An example is 60.16914,24.94354.")
        }
        let places = PlacesStandIn(places: StandInPlace.round(latitude: numbers[0], longitude: numbers[1], count: 8))
        let server = try await StandInServices(places: places).start(port: port)
        FileHandle.standardOutput.write(Data("The stand-ins are at \(server.address)/\n".utf8))
        // Serve until the process ends.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        await server.stop()
    }
}
