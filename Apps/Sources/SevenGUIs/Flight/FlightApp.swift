public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// An app that books a one-way flight or a return flight.
    public static let flight = BelvedereApp(SevenGUIsTexts.flight, path: "/sevenguis/flight", summary: SevenGUIsTexts.flightSummary) { _ in
        Window(FlightScreen(viewModel: FlightViewModel()))
    }
}
