internal import Belvedere

/// The controls whose values are not lines of text: numbers, dates, times, colours and visible choices.
enum FixtureValues {
    static func content() -> View {
        Stack(numbers(), dates(), choices(), longTexts())
    }

    private static func numbers() -> View {
        let told = Label(style: .detail)
        let off = Slider("Not now", value: 0.3)
        off.isEnabled = false
        return Stack(
            .vertical, style: .group,
            [
                Label("Numbers", style: .headline),
                Slider("Duration", value: 15, in: 0...60, step: 1, format: { "\(Int($0)) seconds" }).onChange {
                    told.text = "Duration \(Int($0))"
                },
                Slider("Volume", value: 0.5), off,
                Stepper("Guests", value: 2, in: 1...8).onChange { told.text = "Guests \(Int($0))" }, told,
            ])
    }

    private static func dates() -> View {
        let told = Label(style: .detail)
        let departure = DateField("Departure", value: CalendarDate("2026-11-25"))
        departure.minimum = CalendarDate("2026-11-22")
        departure.onChange { date in
            told.text = date.map { "Departure \($0)" } ?? "No departure"
            departure.message = date == nil ? "A flight has a day." : ""
        }
        let opening = TimeField("Opens at", value: TimeOfDay("09:30")).onChange { told.text = "Opens at \($0?.description ?? "any time")" }
        let accent = ColorField("Accent", color: RGBColor(red: 47, green: 85, blue: 200)).onChange {
            told.text = "Accent \($0?.description ?? "")"
        }
        return Stack(.vertical, style: .group, [Label("Dates, times and colours", style: .headline), departure, opening, accent, told])
    }

    private static func choices() -> View {
        let told = Label(style: .detail)
        let off = Picker("Sold out", choices: ["Calzone", "Focaccia"], style: .segments)
        off.isEnabled = false
        return Stack(
            .vertical, style: .group,
            [
                Label("Choices in sight", style: .headline),
                Picker("Size", choices: ["Small", "Medium", "Large"], selection: 1, style: .segments).onChange { told.text = "Size \($0)" },
                off,
                Picker("Crust", choices: ["Thin and crisp", "Thick and soft"], style: .radioGroup).onChange { told.text = "Crust \($0)" },
                CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"], checked: [0]).onChange {
                    told.text = "Toppings \($0.sorted())"
                }, told,
            ])
    }

    private static func longTexts() -> View {
        let told = Label(style: .detail)
        let notes = TextArea("Notes", lines: 4)
        notes.placeholder = "What should the cook know?"
        notes.onChange { told.text = "\($0.count) characters" }
        return Stack(
            .vertical, style: .group,
            [
                Label("Long and secret texts", style: .headline), notes, SecureField("Password", content: .currentPassword), told,
            ])
    }
}
