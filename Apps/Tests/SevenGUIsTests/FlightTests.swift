import Belvedere
import BelvedereTesting
import SevenGUIs
import Testing

@Suite("7GUIs: Flight Booker")
struct FlightTests {
    @Test("at first it is a one-way flight, both dates are the same, and the return is disabled")
    func atFirst() {
        withApp(.flight) { app in
            app.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "one-way flight" of ("one-way flight", "return flight")
                  textField "Departure" = "27.03.2014"
                  textField "Return" = "27.03.2014" [disabled]
                  button "Book"
                """)
            app.tap(.button, "Book")
            app.expect(
                """
                alert "You have booked a one-way flight on 27.03.2014."
                  button "Ok"
                """)
        }
    }

    @Test("a return flight can be booked unless the return is strictly before the departure")
    func order() {
        withApp(.flight, .ofParts) { app in
            app.select("return flight", in: "Flight")
            app.expect(.textField, "Return", isEnabled: true)
            app.expect(.button, "Book", isEnabled: true)
            app.clear("Return")
            app.type("26.03.2014", into: "Return")
            app.expect(.button, "Book", isEnabled: false)
            app.select("one-way flight", in: "Flight")
            app.expect(.button, "Book", isEnabled: true)
            app.select("return flight", in: "Flight")
            app.clear("Return")
            app.type("28.03.2014", into: "Return")
            app.tap(.button, "Book")
            app.expect(.alert, "You have booked a return flight from 27.03.2014 to 28.03.2014.")
        }
    }

    @Test("a date in the wrong form is marked and cannot be booked; a disabled field is not judged")
    func wrongDates() {
        withApp(.flight) { app in
            app.type("5", into: "Departure")
            app.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "one-way flight" of ("one-way flight", "return flight")
                  textField "Departure" = "27.03.20145" [focused, message "Write the day as 27.03.2014."]
                  textField "Return" = "27.03.2014" [disabled]
                  button "Book" [disabled]
                """)
            app.clear("Departure")
            app.type("29.02.2016", into: "Departure")
            app.select("return flight", in: "Flight")
            app.clear("Return")
            app.type("30.02.2016", into: "Return")
            app.select("one-way flight", in: "Flight")
            app.expect(
                """
                screen "Book flight"
                  label "Choose a return flight, and set the return before the departure: you cannot book it."
                  picker "Flight" = "one-way flight" of ("one-way flight", "return flight")
                  textField "Departure" = "29.02.2016"
                  textField "Return" = "30.02.2016" [disabled]
                  button "Book"
                """)
        }
    }
}
