import Belvedere
import BelvedereBinding

/// Small apps, written as any app for the browser.
extension BelvedereApp {
    /// A greeting, with one label, one button and one binding.
    static let hello = BelvedereApp("Hello", path: "/hello") { _ in
        let text = Dynamic("")
        let label = Label(style: .title)
        text.bindAndFire(to: label, \.text)
        return Window(Screen(title: "Hello", content: Stack(label, Button("Say hello", role: .primary) { text.value = "Hello" })))
    }

    /// The first of the seven GUIs: a number that a button increases.
    static let counter = BelvedereApp("Counter", path: "/counter") { _ in
        let count = Dynamic(0)
        let label = Label(style: .title)
        count.map { "\($0)" }.bindAndFire(to: label, \.text)
        return Window(Screen(title: "Counter", content: Stack(label, Button("Count") { count.value += 1 })))
    }

    /// The second of the seven GUIs: two temperatures that follow each other.
    static let temperature = BelvedereApp("Temperature", path: "/temperature") { _ in
        let celsius = TextField("Celsius"), fahrenheit = TextField("Fahrenheit")
        celsius.onChange { text in if let degrees = Double(text) { fahrenheit.text = "\(degrees * 9 / 5 + 32)" } }
        fahrenheit.onChange { text in if let degrees = Double(text) { celsius.text = "\((degrees - 32) * 5 / 9)" } }
        return Window(Screen(title: "Temperature", content: Stack(celsius, fahrenheit)))
    }
}
