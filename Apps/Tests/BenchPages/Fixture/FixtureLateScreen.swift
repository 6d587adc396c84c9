internal import Belvedere

/// A form whose data arrive after ten seconds. One field appears with the data. The other field is visible before and is filled then.
final class FixtureLateScreen: Screen {
    private let name = TextField("Name", keyboard: .name)
    private let note = TextField("Note")
    private let clock: any Clock<Duration>
    private let page: ContentView<Void>

    init(clock: any Clock<Duration>) {
        self.clock = clock
        let heard = Label()
        name.onChange { heard.text = "You typed \($0)." }
        page = ContentView(Stack(name, heard), loading: "Loading")
        super.init(title: "Late", content: Stack(note, page))
        page.state = .loading
    }

    override func run() async {
        guard (try? await clock.sleep(for: .seconds(10))) != nil else { return }
        name.text = "Ada"
        note.text = "From the data"
        page.state = .content(())
        name.focus()
    }
}
