public import Belvedere
internal import BelvedereInspector

/// One of the compared apps: the same app in one architecture.
public struct ComparedApp: Sendable {
    /// The architecture, such as `MVVM`.
    public let architecture: String
    /// The path of the app.
    public let path: String
    /// The objects of its first screen.
    let structure: ScreenStructure
    /// The number of files, of lines with code, and the lines that a test reaches without a view; `nil` if they are not known.
    let figures: Figures?

    /// The measured size of an app.
    public struct Figures: Sendable, Hashable {
        let files: Int
        let lines: Int
        /// The lines that a test reaches without a view, in percent.
        let testable: Int

        /// Reads the figures of an architecture from the table of the article "When to use which", which a script writes and checks.
        ///
        /// - Parameters:
        ///   - architecture: The heading of the column.
        ///   - article: The article in Markdown.
        public init?(of architecture: String, in article: String) {
            let rows = article.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
                row.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
            }
            guard let heading = rows.first(where: { $0.contains("MVC") && $0.contains("VIPER") }),
                let column = heading.firstIndex(of: architecture[...])
            else { return nil }
            func number(_ name: String, at place: Int) -> Int? {
                rows.first { $0.first == name[...] && $0.count == heading.count }.flatMap { row in
                    let numbers = row[column].split { !$0.isNumber }
                    return numbers.indices.contains(place) ? Int(numbers[place]) : nil
                }
            }
            guard let files = number("Files", at: 0), let lines = number("Lines", at: 0),
                let testable = number("Lines a test reaches without a view", at: 1)
            else { return nil }
            (self.files, self.lines, self.testable) = (files, lines, testable)
        }
    }

    /// Creates the description of an app, and reads the objects of its first screen. Do not call it from a session.
    ///
    /// - Parameters:
    ///   - architecture: The architecture, such as `MVVM`.
    ///   - application: The app.
    ///   - article: The article with the table of figures, in Markdown.
    public init(_ architecture: String, _ application: BelvedereApp, article: String) {
        self.architecture = architecture
        path = application.path
        structure = ScreenStructure(of: application)
        figures = Figures(of: architecture, in: article)
    }
}

extension Substring {
    /// Returns the text without the matching characters at both ends.
    fileprivate func trimming(while matches: (Character) -> Bool) -> Substring {
        guard let last = lastIndex(where: { !matches($0) }) else { return "" }
        return self[...last].drop(while: matches)
    }
}
