@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of fields for dates, times and colours: the values that they accept, and the value that they show after a refused one.
struct EntryFieldTests {
    @Test(arguments: [
        "2026-02-30", "tomorrow", "2026-11-21", "2026-12-02", "2026-11-25T10:00", "9999999999-01-01", "2026-11-25\n", "1e999",
    ])
    func aDateThatIsInvalidOrOutOfBoundsIsRefusedAndTheFieldGoesBack(entry: String) throws {
        try withSession {
            let first = try #require(CalendarDate("2026-11-22"))
            let field = DateField("Departure", value: first).onChange { _ in Issue.record("changed") }
            field.minimum = first
            field.maximum = first.adding(days: 9)
            let stage = Stage(field)
            stage.window.receive(.enter(entry, edit: 3), for: field.identifier)
            #expect(stage.diagnostics.count == 1)
            #expect(field.value == first)
            #expect(stage.take() == [.set(field, EntryField.edit, 3), .set(field, EntryField.entry, "2026-11-22")])
        }
    }

    @Test func aDateIsBoundBothWaysAndCanBeEmptied() {
        withSession {
            let birthday = Dynamic(CalendarDate("1990-05-01"))
            let field = DateField("Birthday").bind(birthday)
            let stage = Stage(field)
            stage.window.receive(.enter("1991-06-02", edit: 1), for: field.identifier)
            #expect(birthday.value == CalendarDate("1991-06-02"))
            #expect(stage.window.takeChanges() == [], "what came from the field does not go back into it")
            stage.window.receive(.enter("", edit: 2), for: field.identifier)
            #expect(birthday.value == nil)
            birthday.value = CalendarDate("2000-01-01")
            #expect(field.value == CalendarDate("2000-01-01"))
        }
    }

    @Test func aFieldShowsTheMessageOfItsValueAfterAnEntry() {
        withSession {
            let departure = Dynamic<CalendarDate?>(nil)
            let needed = ValidationRule<CalendarDate?>("A day is needed.") { $0 != nil }
            let late = ValidationRule<CalendarDate?> { day in day.map { $0.year > 2030 } ?? false ? "That is too late." : nil }
            let field = DateField("Departure").bind(departure, validation: departure.validated(by: needed, late))
            let stage = Stage(field)
            departure.value = CalendarDate("2031-01-01")
            #expect(field.message == "", "the person has not entered anything yet")
            stage.window.receive(.enter("2032-01-01", edit: 1), for: field.identifier)
            #expect(field.message == "That is too late.")
            stage.window.receive(.enter("2029-01-01", edit: 2), for: field.identifier)
            #expect(field.message == "")
            departure.value = nil
            #expect(field.message == "A day is needed.")
        }
    }

    @Test func aFormShowsTheMessageOfAFieldThatWasNotTouched() throws {
        try withSession {
            let alarm = Dynamic(try #require(TimeOfDay("03:00")))
            let awake = ValidationRule<TimeOfDay>("Nobody is awake then.") { $0.hour >= 5 }
            let field = TimeField("Alarm").bind(alarm, validation: alarm.validated(by: awake))
            _ = Stage(field)
            #expect(field.message == "" && field.isRequired)
            field.showValidation()
            #expect(field.message == "Nobody is awake then.")
            // A new binding without a validation shows no more messages of the old value.
            field.message = ""
            field.bind(Dynamic(try #require(TimeOfDay("04:00"))))
            alarm.value = try #require(TimeOfDay("02:00"))
            field.showValidation()
            #expect(field.message == "")
        }
    }

    @Test func aRequiredFieldCannotBeEmptied() throws {
        try withSession {
            let alarm = Dynamic(try #require(TimeOfDay("07:00")))
            let field = TimeField("Alarm").bind(alarm)
            let stage = Stage(field)
            stage.window.receive(.enter("", edit: 1), for: field.identifier)
            #expect(field.isRequired && field.value == alarm.value && stage.context.droppedEvents == 1)
            field.value = nil
            #expect(field.value == alarm.value)
        }
    }

    @Test func aFieldThatIsLeftAsItIsBreaksNoRule() {
        withSession {
            // The app, not the person, has set a day that is not allowed. If the person only moves through the field with Tab, no error may
            // be shown.
            let field = DateField("Departure", value: CalendarDate("2020-01-01"))
            field.minimum = CalendarDate("2026-11-22")
            let stage = Stage(field)
            stage.window.receive(.enter("2020-01-01", edit: 1), for: field.identifier)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test func aDisabledFieldGoesBack() {
        withSession {
            let field = ColorField("Accent", color: RGBColor(red: 255, green: 0, blue: 0))
            let text = TextField("Name", text: "Ada")
            let stage = Stage(field, text)
            field.isEnabled = false
            text.isEnabled = false
            stage.take()
            stage.window.receive(.enter("#00ff00", edit: 1), for: field.identifier)
            stage.window.receive(.input("Adam", edit: 4), for: text.identifier)
            #expect(
                stage.take() == [
                    .set(field, EntryField.edit, 1), .set(field, EntryField.entry, "#ff0000"),
                    .set(text, TextField.text, "Ada"), .set(text, TextField.edit, 4),
                ])
        }
    }

    @Test func aDriverEntersDatesTimesAndColours() {
        let app = BelvedereApp("Entries", path: "/") { _ in
            let date = DateField("Departure"), time = TimeField("Opens at", value: TimeOfDay("09:00"))
            date.minimum = CalendarDate("2026-11-22")
            date.onChange { date.message = $0 == nil ? "A day is needed." : "" }
            return Window(Screen(title: "Entries", content: Stack(date, time, ColorField("Accent"))))
        }
        withApp(app) { app in
            app.expect(
                """
                screen "Entries"
                  dateField "Departure" [from 2026-11-22]
                  timeField "Opens at" = 09:00
                  colorField "Accent" = #000000
                """)
            app.enter("2026-12-24", into: "Departure")
            app.enter("10:30", into: "Opens at")
            app.enter("#78b4ff", into: "Accent")
            app.expect(
                """
                screen "Entries"
                  dateField "Departure" = 2026-12-24 [from 2026-11-22]
                  timeField "Opens at" = 10:30
                  colorField "Accent" = #78b4ff
                """)
            app.enter("", into: "Departure")
            app.expect(
                """
                screen "Entries"
                  dateField "Departure" [from 2026-11-22, message "A day is needed."]
                  timeField "Opens at" = 10:30
                  colorField "Accent" = #78b4ff
                """)
        }
    }
}
