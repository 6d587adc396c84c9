public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Converts between Celsius and Fahrenheit.
    public static let temperature = BelvedereApp("Temperature", path: "/sevenguis/temperature", summary: "Two fields that follow each other") { _ in
        Window(TemperatureScreen(viewModel: TemperatureViewModel()))
    }
}
