import Architecture

/// A project whose names try to break a report: they contain the signs of the formats, line ends and invisible characters.
enum HostileProject {
    static let paths = [
        "App/\"quoted\" & <b>it's</b> ]]> <!-- --> %0A/Presenter.swift",
        "App/a\nb\r\nc\rd\te\u{85}f\u{2028}g/Presenter.swift",
        "App/\u{1B}[31mred\u{7}\u{8}\u{7F}/Presenter.swift",
        "App/\u{202E}tfiws\u{2066}.\u{200F}/Presenter.swift",
        "App/\u{FFFE}\u{FFFF}\u{1FFFE}/Presenter.swift",
        "App/e\u{301}\u{1F468}\u{200D}\u{1F469} می\u{200C}خواهم/Presenter.swift",
        "\n::error file=other.swift,line=1::Wrong/Presenter.swift",
        "file:, title=x::y/Presenter.swift",
        // A sign before an accent is one character of Swift with it.
        "<\u{301}&\u{301}\"\u{301}:\u{301},\u{301}%\u{301}\r\u{301}\n\u{301}/Presenter.swift",
        "C:\\App\\{0}[a](b)\\Presenter.swift",
        String(repeating: "a-folder-with-a-long-name/", count: 160) + "Presenter.swift",
    ]

    /// A presenter with a name that needs backticks, and its strong view.
    private static func source(_ number: Int) -> String {
        """
        final class `Lo"g\\in <b> ]]> \u{202E}\(number)Presenter` {
            var `the "view" & more`: `Lo"g <in> \(number)ViewInput`?
        }
        protocol `Lo"g <in> \(number)ViewInput`: AnyObject {}
        let made\(number) = `Lo"g\\in <b> ]]> \u{202E}\(number)Presenter`()
        """
    }

    private static let configuration = #"""
        roles: { view: "*\"Panel\n::error::<b>" }
        documentation: "docs/<a>&\"b\".md"
        own-rules:
          "no-<b>&]]>":
            types: "*Presenter"
            must-not-use: "*ViewInput"
            because: "Two\nlines, \e[31mred\a ]]> & \"quoted\" \u202E."
        """#

    /// The result of a check: for each path a finding of a rule of the command and one of the team, a wrong configuration, and a file that
    /// was not read.
    static func result() throws -> CheckResult {
        var project = Project(sources: paths.enumerated().map { ($1, source($0)) })
        project.notices.append(CheckNotice(path: paths[0] + "\n" + paths[3], text: "cannot be read: \u{1B}\n::error::no", leavesGap: true))
        project.notices.append(CheckNotice(path: paths[1], text: "is not understood", leavesGap: false))
        return Checker(configuration: try ConfigurationReader().read(configuration, path: ".belvedere.yml")).check(project)
    }
}
