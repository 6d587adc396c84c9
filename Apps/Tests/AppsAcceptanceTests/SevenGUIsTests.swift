import Belvedere
import BelvedereHeadless
import SevenGUIs
import StageTesting
import Testing

/// Tests the tasks of 7GUIs on each host.
@Suite("The tasks of 7GUIs")
struct SevenGUIsTests {
    @Test("a temperature is converted in both directions", arguments: StageHost.takingPart)
    func temperature(_ host: StageHost) async throws {
        try await withPerson(using: .temperature, on: host) { person in
            await person.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius"
                  textField "Fahrenheit"
                """)

            await person.does(.type("37.5", into: "Celsius"))
            await person.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius" = "37.5" [focused]
                  textField "Fahrenheit" = "99.5"
                """)

            await person.does(.clear("Fahrenheit"))
            await person.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius" = "37.5"
                  textField "Fahrenheit" [focused]
                """)

            await person.does(.type("-40", into: "Fahrenheit"))
            await person.expect(
                """
                screen "Temperature"
                  label "Type a number into one field: the other follows."
                  textField "Celsius" = "-40"
                  textField "Fahrenheit" = "-40" [focused]
                """)

            await person.does(.type("x", into: "Fahrenheit"))
            await person.expectChanges(
                """
                -   textField "Fahrenheit" = "-40" [focused]
                +   textField "Fahrenheit" = "-40x" [focused]
                """)
        }
    }

    @Test("a flight is booked when its days are days, in order", arguments: StageHost.takingPart)
    func flight(_ host: StageHost) async throws {
        try await withPerson(using: .flight, on: host) { person in
            await person.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "one-way flight" of ("one-way flight", "return flight")
                  textField "Departure" = "27.03.2014"
                  textField "Return" = "27.03.2014" [disabled]
                  button "Book"
                """)

            await person.does(.type("5", into: "Departure"))
            await person.expectLines(
                """
                textField "Departure" = "27.03.20145" [focused, message "Write the day as 27.03.2014."]
                button "Book" [disabled]
                """)

            await person.does(.clear("Departure"))
            await person.expectLines(
                """
                textField "Departure" [focused, message "Write the day as 27.03.2014."]
                """)

            await person.does(.type("29.02.2016", into: "Departure"))
            await person.expectLines(
                """
                textField "Departure" = "29.02.2016" [focused]
                button "Book"
                """)

