import BelvedereTesting
import Testing

struct RecordedContactsTests {
    @Test(arguments: ContactsArchitecture.allCases) func contacts(_ architecture: ContactsArchitecture) async {
        await withApp(architecture.application) { app in
            await app.settle()
            await app.wait(for: .row, "Bob Stone")
            app.expect(
                """
                screen "Contacts"
                  fileField "Import vCard"
                  button "Export vCard"
                  button "Add contact"
                  searchField "Search contacts"
                  picker "Sort by" = "First, last" of ("First, last", "Last, first")
                  button "Select"
                  label "2 contacts"
                  list "Contacts" [2 rows, actions "Delete"]
                    sectionHeader "A"
                    row "Ann Lee"
                    sectionHeader "B"
                    row "Bob Stone"
                """)

            app.tap(.button, "Add contact")
            await app.settle()
            app.expectChanges(
                """
                - screen "Contacts"
                -   fileField "Import vCard"
                -   button "Export vCard"
                -   button "Add contact"
                -   searchField "Search contacts"
                -   picker "Sort by" = "First, last" of ("First, last", "Last, first")
                -   button "Select"
                -   label "2 contacts"
                -   list "Contacts" [2 rows, actions "Delete"]
                -     sectionHeader "A"
                -     row "Ann Lee"
                -     sectionHeader "B"
                -     row "Bob Stone"
                + screen "Add Contact" [presented, back]
                +   button "Cancel"
                +   button "Done"
                +   textField "First Name" [focused]
                +   textField "Last Name"
                +   textField "Company"
                +   label "Phones"
                +   button "Add phone"
                +   label "Emails"
                +   button "Add email"
                +   label "Addresses"
                +   button "Add address"
                +   dateField "Birthday"
                +   textArea "Notes"
                +   label "Photo"
                +   fileField "Choose photo"
                """)

            app.type("Cyd", into: "First Name")
            await app.settle()
            app.expectChanges(
                """
                -   textField "First Name" [focused]
                +   textField "First Name" = "Cyd" [focused]
                """)

            app.tap(.button, "Done")
            await app.settle()
            app.expectChanges(
                """
                - screen "Add Contact" [presented, back]
                -   button "Cancel"
                -   button "Done"
                -   textField "First Name" = "Cyd" [focused]
                -   textField "Last Name"
                -   textField "Company"
                -   label "Phones"
                -   button "Add phone"
                -   label "Emails"
                -   button "Add email"
                -   label "Addresses"
                -   button "Add address"
                -   dateField "Birthday"
                -   textArea "Notes"
                -   label "Photo"
                -   fileField "Choose photo"
                + alert "Error"
                +   label "A contact must have first and last names"
                +   button "Ok"
                """)

            app.tap(.button, "Ok")
            await app.settle()
            app.expectChanges(
                """
                - alert "Error"
                -   label "A contact must have first and last names"
                -   button "Ok"
                + screen "Add Contact" [presented, back]
                +   button "Cancel"
                +   button "Done"
                +   textField "First Name" = "Cyd"
                +   textField "Last Name" [focused, message "Enter a last name."]
                +   textField "Company"
                +   label "Phones"
                +   button "Add phone"
                +   label "Emails"
                +   button "Add email"
                +   label "Addresses"
                +   button "Add address"
                +   dateField "Birthday"
                +   textArea "Notes"
                +   label "Photo"
                +   fileField "Choose photo"
                """)

            app.type("Ray", into: "Last Name")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Last Name" [focused, message "Enter a last name."]
                +   textField "Last Name" = "Ray" [focused]
                """)

            app.tap(.button, "Done")
            await app.settle()
            await app.wait(for: .button, "Show")
            app.expectChanges(
                """
                - screen "Add Contact" [presented, back]
                -   button "Cancel"
                -   button "Done"
                -   textField "First Name" = "Cyd"
                -   textField "Last Name" = "Ray" [focused]
                -   textField "Company"
                -   label "Phones"
                -   button "Add phone"
                -   label "Emails"
                -   button "Add email"
                -   label "Addresses"
                -   button "Add address"
                -   dateField "Birthday"
                -   textArea "Notes"
                -   label "Photo"
                -   fileField "Choose photo"
                + screen "Contacts"
                +   fileField "Import vCard"
                +   button "Export vCard"
                +   button "Add contact"
                +   searchField "Search contacts"
                +   picker "Sort by" = "First, last" of ("First, last", "Last, first")
                +   button "Select"
                +   label "3 contacts"
                +   list "Contacts" [3 rows, actions "Delete"]
                +     sectionHeader "A"
                +     row "Ann Lee"
                +     sectionHeader "B"
                +     row "Bob Stone"
                +     sectionHeader "C"
                +     row "Cyd Ray"
                + toast "Cyd Ray saved"
                +   button "Show"
                """)

            app.open("")
            await app.settle()
            app.expectNoChanges()

            app.tap(.row, "Bob Stone")
            await app.settle()
            await app.wait(for: .button, "Copy")
            app.expectChanges(
                """
                - screen "Contacts"
                -   fileField "Import vCard"
                -   button "Export vCard"
                -   button "Add contact"
                -   searchField "Search contacts"
                -   picker "Sort by" = "First, last" of ("First, last", "Last, first")
                -   button "Select"
                -   label "3 contacts"
                -   list "Contacts" [3 rows, actions "Delete"]
                -     sectionHeader "A"
                -     row "Ann Lee"
                -     sectionHeader "B"
                -     row "Bob Stone"
                -     sectionHeader "C"
                -     row "Cyd Ray"
                + screen "Bob Stone" [back]
                +   button "Edit"
                +   button "Delete"
                +   button "Copy"
                """)

            app.back()
            await app.settle()
            app.expectChanges(
                """
                - screen "Bob Stone" [back]
                -   button "Edit"
                -   button "Delete"
                -   button "Copy"
                + screen "Contacts"
                +   fileField "Import vCard"
                +   button "Export vCard"
                +   button "Add contact"
                +   searchField "Search contacts"
                +   picker "Sort by" = "First, last" of ("First, last", "Last, first")
                +   button "Select"
                +   label "3 contacts"
                +   list "Contacts" [3 rows, actions "Delete"]
                +     sectionHeader "A"
                +     row "Ann Lee"
                +     sectionHeader "B"
                +     row "Bob Stone"
                +     sectionHeader "C"
                +     row "Cyd Ray"
                """)

            app.type("ann", into: "Search contacts")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search contacts"
                +   searchField "Search contacts" = "ann" [focused]
                -   label "3 contacts"
                -   list "Contacts" [3 rows, actions "Delete"]
                +   label "1 found"
                +   list "Contacts" [1 row, actions "Delete"]
                -     sectionHeader "B"
                -     row "Bob Stone"
                -     sectionHeader "C"
                -     row "Cyd Ray"
                """)
        }
    }
}
