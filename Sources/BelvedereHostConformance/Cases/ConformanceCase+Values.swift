internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about controls for numbers, dates, times and colours, and about pickers whose choices are all visible.
    static var values: [ConformanceCase] {
        [numbers, numbersOfTheApp, entries, entriesOfTheApp, choicesInSight, choicesOfTheApp, lockedValues]
    }

    private static var numbers: ConformanceCase {
        ConformanceCase(
            "A slider and a stepper hold the number that a person chooses, within their bounds",
            makeWindow: { _ in
                let told = Label()
                let duration = Slider("Duration", value: 5, in: 0...30, step: 5, format: { "\(Int($0)) seconds" })
                return Window(
                    Screen(
                        title: "Numbers",
                        content: Stack(
                            duration.onChange { told.text = "Duration \(Int($0))" }, Slider("Volume", value: 0.5),
                            Stepper("Guests", value: 2, in: 1...4).onChange { told.text = "Guests \(Int($0))" }, told
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Numbers"
                      slider "Duration" = "5 seconds" [0 to 30]
                      slider "Volume" = 0.5 [0 to 1]
                      stepper "Guests" = 2 [1 to 4]
                    """),
                .adjust("Duration", to: 20),
                .adjust("Volume", to: 0.75),
                .step("Guests", by: 1),
                .expect(
                    """
                    screen "Numbers"
                      slider "Duration" = "20 seconds" [0 to 30]
                      slider "Volume" = 0.75 [0 to 1]
                      stepper "Guests" = 3 [1 to 4]
                      label "Guests 3"
                    """),
                .step("Guests", by: 5),
                .step("Duration", by: -2, .slider),
                .expect(
                    """
                    screen "Numbers"
                      slider "Duration" = "10 seconds" [0 to 30]
                      slider "Volume" = 0.75 [0 to 1]
                      stepper "Guests" = 4 [1 to 4]
                      label "Duration 10"
                    """),
                .adjust("Guests", to: 1, .stepper),
                .expect(
                    """
                    screen "Numbers"
                      slider "Duration" = "10 seconds" [0 to 30]
                      slider "Volume" = 0.75 [0 to 1]
                      stepper "Guests" = 1 [1 to 4]
                      label "Guests 1"
                    """),
            ])
    }

    private static var numbersOfTheApp: ConformanceCase {
        ConformanceCase(
            "A slider and a stepper show what the app sets, also against the person",
            makeWindow: { _ in
                let slider = Slider("Speed", in: 0...10, step: 1), stepper = Stepper("Gear", value: 1, in: 1...5)
                slider.onChange { [unowned slider] in slider.value = min($0, 6) }
                return Window(
                    Screen(
                        title: "Car",
                        content: Stack(
                            slider, stepper,
                            Button("Truck") {
                                slider.bounds = 0...4
                                stepper.bounds = 1...12
                                stepper.value = 9
                            })))
            },
            steps: [
                .adjust("Speed", to: 9),
                .expect(
                    """
                    screen "Car"
                      slider "Speed" = 6 [0 to 10]
                      stepper "Gear" = 1 [1 to 5]
                      button "Truck"
                    """),
                .tap(.button, "Truck"),
                .expect(
                    """
                    screen "Car"
                      slider "Speed" = 4 [0 to 4]
                      stepper "Gear" = 9 [1 to 12]
                      button "Truck"
                    """),
            ])
    }

    private static var entries: ConformanceCase {
        ConformanceCase(
            "A date, a time and a colour are entered, and a date can be taken away",
            makeWindow: { _ in
                let told = Label(), date = DateField("Departure"), time = TimeField("Opens at", value: TimeOfDay("09:00"))
                date.minimum = CalendarDate("2026-11-22")
                date.onChange {
                    told.text = "Departure \($0?.description ?? "open")"
                    date.message = $0 == nil ? "A day is needed." : ""
                }
                time.onChange { told.text = "Opens at \($0?.description ?? "no time")" }
                return Window(
                    Screen(
                        title: "Entries",
                        content: Stack(
                            date, time,
                            ColorField("Accent", color: RGBColor(red: 255, green: 0, blue: 0)).onChange {
                                told.text = "Accent \($0?.description ?? "")"
                            },
                            told
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Entries"
                      dateField "Departure" [from 2026-11-22]
                      timeField "Opens at" = 09:00
                      colorField "Accent" = #ff0000
                    """),
                .enter("2026-12-24", into: "Departure"),
                .expect(
                    """
                    screen "Entries"
                      dateField "Departure" = 2026-12-24 [from 2026-11-22]
                      timeField "Opens at" = 09:00
                      colorField "Accent" = #ff0000
                      label "Departure 2026-12-24"
                    """),
                .enter("", into: "Departure"),
                .expect(
                    """
                    screen "Entries"
                      dateField "Departure" [from 2026-11-22, message "A day is needed."]
                      timeField "Opens at" = 09:00
                      colorField "Accent" = #ff0000
                      label "Departure open"
                    """),
                .enter("10:30", into: "Opens at", .timeField),
                .enter("#78b4ff", into: "Accent", .colorField),
                .expect(
                    """
                    screen "Entries"
                      dateField "Departure" [from 2026-11-22, message "A day is needed."]
                      timeField "Opens at" = 10:30
                      colorField "Accent" = #78b4ff
                      label "Accent #78b4ff"
                    """),
            ])
    }

    private static var entriesOfTheApp: ConformanceCase {
        ConformanceCase(
            "Fields for dates, times and colours show what the app sets, also against the person",
            makeWindow: { _ in
                let date = DateField("Day"), time = TimeField("Time"), color = ColorField("Colour")
                date.onChange { [unowned date] _ in date.value = CalendarDate("2026-01-01") }
                return Window(
                    Screen(
                        title: "Entries",
                        content: Stack(
                            date, time, color,
                            Button("Set") {
                                date.maximum = CalendarDate("2026-12-31")
                                date.value = CalendarDate("2026-02-02")
                                time.value = TimeOfDay("12:15")
                                color.color = RGBColor(red: 0, green: 128, blue: 0)
                            })))
            },
            steps: [
                .enter("2026-11-22", into: "Day"),
                .expect(
                    """
                    screen "Entries"
                      dateField "Day" = 2026-01-01
                      timeField "Time"
                      colorField "Colour" = #000000
                      button "Set"
                    """),
                .tap(.button, "Set"),
                .expect(
                    """
                    screen "Entries"
                      dateField "Day" = 2026-02-02 [to 2026-12-31]
                      timeField "Time" = 12:15
                      colorField "Colour" = #008000
                      button "Set"
                    """),
            ])
    }

    private static var choicesInSight: ConformanceCase {
        ConformanceCase(
            "A group of boxes, segments and a radio group hold what a person chooses",
            makeWindow: { _ in
                let told = Label()
                return Window(
                    Screen(
                        title: "Pizza",
                        content: Stack(
                            CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"], checked: [0]).onChange {
                                told.text = "Toppings \($0.sorted())"
                            },
                            Picker("Size", choices: ["Small", "Large"], style: .segments).onChange { told.text = "Size \($0)" },
                            Picker("Crust", choices: ["Thin", "Thick"], style: .radioGroup).onChange { told.text = "Crust \($0)" }, told
                        )))
            },
            steps: [
                .check("Basil", in: "Toppings"),
                .expect(
                    """
                    screen "Pizza"
                      checkboxGroup "Toppings" = "Cheese", "Basil" of ("Cheese", "Ham", "Basil")
                      segments "Size" = "Small" of ("Small", "Large")
                      radioGroup "Crust" = "Thin" of ("Thin", "Thick")
                      label "Toppings [0, 2]"
                    """),
                .check("Cheese", in: "Toppings"),
                .check("Basil", in: "Toppings"),
                .select("Large", in: "Size", .segments),
                .expect(
                    """
                    screen "Pizza"
                      checkboxGroup "Toppings" of ("Cheese", "Ham", "Basil")
                      segments "Size" = "Large" of ("Small", "Large")
                      radioGroup "Crust" = "Thin" of ("Thin", "Thick")
                      label "Size 1"
                    """),
                .select("Thick", in: "Crust", .radioGroup),
                .expect(
                    """
                    screen "Pizza"
                      checkboxGroup "Toppings" of ("Cheese", "Ham", "Basil")
                      segments "Size" = "Large" of ("Small", "Large")
                      radioGroup "Crust" = "Thick" of ("Thin", "Thick")
                      label "Crust 1"
                    """),
            ])
    }

    private static var choicesOfTheApp: ConformanceCase {
        ConformanceCase(
            "A group of boxes, segments and a radio group show what the app sets, also against the person",
            makeWindow: { _ in
                let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]),
                    size = Picker("Size", choices: ["Small", "Large"], style: .segments)
                let crust = Picker("Crust", choices: ["Thin", "Thick"], style: .radioGroup)
                group.onChange { [unowned group] _ in group.checked = [1] }
                size.onChange { [unowned size] _ in size.selection = 0 }
                return Window(
                    Screen(
                        title: "Pizza",
                        content: Stack(
                            group, size, crust,
                            Button("Set") {
                                group.choices = ["Cheese", "Ham", "Basil"]
                                group.checked = [0, 2]
                                size.choices = ["Tiny", "Small", "Large"]
                                size.selection = 2
                                crust.selection = 1
                            })))
            },
            steps: [
                .check("Cheese", in: "Toppings"),
                .select("Large", in: "Size", .segments),
                .expect(
                    """
                    screen "Pizza"
                      checkboxGroup "Toppings" = "Ham" of ("Cheese", "Ham")
                      segments "Size" = "Small" of ("Small", "Large")
                      radioGroup "Crust" = "Thin" of ("Thin", "Thick")
                      button "Set"
                    """),
                .tap(.button, "Set"),
                .expect(
                    """
                    screen "Pizza"
                      checkboxGroup "Toppings" = "Cheese", "Basil" of ("Cheese", "Ham", "Basil")
                      segments "Size" = "Large" of ("Tiny", "Small", "Large")
                      radioGroup "Crust" = "Thick" of ("Thin", "Thick")
                      button "Set"
                    """),
            ])
    }

    private static var lockedValues: ConformanceCase {
        ConformanceCase(
            "Numbers, entries and choices that cannot be used are told",
            makeWindow: { _ in
                let views = [
                    Slider("Volume"), Stepper("Guests"), DateField("Day"), ColorField("Colour"),
                    CheckboxGroup("Toppings", choices: ["Ham"]),
                    Picker("Size", choices: ["Small"], style: .segments), TextArea("Notes"), SecureField("Password"),
                ]
                for view in views { view.isEnabled = false }
                return Window(
                    Screen(
                        title: "Locked",
                        content: Stack(
                            .vertical,
                            views + [
                                Button("Unlock") {
                                    for view in views { view.isEnabled = true }
                                }
                            ])))
            },
            steps: [
                .expect(
                    """
                    screen "Locked"
                      slider "Volume" = 0 [disabled, 0 to 1]
                      stepper "Guests" = 0 [disabled, 0 to 100]
                      dateField "Day" [disabled]
                      colorField "Colour" = #000000 [disabled]
                      checkboxGroup "Toppings" of ("Ham") [disabled]
                      segments "Size" = "Small" of ("Small") [disabled]
                      textArea "Notes" [disabled]
                      secureField "Password" [disabled]
                      button "Unlock"
                    """),
                .tap(.button, "Unlock"),
                .check("Ham", in: "Toppings"),
                .type("One", into: "Notes", .textArea),
                .expect(
                    """
                    screen "Locked"
                      slider "Volume" = 0 [0 to 1]
                      stepper "Guests" = 0 [0 to 100]
                      dateField "Day"
                      colorField "Colour" = #000000
                      checkboxGroup "Toppings" = "Ham" of ("Ham")
                      segments "Size" = "Small" of ("Small")
                      textArea "Notes" = "One" [focused]
                      secureField "Password"
                      button "Unlock"
                    """),
            ])
    }
}
