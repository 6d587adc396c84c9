public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Books a flight, there or there and back.
    public static let flight = BelvedereApp(SevenGUIsTexts.flight, path: "/sevenguis/flight", summary: SevenGUIsTexts.flightSummary) { _ in
        Window(FlightScreen(viewModel: FlightViewModel()))
    }
}
