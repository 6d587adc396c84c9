public import Belvedere
public import SevenGUIsModel

/// The screen of the second task of 7GUIs: two fields, each of which updates the other.
public final class TemperatureScreen: Screen {
    public init(viewModel: TemperatureViewModel) {
        let celsius = TextField(SevenGUIsTexts.celsius, keyboard: .number).onChange { viewModel.enter(celsius: $0) }
        let fahrenheit = TextField(SevenGUIsTexts.fahrenheit, keyboard: .number).onChange { viewModel.enter(fahrenheit: $0) }
        super.init(
            title: SevenGUIsTexts.temperature, content: TaskCard(SevenGUIsTexts.temperatureHint, Stack(.horizontal, celsius, fahrenheit)))
        viewModel.celsius.bindAndFire(to: celsius, \.text)
        viewModel.fahrenheit.bindAndFire(to: fahrenheit, \.text)
    }
}
