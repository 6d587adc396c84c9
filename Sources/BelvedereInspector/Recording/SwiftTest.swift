@_spi(Hosting) internal import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless

/// A ``Recording`` as a test in Swift. Its text compiles in a test target that depends on `BelvedereTesting` and on the app.
///
/// ```swift
/// func printTest(of recording: Recording) {
///     let test = SwiftTest(recording, named: "aGreeting", opening: ".hello", imports: ["Hello"])
///     print(test.text)
/// }
/// ```
///
/// The steps are calls of `Driver`. After each step, the test checks the changes of the screen. Where work continued after a step, the test
/// lets the same time pass on its own clock, which takes no real time.
nonisolated public struct SwiftTest: Sendable, Hashable {
    private let recording: Recording
    private let name: String
    private let opening: String
    private let imports: [String]
    private let preparation: [String]

    /// A test that repeats a recording.
    ///
    /// - Parameters:
    ///   - recording: The recorded steps and their results.
    ///   - name: The name of the test's function.
    ///   - opening: The expression in Swift that makes the app, e.g. `.hello`.
    ///   - imports: The modules that this expression needs.
    ///   - preparation: Lines of Swift before the test begins, e.g. `let store = try SQLiteContactStore.inMemory()`.
    /// - Complexity: O(1).
    public init(_ recording: Recording, named name: String, opening: String, imports: [String] = [], preparation: [String] = []) {
        self.recording = recording
        self.name = name
        self.opening = opening
        self.imports = imports
        self.preparation = preparation
    }

    /// The text of the whole test file.
    ///
    /// - Complexity: O(*n*) in the length of the test.
    public var text: String {
        let modules = Set(imports + ["BelvedereTesting", "Testing"]).sorted()
        return
            (modules.map { "import \($0)" } + ["", "struct \(typeName) {"] + function.map { $0.isEmpty ? "" : "    " + $0 } + ["}", ""])
            .joined(separator: "\n")
    }

    /// The name of the type that contains the test.
    private var typeName: String { "Recorded" + name.prefix(1).uppercased() + name.dropFirst() + "Tests" }

    private var function: [String] {
        let throwing = preparation.contains { $0.contains("try ") } || opening.contains("try ") ? " throws" : ""
        var lines = ["@Test func \(name)() async\(throwing) {"]
        lines += (preparation + valueLines + deviceLines).map { "    " + $0 }
        let tried = opening.hasPrefix("try ") ? "try " : ""
        lines.append("    \(tried)await withApp(\(argumentsOfOpening)) { app in")
        lines += (openingLines + recording.entries.flatMap(Self.lines)).map { $0.isEmpty ? "" : "        " + $0 }
        return lines + ["    }", "}"]
    }

    private var argumentsOfOpening: String {
        var arguments = [opening.hasPrefix("try ") ? String(opening.dropFirst(4)) : opening]
        if !recording.path.isEmpty { arguments.append("at: \(Self.literal(recording.path))") }
        if let setting { arguments.append(setting) }
        return arguments.joined(separator: ", ")
    }

    // MARK: Circumstances

    private var setting: String? {
        var arguments: [String] = []
        if recording.locale != "en" { arguments.append("locale: \(Self.literal(recording.locale))") }
        if recording.timeZone != "UTC" { arguments.append("timeZone: \(Self.literal(recording.timeZone))") }
        if recording.viewport != Viewport() {
            let viewport = recording.viewport
            var parts: [String] = []
            if viewport.rows != Viewport().rows { parts.append("rows: \(viewport.rows)") }
            if viewport.columns != Viewport().columns { parts.append("columns: \(viewport.columns)") }
            if viewport.width != Viewport().width { parts.append("width: .\(viewport.width.rawValue)") }
            arguments.append("viewport: Viewport(\(parts.joined(separator: ", ")))")
        }
        if !deviceLines.isEmpty { arguments.append("device: device") }
        return arguments.isEmpty ? nil : "Setting(\(arguments.joined(separator: ", ")))"
    }

    /// A comment with the values of the session. A recording does not know the keys, because only the code of the app has them.
    private var valueLines: [String] {
        if recording.values.isEmpty { return [] }
        return [
            "// The server admitted this session with the following values.",
            "// Set them in `Setting.values`, and pass the setting to `withApp`.",
        ] + recording.values.map { "//   \($0.map { $0.isNewline ? " " : String($0) }.joined())" }
    }

    private var deviceLines: [String] {
        // The device of a test answers every request of one kind in the same way. So only the last recorded answer of each kind is used.
        var lines: [String: String] = [:]
        for answer in recording.device {
            switch answer {
            case .position(let position):
                lines["position"] = """
                    device.position = .answer(DevicePosition(latitude: \(position.latitude), longitude: \(position.longitude), \
                    accuracy: \(position.accuracy)))
                    """
            case .clipboard(let text): lines["clipboard"] = "device.clipboard = .answer(\(Self.literal(text)))"
            case .file(let file): lines["file"] = "device.file = .answer(\(Self.expression(of: file)))"
            case .failure(let property, let failure): lines[property] = "device.\(property) = .failure(.\(failure.rawValue))"
            }
        }
        return lines.isEmpty ? [] : ["var device = DeviceScript()"] + lines.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func expression(of file: ReceivedFile) -> String {
        let text = literal(String(decoding: file.bytes, as: UTF8.self))
        return "ReceivedFile(name: \(literal(file.name)), mediaType: \(literal(file.mediaType)), bytes: Array(\(text).utf8))"
    }

    // MARK: Steps

    private var openingLines: [String] {
        var lines = [Self.pause(recording.openingDuration)]
        if let awaited = Self.lastThing(in: recording.opening) { lines.append("await app.wait(for: \(awaited))") }
        // The test begins here and cannot repeat announcements that were made before the recording.
        if recording.hasPast { lines.append("app.ignoreChanges()") }
        return lines + Self.expectation("app.expect", recording.opening)
    }

    private static func lines(of entry: Recording.Entry) -> [String] {
        var lines = [""]
        if entry.step.isRetyping, let target = entry.step.target { lines.append("app.clear(\(arguments(name: target)))") }
        let call = call(entry.step)
        if !call.isEmpty { lines.append(call) }
        lines.append(pause(entry.duration))
        if entry.isAwaited, let awaited = lastThing(in: entry.changes.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }) {
            lines.append("await app.wait(for: \(awaited))")
        }
        return lines + (entry.changes.isEmpty ? ["app.expectNoChanges()"] : expectation("app.expectChanges", entry.changes))
    }

    private static func pause(_ duration: Duration) -> String {
        let milliseconds = duration.wholeMilliseconds
        if milliseconds < 20 { return "await app.settle()" }
        return milliseconds % 1000 == 0
            ? "await app.wait(for: .seconds(\(milliseconds / 1000)))" : "await app.wait(for: .milliseconds(\(milliseconds)))"
    }

    /// Returns the last view in lines of a transcript, in the form with which a test waits for it, such as `.button, "Save"`.
    private static func lastThing(in lines: [String]) -> String? {
        let things: Set<ViewKind> = [
            .row, .tableRow, .button, .label, .textField, .emptyState, .alert, .toast, .screen, .searchField, .tabs, .badge,
        ]
        let names = Dictionary(things.map { ($0.name, $0) }) { first, _ in first }
        for line in lines.reversed() {
            let text = line.drop { $0 == " " }
            guard let space = text.firstIndex(of: " "), let kind = names[String(text[..<space])] else { continue }
            let rest = text[text.index(after: space)...]
            guard let name = quotedBeginning(of: rest) else { continue }
            // A test cannot wait for an element if several have the same name.
            let described = "\(kind.name) \(name)"
            if lines.count(where: { $0.drop { $0 == " " }.hasPrefix(described) }) > 1 { continue }
            return ".\(kind.name), \(name)"
        }
        return nil
    }

    /// Returns the quoted text at the beginning of `text`, with its quotation marks; `nil` if there is none.
    private static func quotedBeginning(of text: Substring) -> String? {
        guard text.first == "\"" else { return nil }
        var isEscaped = false
        for index in text.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == "\"" {
                return String(text[...index])
            }
        }
        return nil
    }

    private static func call(_ step: Step) -> String {
        let text = literal(step.text ?? ""), target = step.target
        let number = TranscriptText.number(step.number ?? 0)
        switch step.action {
        case .tap: return "app.tap(\(arguments(of: target)))"
        case .type: return "app.type(\(list([text, labelled("into", target?.name), place(target)])))"
        case .clear: return "app.clear(\(arguments(name: target)))"
        case .submit: return "app.submit(\(arguments(name: target)))"
        case .toggle: return "app.toggle(\(list([target?.name.map(literal), step.text.map { "to: \($0 == "on")" }, place(target)])))"
        case .select: return "app.select(\(list([text, labelled("in", target?.name)])))"
        case .adjust: return "app.adjust(\(list([target?.name.map(literal), "to: \(number)", place(target)])))"
        case .step: return "app.step(\(list([target?.name.map(literal), "by: \(number)", place(target)])))"
        case .enter: return "app.enter(\(list([text, labelled("into", target?.name), place(target)])))"
        case .check: return "app.check(\(list([text, labelled("in", target?.name), step.number.map { "to: \($0 == 1)" }])))"
        case .perform: return "app.perform(\(list([text, labelled("on", target?.name), place(target)])))"
        case .scroll:
            let kind = target.flatMap { $0.role == .list ? nil : "kind: .\($0.role.name)" }
            return "app.scroll(\(list(["toRow: \(number)", labelled("of", target?.name), kind])))"
        case .jump: return "app.jump(\(list(["to: \(text)", labelled("of", target?.name)])))"
        case .turn: return "app.turn(\(list([target?.name.map(literal), "to: \(number)"])))"
        case .back: return "app.back()"
        case .resize: return "app.resize(to: .\(step.text ?? "narrow"))"
        case .open: return "app.open(\(text))"
        case .provide:
            return step.file.map { "app.provide(\(list([expression(of: $0), labelled("to", target?.name)])))" } ?? ""
        case .choose: return "app.choose(\(list([text, labelled("from", target?.name)])))"
        case .press, .hover:
            return "app.\(step.action.rawValue)(\(list(["at: \(point(step.points?.first))", labelled("in", target?.name)])))"
        case .drag:
            return
                "app.drag(\(list(["from: \(point(step.points?.first))", "to: \(point(step.points?.last))", labelled("in", target?.name)])))"
        case .sort: return "app.sort(\(list(["by: \(text)", labelled("in", target?.name)])))"
        case .selectRow:
            let choice = step.text == RowChoice.only.rawValue ? nil : step.text.map { ".\($0)" }
            return "app.selectRow(\(list([target?.name.map(literal), choice, place(target)])))"
        case .edit: return "app.edit(\(list([text, labelled("of", target?.name), place(target)])))"
        case .focusCell: return "app.focusCell(\(list([text, labelled("of", target?.name), place(target)])))"
        case .giveUp: return "app.giveUp(\(list([target?.name.map(literal)])))"
        case .pressKeys: return "app.pressKeys(\(keys(step.text ?? "")))"
        // To send this content, a test needs constants that the author of the custom element has declared. A recording does not know them,
        // so the line is only a comment.
        case .emit: return "// app.emit: the element sent \(text) with \((step.value ?? "null").replacing("\n", with: " "))"
        // The time that passed is written after each step, so a waiting step needs no line of its own.
        case .together, .wait, .expect: return ""
        }
    }

    // MARK: Pieces

    /// Returns the arguments of a press of keys.
    private static func keys(_ text: String) -> String {
        guard let keys = Shortcut(text: text) else { return literal(text) }
        let names: [String: String] = [
            "Enter": ".enter", "Delete": ".delete", "ArrowUp": ".upArrow", "ArrowDown": ".downArrow", "ArrowLeft": ".leftArrow",
            "ArrowRight": ".rightArrow",
        ]
        let key = keys.character.map { literal(String($0)) } ?? names[keys.keyName] ?? literal(keys.keyName)
        let held = [(".option", Shortcut.Modifiers.option), (".shift", .shift), (".command", .command)]
            .filter { keys.modifiers.contains($0.1) }.map(\.0)
        return keys.modifiers == .command ? key : "\(key), modifiers: [\(held.joined(separator: ", "))]"
    }

    private static func expectation(_ call: String, _ lines: [String]) -> [String] {
        // In a Swift literal between `#` signs, backslashes and quotation marks have no special meaning.
        let sign = lines.contains { $0.contains("\\") || $0.contains("\"\"\"") } ? "#" : ""
        // The toolchain's formatter puts a text of several lines on lines of its own.
        return ["\(call)(", "    \(sign)\"\"\""] + lines.map { "    " + $0 } + ["    \"\"\"\(sign))"]
    }

    private static func arguments(of target: Target?) -> String {
        guard let target else { return "" }
        return list([".\(target.role.name)", target.name.map(literal), place(target)])
    }

    private static func arguments(name target: Target?) -> String { list([target?.name.map(literal), place(target)]) }
    private static func place(_ target: Target?) -> String? { target?.index.map { "at: \($0)" } }
    private static func labelled(_ label: String, _ name: String?) -> String? { name.map { "\(label): \(literal($0))" } }
    private static func list(_ arguments: [String?]) -> String { arguments.compactMap { $0 }.joined(separator: ", ") }

    private static func point(_ point: DrawingPoint?) -> String {
        let (x, y) = (TranscriptText.number(point?.x ?? 0), TranscriptText.number(point?.y ?? 0))
        return "DrawingPoint(\(x), \(y))"
    }

    /// Returns a text as a Swift literal.
    private static func literal(_ text: String) -> String { TranscriptText.quote(text) }
}
