internal import Belvedere
internal import BelvedereHeadless
internal import Synchronization

/// Makes the words that a screen reader would speak for an example.
///
/// The headless host, which runs screens without a browser, opens the same example, and the lines of its transcript become spoken words. So
/// the text shows the real result, not the author's intention.
enum SpokenExample {
    private static let told = Mutex<[String: String]>([:])

    /// Returns the spoken words, with a line for each view. The screen around the example has none.
    static func text(of example: Int, on page: PageName) -> String {
        let path = "/example/\(page.rawValue)/\(example)"
        if let text = told.withLock({ $0[path] }) { return text }
        let text = text(in: .catalogue, at: path)
        told.withLock { $0[path] = text }
        return text
    }

    /// Returns the spoken words for the sample of a page with properties that a person has turned. They are not stored, because people can
    /// type any text.
    static func text(of page: PageName, _ properties: TurnedProperties) -> String {
        let app = BelvedereApp("Sample", path: "/sample", summary: "") { _ in
            let sample = CataloguePage.named(page)?.sample?.make()
            sample?.show(properties)
            return Window(Screen(content: sample?.view ?? Stack()))
        }
        return text(in: app, at: "")
    }

    private static func text(in app: BelvedereApp, at path: String) -> String {
        let transcript = FailureCollector().withApp(app, at: path, Setting(isExhaustive: false)) { $0.transcript }
        return transcript.lines.filter { $0.depth > 0 }.map { SpokenLine($0.text).text }.joined(separator: "\n")
    }
}