            await person.does(.select("return flight", in: "Flight"))
            await person.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "return flight" of ("one-way flight", "return flight")
                  textField "Departure" = "29.02.2016"
                  textField "Return" = "27.03.2014"
                  button "Book" [disabled]
                """)

            await person.does(.clear("Return"))
            await person.expectLines(
                """
                textField "Return" [focused, message "Write the day as 27.03.2014."]
                """)

            await person.does(.type("01.03.2016", into: "Return"))
            await person.expectLines(
                """
                textField "Return" = "01.03.2016" [focused]
                button "Book"
                """)

            await person.does(.tap(.button, "Book"))
            await person.expect(
                """
                alert "You have booked a return flight from 29.02.2016 to 01.03.2016."
                  button "Ok"
                """)

            await person.does(.tap(.button, "Ok"))
            await person.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "return flight" of ("one-way flight", "return flight")
                  textField "Departure" = "29.02.2016"
                  textField "Return" = "01.03.2016"
                  button "Book"
                """)

            await person.does(.select("one-way flight", in: "Flight"))
            await person.expectLines(
                """
                picker "Flight" = "one-way flight" of ("one-way flight", "return flight")
                textField "Return" = "01.03.2016" [disabled]
                """)
        }
    }

    @Test("a timer runs to its duration and follows it", arguments: StageHost.takingPart)
    func timer(_ host: StageHost) async throws {
        try await withPerson(using: .timer, on: host) { person in
            await person.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 0 %
                  label "0.0 s"
                  slider "Duration" = "15.0 s" [0 to 30]
                  button "Reset"
                """)

            await person.does(.wait(seconds: 3))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 0 %
                -   label "0.0 s"
                +   progress "Elapsed time" = 20 %
                +   label "3.0 s"
                """)

            await person.does(.adjust("Duration", to: 5))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 20 %
                +   progress "Elapsed time" = 60 %
                -   slider "Duration" = "15.0 s" [0 to 30]
                +   slider "Duration" = "5.0 s" [0 to 30]
                """)

            await person.does(.wait(seconds: 10))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 60 %
                -   label "3.0 s"
                +   progress "Elapsed time" = 100 %
                +   label "5.0 s"
                """)

            await person.does(.adjust("Duration", to: 10))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 100 %
                +   progress "Elapsed time" = 50 %
                -   slider "Duration" = "5.0 s" [0 to 30]
                +   slider "Duration" = "10.0 s" [0 to 30]
                """)

            await person.does(.wait(seconds: 1))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 50 %
                -   label "5.0 s"
                +   progress "Elapsed time" = 60 %
                +   label "6.0 s"
                """)

            await person.does(.tap(.button, "Reset"))
            await person.expectChanges(
                """
                -   progress "Elapsed time" = 60 %
                -   label "6.0 s"
                +   progress "Elapsed time" = 0 %
                +   label "0.0 s"
                """)
        }
    }

    @Test("names are created, changed, deleted and filtered", arguments: StageHost.takingPart)
    func crud(_ host: StageHost) async throws {
        try await withPerson(using: .crud, on: host) { person in
            await person.expect(
                """
                screen "CRUD"
                  label "Choose a name to change or delete it, or type a new one."
                  textField "Filter prefix"
                  list "Names" [3 rows]
                    row "Emil, Hans"
                    row "Mustermann, Max"
                    row "Tisch, Roman"
                  textField "Name"
                  textField "Surname"
                  button "Create"
                  button "Update" [disabled]
                  button "Delete" [disabled]
                """)

            await person.does(.tap(.row, "Mustermann, Max"))
            await person.expectLines(
                """
                  row "Mustermann, Max" [selected]
                textField "Name" = "Max"
                textField "Surname" = "Mustermann"
                button "Update"
                button "Delete"
                """)

            await person.does(.clear("Name"))
            await person.expectLines(
                """
                textField "Name" [focused]
                """)

            await person.does(.type("Erika", into: "Name"))
            await person.expectLines(
                """
                textField "Name" = "Erika" [focused]
                """)

            await person.does(.tap(.button, "Update"))
            await person.expectLines(
                """
                  row "Mustermann, Erika" [selected]
                textField "Name" = "Erika"
                """)

            await person.does(.type("T", into: "Filter prefix"))
            await person.expectLines(
                """
                screen "CRUD"
                  label "Choose a name to change or delete it, or type a new one."
                  textField "Filter prefix" = "T" [focused]
                  list "Names" [1 row]
                    row "Tisch, Roman"
                  textField "Name" = "Erika"
                  textField "Surname" = "Mustermann"
                  button "Create"
                  button "Update" [disabled]
                  button "Delete" [disabled]
                """)

            await person.does(.clear("Filter prefix"))
            await person.expectLines(
                """
                textField "Filter prefix" [focused]
                list "Names" [3 rows]
                  row "Emil, Hans"
                  row "Mustermann, Erika" [selected]
                button "Update"
                button "Delete"
                """)

            await person.does(.tap(.button, "Delete"))
            await person.expectLines(
                """
                textField "Filter prefix"
                list "Names" [2 rows]
                button "Update" [disabled]
                button "Delete" [disabled]
                """)

            await person.does(.clear("Surname"))
            await person.expectLines(
                """
                textField "Surname" [focused]
                """)

            await person.does(.type("Tukey", into: "Surname"))
            await person.expectLines(
                """
                textField "Surname" = "Tukey" [focused]
                """)

            await person.does(.tap(.button, "Create"))
            await person.expectLines(
                """
                list "Names" [3 rows]
                  row "Tukey, Erika"
                textField "Surname" = "Tukey"
                """)
        }
    }

    @Test("circles are drawn, adjusted, undone and done again", arguments: StageHost.takingPart)
    func circles(_ host: StageHost) async throws {
        try await withPerson(using: .circles, on: host) { person in
            await person.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo" [disabled]
                  button "Redo" [disabled]
                  drawing "Canvas"
                """)

            await person.does(.press(at: DrawingPoint(100, 100), in: "Canvas"))
            await person.expectChanges(
                """
                -   button "Undo" [disabled]
                +   button "Undo"
                +     circle "Circle 1" [menu ("Adjust diameter..")]
                """)

            await person.does(.press(at: DrawingPoint(300, 200), in: "Canvas"))
            await person.expectChanges(
                """
                +     circle "Circle 2" [menu ("Adjust diameter..")]
                """)

            await person.does(.choose("Adjust diameter..", from: "Circle 1", .circle))
            await person.expect(
                """
                screen "Adjust diameter" [presented, back]
                  label "Adjust diameter of circle at (100, 100)."
                  slider "Diameter" = "40" [4 to 200]
                """)

            await person.does(.adjust("Diameter", to: 80))
            await person.expectChanges(
                """
                -   slider "Diameter" = "40" [4 to 200]
                +   slider "Diameter" = "80" [4 to 200]
                """)

            await person.does(.back)
            await person.expect(
                """
                screen "Circle Drawer"
                  label "Press the canvas to draw a circle. Open a circle’s menu to change its diameter."
                  button "Undo"
                  button "Redo" [disabled]
                  drawing "Canvas"
                    circle "Circle 1" [menu ("Adjust diameter..")]
                    circle "Circle 2" [menu ("Adjust diameter..")]
                """)

            await person.does(.press(at: DrawingPoint(135, 100), in: "Canvas"))

            await person.does(.tap(.button, "Undo"))
            await person.expectChanges(
                """
                -   button "Redo" [disabled]
                +   button "Redo"
                """)

            await person.does(.press(at: DrawingPoint(135, 100), in: "Canvas"))
            await person.expectChanges(
                """
                -   button "Redo"
                +   button "Redo" [disabled]
                +     circle "Circle 3" [menu ("Adjust diameter..")]
                """)

            await person.does(.tap(.button, "Undo"))
            await person.expectChanges(
                """
                -   button "Redo" [disabled]
                +   button "Redo"
                -     circle "Circle 3" [menu ("Adjust diameter..")]
                """)

            await person.does(.tap(.button, "Undo"))
            await person.expectChanges(
                """
                -     circle "Circle 2" [menu ("Adjust diameter..")]
                """)

            await person.does(.tap(.button, "Redo"))
            await person.expectChanges(
                """
                +     circle "Circle 2" [menu ("Adjust diameter..")]
                """)
        }
    }
}
