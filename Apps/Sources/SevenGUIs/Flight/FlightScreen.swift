public import Belvedere
public import SevenGUIsModel

/// The third task of 7GUIs: fields that depend on each other.
public final class FlightScreen: Screen {
    private let viewModel: FlightViewModel

    public init(viewModel: FlightViewModel) {
        self.viewModel = viewModel
        let departure = TextField("Departure").bind(viewModel.departure)
        let comeback = TextField("Return").bind(viewModel.comeback)
        super.init(
            title: "Book flight",
            content: Stack(
                Picker("Flight", choices: ["one-way flight", "return flight"]).bind(viewModel.kind, to: FlightKind.allCases),
                departure,
                comeback,
                Button("Book", role: .primary, command: viewModel.book)
            ))
        viewModel.departureProblem.bindAndFire(to: departure, \.message)
        viewModel.comebackProblem.bindAndFire(to: comeback, \.message)
        viewModel.hasReturn.bindAndFire(to: comeback, \.isEnabled)
        viewModel.bookings.bind(to: self) { screen, text in screen.show(Alert(text)) }
    }
}
