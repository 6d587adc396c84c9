public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// An app that converts between Celsius and Fahrenheit.
    public static let temperature = BelvedereApp(
        SevenGUIsTexts.temperature, path: "/sevenguis/temperature", summary: SevenGUIsTexts.temperatureSummary
    ) { _ in
        Window(TemperatureScreen(viewModel: TemperatureViewModel()))
    }
}
