import Foundation

/// The tools that open an app of the package headless and use it as a person does.
public final class AppTools {
    private let root: String
    private let buildFolder: String
    private let scratchFolder: String
    private var driver: RunningDriver?

    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - scratchFolder: The folder of the build; nil for one in `.build` of the package.
    public init(root: String, scratchFolder: String? = nil) {
        self.root = root
        buildFolder = root + "/.build/belvedere-mcp"
        self.scratchFolder = scratchFolder ?? buildFolder + "/build"
    }

    /// Ends the open app.
    public func end() {
        driver?.end()
        driver = nil
    }

    /// All of these tools.
    public var all: [ServerTool] {
        [
            open,
            ServerTool("tap", "Presses a button, link, row or toggle. Returns the changes of the screen.", Self.target + [Self.index]) {
                [self] in try take("tap", $0)
            },
            ServerTool(
                "type", "Types at the end of a field's text. Returns the changes of the screen.",
                [ToolParameter("text", "The text."), ToolParameter("name", "The name of the field.")]
            ) { [self] in try take("type", $0, role: "textField") },
            ServerTool(
                "wait", "Lets time pass on the clock of the session, without real time. Returns the changes of the screen.",
                [ToolParameter("number", "The seconds.", .number)]
            ) { [self] in try take("wait", $0) },
            act,
            ask("transcript", "Returns the screen as lines of text, as a person perceives it."),
            ask("usable", "Returns the views that a person could use now, each with its role and name."),
            ask("difference", "Returns the changes of the screen by the newest step."),
            ServerTool(
                "take_test", "Returns the session since open_app as a Swift test, and ends the session.",
                [ToolParameter("name", "The name of the test function, such as aGreeting.")]
            ) { [self] in try test($0) },
        ]
    }

    private static let target = [
        ToolParameter("role", "The kind of the view, such as button, row, link, toggle, tab; see usable."),
        ToolParameter("name", "The name of the view.", isRequired: false),
    ]
    private static let index = ToolParameter(
        "index", "The index of the view, from 0, if several have the same name.", .number, isRequired: false)

    private var open: ServerTool {
        ServerTool(
            "open_app",
            "Builds an app of the package and opens it headless, as in a test. Returns its screen. Opens it anew after an edit.",
            [
                ToolParameter("app", "The name of the constant with the app. Needed if the package has several.", isRequired: false),
                ToolParameter(
                    "address", "The address within the app, such as profile. The default is its first screen.", isRequired: false),
                ToolParameter("language", "The language of the session, such as de. The default is en.", isRequired: false),
            ]
        ) { [self] arguments in
            end()
            let package = try DriverPackage(root: root, buildFolder: buildFolder)
            try package.write(for: try package.app(named: arguments["app"]))
            let command = [
                "swift", "build", "--package-path", package.folder, "--scratch-path", scratchFolder, "--product", DriverPackage.product,
            ]
            let told = "$ " + command.joined(separator: " ") + "\n"
            let build = try FinishedProgram(command, in: root)
            guard build.status == 0 else { return ToolAnswer(told + build.output, isError: true) }
            let program = scratchFolder + "/debug/" + DriverPackage.product
            let opening = [arguments["address"] ?? "", arguments["language"] ?? "en"]
            let driver = try RunningDriver(program, arguments: opening, in: root)
            self.driver = driver
            let screen = try driver.next()
            let line = "$ \(program) \(opening.map { "\"\($0)\"" }.joined(separator: " "))\n"
            return ToolAnswer(told + line + screen.text, isError: screen.isError)
        }
    }

    private var act: ServerTool {
        ServerTool(
            "act",
            """
            Takes any other step of a person: clear, submit, toggle, select, adjust, step, enter, check, perform, scroll, jump, turn, back, \
            open, choose, sort, selectRow, edit, focusCell, giveUp, resize or pressKeys. Returns the changes of the screen.
            """,
            [
                ToolParameter("action", "The action."),
                ToolParameter("role", "The kind of the view.", isRequired: false),
                ToolParameter("name", "The name of the view.", isRequired: false), Self.index,
                ToolParameter(
                    "text", "The chosen, entered or checked text, the address, or the keys, such as Shift+Command+S.", isRequired: false),
                ToolParameter("number", "The row, the page, the new value or the count.", .number, isRequired: false),
            ]
        ) { [self] arguments in try take(arguments["action"] ?? "", arguments) }
    }

    private func ask(_ name: String, _ summary: String) -> ServerTool {
        ServerTool(name, summary) { [self] _ in try openDriver().ask(["action": name]) }
    }

    private func take(_ action: String, _ arguments: ToolArguments, role: String? = nil) throws -> ToolAnswer {
        var step: [String: Any] = ["action": action]
        if let role = arguments["role"] ?? role ?? arguments["name"].map({ _ in "button" }) {
            var target: [String: Any] = ["role": role]
            target["name"] = arguments["name"]
            target["index"] = arguments.number("index").flatMap { Int(exactly: $0) }
            step["target"] = target
        }
        step["text"] = arguments["text"]
        step["number"] = arguments.number("number")
        return try openDriver().ask(["action": "step", "step": step])
    }

    private func test(_ arguments: ToolArguments) throws -> ToolAnswer {
        let name = arguments["name"] ?? ""
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { throw ToolProblem("\"\(name)\" is no name of a function.") }
        let answer = try openDriver().ask(["action": "test", "name": name])
        end()
        return answer
    }

    private func openDriver() throws -> RunningDriver {
        guard let driver else { throw ToolProblem("No app is open. Call open_app first.") }
        return driver
    }
}
