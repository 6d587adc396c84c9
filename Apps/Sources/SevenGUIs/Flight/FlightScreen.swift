public import Belvedere
public import SevenGUIsModel

/// The screen of the third task of 7GUIs: fields that depend on each other.
public final class FlightScreen: Screen {
    private let viewModel: FlightViewModel

    public init(viewModel: FlightViewModel) {
        self.viewModel = viewModel
        let departure = TextField(SevenGUIsTexts.departure).bind(viewModel.departure)
        let comeback = TextField(SevenGUIsTexts.comeback).bind(viewModel.comeback)
        super.init(
            title: SevenGUIsTexts.bookFlight,
            content: TaskCard(
                SevenGUIsTexts.flightHint,
                Picker(SevenGUIsTexts.flightKind, choices: [SevenGUIsTexts.oneWayFlight, SevenGUIsTexts.returnFlight]).bind(
                    viewModel.kind, to: FlightKind.allCases),
                departure,
                comeback,
                Button(SevenGUIsTexts.book, role: .primary, command: viewModel.book)
            ))
        viewModel.departureProblem.bindAndFire(to: departure, \.message)
        viewModel.comebackProblem.bindAndFire(to: comeback, \.message)
        viewModel.hasReturn.bindAndFire(to: comeback, \.isEnabled)
        viewModel.bookings.bind(to: self) { screen, text in screen.show(Alert(text)) }
    }
}
