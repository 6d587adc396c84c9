internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about typing and the keyboard focus.
    static var fields: [ConformanceCase] {
        [typing, typingAndSetting, typingWhileAllMoves, clearing, endings, hints, passwords, lines, keyboard, files]
    }

    private static var typing: ConformanceCase {
        ConformanceCase(
            "Typed text reaches the app at once",
            makeWindow: { _ in
                let told = Label(), found = Label()
                return Window(
                    Screen(
                        title: "Typing",
                        content: Stack(
                            TextField("Name").onChange { told.text = "Name \($0)" },
                            SearchField("Search").onChange { found.text = $0.isEmpty ? "" : "Looking for \($0)" },
                            told,
                            found
                        )))
            },
            steps: [
                .type("Zoë", into: "Name"),
                .expect(
                    """
                    screen "Typing"
                      textField "Name" = "Zoë" [focused]
                      searchField "Search"
                      label "Name Zoë"
                    """),
                .type("tea", into: "Search", .searchField),
                .expect(
                    """
                    screen "Typing"
                      textField "Name" = "Zoë"
                      searchField "Search" = "tea" [focused]
                      label "Name Zoë"
                      label "Looking for tea"
                    """),
                .clear("Search", .searchField),
                .type(" Lee", into: "Name"),
                .expect(
                    """
                    screen "Typing"
                      textField "Name" = "Zoë Lee" [focused]
                      searchField "Search"
                      label "Name Zoë Lee"
                    """),
            ])
    }

    private static var typingAndSetting: ConformanceCase {
        ConformanceCase(
            "A text that the app sets while a person types destroys nothing",
            makeWindow: { _ in
                let code = TextField("Code"), copy = TextField("Copy"), length = Label()
                code.onChange { [unowned code] text in
                    // For every letter, the app sets the text of this field and of another one.
                    code.text = text.uppercased()
                    copy.text = code.text
                    length.text = "\(text.count) letters"
                }
                return Window(Screen(title: "Codes", content: Stack(code, copy, length)))
            },
            steps: [
                .type("abcdefghij", into: "Code"),
                .expect(
                    """
                    screen "Codes"
                      textField "Code" = "ABCDEFGHIJ" [focused]
                      textField "Copy" = "ABCDEFGHIJ"
                      label "10 letters"
                    """),
                .type("xyz", into: "Copy"),
                .expect(
                    """
                    screen "Codes"
                      textField "Code" = "ABCDEFGHIJ"
                      textField "Copy" = "ABCDEFGHIJxyz" [focused]
                      label "10 letters"
                    """),
            ])
    }

    private static var typingWhileAllMoves: ConformanceCase {
        ConformanceCase(
            "A field keeps its text and the keyboard while things come and go around it",
            makeWindow: { _ in
                let field = TextField("Name"), column = Stack(Label("Above"), field, Label("Below"))
                field.onChange { [unowned column] text in
                    column.insert(Label("Typed \(text)"), at: 0)
                    if column.subviews.count > 4 { column.remove(column.subviews[1]) }
                }
                return Window(Screen(title: "Moving", content: column))
            },
            steps: [
                .type("abc", into: "Name"),
                .expect(
                    """
                    screen "Moving"
                      label "Typed abc"
                      label "Above"
                      textField "Name" = "abc" [focused]
                      label "Below"
                    """),
                .type("d", into: "Name"),
                .expect(
                    """
                    screen "Moving"
                      label "Typed abcd"
                      label "Above"
                      textField "Name" = "abcd" [focused]
                      label "Below"
                    """),
            ])
    }

    private static var clearing: ConformanceCase {
        ConformanceCase(
            "Enter sends a form, and the app empties its field",
            makeWindow: { _ in
                let field = TextField("Item"), sent = Label()
                field.onSubmit { [unowned field] in
                    sent.text = "Sent \(field.text)"
                    field.text = ""
                }
                return Window(Screen(title: "Shopping", content: Stack(field, sent)))
            },
            steps: [
                .type("Milk", into: "Item"),
                .submit("Item"),
                .expect(
                    """
                    screen "Shopping"
                      textField "Item" [focused]
                      label "Sent Milk"
                    """),
                .type("Tea", into: "Item"),
                .expect(
                    """
                    screen "Shopping"
                      textField "Item" = "Tea" [focused]
                      label "Sent Milk"
                    """),
            ])
    }

    private static var endings: ConformanceCase {
        ConformanceCase(
            "A field tells when a person leaves it",
            makeWindow: { _ in
                let first = TextField("First"), second = TextField("Second"), told = Label("Nothing left")
                first.onEndEditing { [unowned first] in told.text = "Left first with \(first.text)" }
                second.onEndEditing { told.text = "Left second" }
                return Window(Screen(title: "Leaving", content: Stack(first, second, told, Button("Elsewhere") {})))
            },
            steps: [
                .type("a", into: "First"),
                .type("b", into: "Second"),
                .expect(
                    """
                    screen "Leaving"
                      textField "First" = "a"
                      textField "Second" = "b" [focused]
                      label "Left first with a"
                      button "Elsewhere"
                    """),
                .tap(.button, "Elsewhere"),
                .expect(
                    """
                    screen "Leaving"
                      textField "First" = "a"
                      textField "Second" = "b"
                      label "Left second"
                      button "Elsewhere"
                    """),
            ])
    }

    private static var hints: ConformanceCase {
        ConformanceCase(
            "A field has a placeholder while it is empty, and a message while something is wrong",
            makeWindow: { _ in
                let named = TextField("Age"), nameless = TextField()
                named.placeholder = "In years"
                nameless.placeholder = "Anything"
                named.onChange { [unowned named] in named.message = Int($0) == nil && !$0.isEmpty ? "A number, please" : "" }
                return Window(Screen(title: "Hints", content: Stack(named, nameless)))
            },
            steps: [
                .expect(
                    """
                    screen "Hints"
                      textField "Age" [placeholder "In years"]
                      textField "Anything"
                    """),
                .type("1x", into: "Age"),
                .expect(
                    """
                    screen "Hints"
                      textField "Age" = "1x" [focused, message "A number, please"]
                      textField "Anything"
                    """),
                .clear("Age"),
                .expect(
                    """
                    screen "Hints"
                      textField "Age" [focused, placeholder "In years"]
                      textField "Anything"
                    """),
            ])
    }

    private static var passwords: ConformanceCase {
        ConformanceCase(
            "A password is seen by its length only",
            makeWindow: { _ in
                let told = Label()
                return Window(
                    Screen(
                        title: "Secrets",
                        content: Stack(
                            SecureField("Password").onChange { told.text = "\($0.count) characters" }, told
                        )))
            },
            steps: [
                .type("secret", into: "Password", .secureField),
                .expect(
                    """
                    screen "Secrets"
                      secureField "Password" = "••••••" [focused]
                      label "6 characters"
                    """),
            ])
    }

    private static var lines: ConformanceCase {
        ConformanceCase(
            "Text of several lines is typed as it is, and sent when the person says so",
            makeWindow: { _ in
                let told = Label(), area = TextArea("Notes", text: "\nFirst")
                area.onChange { told.text = "\($0.split(separator: "\n").count) lines" }
                area.onSubmit { [unowned area] in
                    told.text = "Sent"
                    area.text = ""
                }
                return Window(Screen(title: "Notes", content: Stack(area, told)))
            },
            steps: [
                .expect(
                    """
                    screen "Notes"
                      textArea "Notes" = "\\nFirst"
                    """),
                .type("\nSecond", into: "Notes", .textArea),
                .expect(
                    """
                    screen "Notes"
                      textArea "Notes" = "\\nFirst\\nSecond" [focused]
                      label "2 lines"
                    """),
                .submit("Notes", .textArea),
                .expect(
                    """
                    screen "Notes"
                      textArea "Notes" [focused]
                      label "Sent"
                    """),
            ])
    }

    private static var keyboard: ConformanceCase {
        ConformanceCase(
            "The keyboard goes where the app sends it",
            makeWindow: { _ in
                let first = TextField("First"), second = TextField("Second")
                return Window(
                    Screen(
                        title: "Focus",
                        content: Stack(
                            first, second, Button("Go to the second") { second.focus() }, Button("Go to the first") { first.focus() }
                        )))
            },
            steps: [
                .tap(.button, "Go to the second"),
                .expect(
                    """
                    screen "Focus"
                      textField "First"
                      textField "Second" [focused]
                      button "Go to the second"
                      button "Go to the first"
                    """),
                .tap(.button, "Go to the first"),
                .expect(
                    """
                    screen "Focus"
                      textField "First" [focused]
                      textField "Second"
                      button "Go to the second"
                      button "Go to the first"
                    """),
            ])
    }

    private static var files: ConformanceCase {
        ConformanceCase(
            "A file that is handed over arrives whole",
            makeWindow: { _ in
                let told = Label()
                return Window(
                    Screen(
                        title: "Files",
                        content: Stack(
                            FileField("Import", accepts: [".txt"]) { file in
                                told.text = "\(file.name), \(file.bytes.count) bytes: \(String(decoding: file.bytes, as: UTF8.self))"
                            },
                            told
                        )))
            },
            steps: [
                .provide(ReceivedFile(name: "words.txt", mediaType: "text/plain", bytes: Array("Tea for two".utf8)), to: "Import"),
                .expect(
                    """
                    screen "Files"
                      fileField "Import"
                      label "words.txt, 11 bytes: Tea for two"
                    """),
            ])
    }
}
