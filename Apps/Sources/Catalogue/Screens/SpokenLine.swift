/// The words with which a screen reader announces one line of a transcript: the name, the value, the kind and the states.
///
/// A transcript is written for tests: `toggle "By mail" = on [disabled]`. A person hears "By mail, on, switch, unavailable". The words are
/// English, like the examples and their code.
struct SpokenLine {
    /// The words; empty if a screen reader says nothing.
    let text: String

    /// - Parameter line: a line of a transcript, without its indentation.
    init(_ line: String) {
        var parts = TranscriptParts(line)
        let kind = parts.word()
        let names = parts.texts()
        var value = parts.value(), options = parts.options()
        let states = parts.states()
        switch kind {
        case "label", "badge", "row", "drawnText": (value, options) = (nil, [])
        case "tableRow": value = nil
        case "menu": options = []
        default: break
        }
        let place = options.firstIndex { $0 == value }.map { "\($0 + 1) of \(options.count)" }
        let words = names + [value, Self.kinds[kind] ?? kind, place].compactMap(\.self) + states.compactMap(Self.state)
        text = words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The spoken words for the kinds of views. An empty text is for kinds whose name alone is spoken.
    private static let kinds = [
        "label": "", "badge": "", "row": "", "drawnText": "", "tableRow": "", "emptyState": "", "image": "image", "avatar": "image",
        "button": "button", "link": "link", "menu": "menu button", "contextMenu": "group", "codeBlock": "code", "textField": "text field",
        "secureField": "password field", "searchField": "search field", "textArea": "text field of several lines",
        "decimalField": "text field", "dateField": "date field", "timeField": "time field", "colorField": "colour field",
        "fileField": "button to choose a file",
        "toggle": "switch", "picker": "pop-up menu", "comboBox": "combo box", "segments": "radio button", "radioGroup": "radio button",
        "checkboxGroup": "checkbox",
        "slider": "slider", "stepper": "stepper", "stack": "group", "section": "group", "disclosure": "button", "tabs": "tab",
        "list": "list", "sectionHeader": "heading", "collectionRow": "list", "pager": "pages", "table": "table",
        "header": "column headings",
        "spinner": "busy", "progress": "progress bar", "mapPicture": "image", "drawing": "image", "rectangle": "button",
    ]

    /// Returns the spoken words for a state, or nil if a screen reader does not announce it.
    private static func state(_ state: String) -> String? {
        var parts = TranscriptParts(state)
        let word = parts.word(), texts = parts.texts()
        switch word {
        case "disabled": return "unavailable"
        case "placeholder": return texts.first
        case "message": return texts.first.map { "invalid entry, \($0)" }
        case "note": return texts.first
        case "actions": return "actions available, \(texts.joined(separator: ", "))"
        case "menu": return "menu available"
        case "link": return texts.first.map { "link, \($0)" }
        case "focused": return nil
        case let range where range.contains("-") && range.allSatisfy { $0.isNumber || $0 == "-" }: return nil
        case let number where number.allSatisfy(\.isNumber) && state.contains(" to "): return "from \(state)"
        default: return state
        }
    }
}
