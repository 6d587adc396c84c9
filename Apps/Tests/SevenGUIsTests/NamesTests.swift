import Belvedere
import BelvedereTesting
import SevenGUIs
import SevenGUIsModel
import Testing

@Suite("7GUIs: CRUD")
struct NamesTests {
    private static func screen(
        _ rows: [String], filter: String = "", name: String = "", surname: String = "", isSelected: Bool = false, focus: String = ""
    ) -> String {
        func field(_ title: String, _ text: String) -> String {
            "  textField \"\(title)\"" + (text.isEmpty ? "" : " = \"\(text)\"") + (focus == title ? " [focused]" : "")
        }
        let off = isSelected ? "" : " [disabled]"
        return
            ([
                "screen \"CRUD\"", "  label \"\(SevenGUIsTexts.crudHint)\"", field("Filter prefix", filter),
                "  list \"Names\" [\(rows.count) rows]",
            ]
            + rows.map { row in
                "    row \"\(row)\"" + (isSelected && row.hasPrefix(surname) ? " [selected]" : "")
            } + [
                field("Name", name), field("Surname", surname), "  button \"Create\"", "  button \"Update\"\(off)",
                "  button \"Delete\"\(off)",
            ]).joined(separator: "\n")
    }

    @Test("the filter works at once, and create appends")
    func creating() {
        withApp(.crud) { app in
            app.expect(Self.screen(["Emil, Hans", "Mustermann, Max", "Tisch, Roman"]))
            app.type("John", into: "Name")
            app.type("Tukey", into: "Surname")
            app.tap(.button, "Create")
            app.expect(Self.screen(["Emil, Hans", "Mustermann, Max", "Tisch, Roman", "Tukey, John"], name: "John", surname: "Tukey"))
            app.type("t", into: "Filter prefix")
            app.expect(Self.screen(["Tisch, Roman", "Tukey, John"], filter: "t", name: "John", surname: "Tukey", focus: "Filter prefix"))
        }
    }

    @Test("update and delete need a selected entry, replace it and take it out")
    func changing() {
        withApp(.crud) { app in
            app.tap(.row, "Mustermann, Max")
            app.expect(
                Self.screen(["Emil, Hans", "Mustermann, Max", "Tisch, Roman"], name: "Max", surname: "Mustermann", isSelected: true))
            app.clear("Name")
            app.type("Erika", into: "Name")
            app.tap(.button, "Update")
            app.expect(
                Self.screen(["Emil, Hans", "Mustermann, Erika", "Tisch, Roman"], name: "Erika", surname: "Mustermann", isSelected: true))
            app.tap(.button, "Delete")
            app.expect(Self.screen(["Emil, Hans", "Tisch, Roman"], name: "Erika", surname: "Mustermann"))
        }
    }

    @Test("an entry that the filter hides is not selected")
    func hiding() {
        withApp(.crud, .ofParts) { app in
            app.tap(.row, "Emil, Hans")
            app.type("M", into: "Filter prefix")
            app.expect(.button, "Delete", isEnabled: false)
            app.clear("Filter prefix")
            app.expect(.button, "Delete", isEnabled: true)
        }
    }
}
