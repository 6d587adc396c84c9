public import Belvedere
public import SevenGUIsModel

/// The second task of 7GUIs: two fields that follow each other.
public final class TemperatureScreen: Screen {
    public init(viewModel: TemperatureViewModel) {
        let celsius = TextField("Celsius", keyboard: .number).onChange { viewModel.enter(celsius: $0) }
        let fahrenheit = TextField("Fahrenheit", keyboard: .number).onChange { viewModel.enter(fahrenheit: $0) }
        super.init(title: "Temperature", content: Stack(.horizontal, celsius, fahrenheit))
        viewModel.celsius.bindAndFire(to: celsius, \.text)
        viewModel.fahrenheit.bindAndFire(to: fahrenheit, \.text)
    }
}
