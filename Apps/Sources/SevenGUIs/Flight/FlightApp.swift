public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Books a flight, there or there and back.
    public static let flight = BelvedereApp("Flight Booker", path: "/sevenguis/flight", summary: "Fields that depend on each other") { _ in
        Window(FlightScreen(viewModel: FlightViewModel()))
    }
}
