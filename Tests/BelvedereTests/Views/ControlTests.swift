@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of a person's actions on controls, and of the values that controls accept.
struct ControlTests {
    @Test func aButtonRunsItsHandlerAtOnce() {
        withSession {
            var presses = 0
            let button = Button("Go") { presses += 1 }
            let stage = Stage(button)
            stage.send(.activate, to: button)
            stage.send(.activate, to: button)
            #expect(presses == 2)
        }
    }

    @Test func anAsynchronousHandlerRunsOnTheSessionAndIsCounted() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let label = Label("idle")
            let button = Button("Load") {
                label.text = "loading"
                try? await clock.sleep(for: .seconds(2))
                label.text = "done"
            }
            let stage = Stage(label, button)
            stage.send(.activate, to: button)
            #expect(label.text == "loading")
            #expect(stage.context.runningWork == 1)
            await clock.advance(by: .seconds(2))
            #expect(label.text == "done")
        }
    }

    @Test func aToggleTellsOfChangesAPersonMadeAndOfNoOthers() {
        withSession {
            var heard: [Bool] = []
            let toggle = Toggle("Open now").onChange { heard.append($0) }
            let stage = Stage(toggle)
            toggle.isOn = true
            #expect(heard == [])
            stage.send(.toggle(true), to: toggle)
            #expect(heard == [])
            stage.send(.toggle(false), to: toggle)
            #expect(heard == [false] && !toggle.isOn)
        }
    }

    @Test func aPickerTakesOnlyWhatItOffers() {
        withSession {
            var heard: [Int] = []
            let picker = Picker("Sort by", choices: ["Name", "Age"], selection: 7).onChange { heard.append($0) }
            #expect(picker.selection == 1)
            let stage = Stage(picker)
            for index in [-1, 2, Int.max, Int.min] { stage.send(.select(index), to: picker) }
            #expect(heard == [] && stage.context.droppedEvents == 4)
            stage.send(.select(0), to: picker)
            stage.send(.select(0), to: picker)
            #expect(heard == [0] && picker.selection == 0)
            picker.selection = 99
            #expect(picker.selection == 1)
            picker.choices = ["Only"]
            #expect(picker.selection == 0)
            picker.choices = []
            #expect(picker.selection == 0)
            stage.take()
            stage.send(.select(0), to: picker)
            #expect(stage.context.droppedEvents == 5)
        }
    }

    @Test func aHandlerThatChoosesOtherwiseWins() {
        withSession {
            let picker = Picker("Unit", choices: ["km", "mi"])
            picker.onChange { [unowned picker] _ in picker.selection = 0 }
            let stage = Stage(picker)
            stage.send(.select(1), to: picker)
            // The host already shows "mi", because the person chose it. So the app must send the old value, although for the app it has not
            // changed.
            #expect(stage.take() == [.set(picker, Picker.selection, 0)])
        }
    }

    @Test func tabsShowOneContentAndTakeOnlyWhatTheyOffer() {
        withSession {
            var heard: [Int] = []
            let inside = Button("Inside") {}
            let tabs = Tabs([("List", Label("1")), ("Map", inside)])
            tabs.onChange { heard.append($0) }
            let stage = Stage(tabs)
            stage.send(.activate, to: inside)
            #expect(stage.context.droppedEvents == 1, "it is on the tab that is not shown")
            stage.send(.select(2), to: tabs)
            stage.send(.select(1), to: tabs)
            stage.send(.activate, to: inside)
            #expect(heard == [1] && stage.context.droppedEvents == 2)
            #expect(tabs.subviews.map(\.isHidden) == [true, false])
        }
    }

    @Test func aPagerTakesOnlyItsPagesAndStaysWithinThem() {
        withSession {
            let items = DynamicList((0..<50).map(String.init))
            var heard: [Int] = []
            let pager = Pager("Picks", items) { Label($0) }
            pager.onChange { heard.append($0) }
            let stage = Stage(pager)
            stage.send(.select(50), to: pager)
            stage.send(.select(-1), to: pager)
            stage.send(.select(40), to: pager)
            stage.take()
            #expect(heard == [40] && stage.context.droppedEvents == 2)
            #expect(pager.cell(at: 40)?.accessibleName == "40", "the page that is shown is there")
            pager.page = 99
            #expect(pager.page == 49)
            items.removeAll { Int($0)! > 4 }
            #expect(pager.page == 4)
            #expect(heard == [40])
            items.removeAll()
            #expect(pager.page == 0)
            stage.take()
        }
    }

    @Test(arguments: [
        ("https://example.org/a?b#c", true), ("HTTP://example.org", true), ("mailto:a@b.c", true), ("tel:+358", true),
        ("geo:60.1,24.9", true), (" https://example.org", true), ("javascript:alert(1)", false),
        ("JavaScript:alert(1)", false), ("\u{1}javascript:alert(1)", false), ("java\tscript:alert(1)", false),
        ("data:text/html,x", false), ("vbscript:x", false), ("file:///etc/passwd", false), ("//example.org", false),
        ("http://a b", false), ("http:\\\\example.org", false), ("sms:+358", true),
        ("/path", false), ("", false), (":", false), ("http", false), ("ht\u{0}tp://x", false), ("intent:x", false),
    ])
    func onlyDestinationsOfHarmlessSchemesAreFollowed(destination: String, isFollowed: Bool) {
        withSession {
            let link = Link("There", to: destination)
            #expect((link.followedDestination != nil) == isFollowed)
            #expect(link.value(of: Link.destination).isEmpty == !isFollowed)
        }
    }

    @Test(arguments: [
        ("/shop", true), ("/shop?new#top", true), ("/", true), ("//example.org", false), ("/\\example.org", false), ("/a b", false),
        ("/\t/example.org", false), ("https://example.org", false), ("javascript:alert(1)", false), ("shop", false), ("", false),
    ])
    func aLinkToAPageStaysOnTheServer(path: String, isFollowed: Bool) {
        withSession {
            let link = Link("There", toPage: path)
            #expect((link.followedDestination != nil) == isFollowed)
            #expect(link.value(of: Link.destination).isEmpty == !isFollowed)
        }
    }

    @Test func bothPicturesOfAPairHaveToBeHarmless() {
        withSession {
            #expect(ImageView(.addresses(light: "/a.png", dark: "/b.png")).value(of: ImageView.picture) != nil)
            #expect(ImageView(.addresses(light: "/a.png", dark: "//example.org/b.png")).value(of: ImageView.picture) == nil)
        }
    }

    @Test(arguments: [
        ("https://example.org/a.png", true), ("/a.png", true), ("//example.org/a.png", false), ("/\\example.org", false),
        ("/\t/example.org/a.png", false), ("/\n/example.org/a.png", false), ("http://example.org/a.png", false),
        ("data:image/png;base64,", false), ("a.png", false), ("", false),
    ])
    func onlyHarmlessAddressesOfImagesAreLoaded(address: String, isLoaded: Bool) {
        withSession {
            #expect((ImageView(.address(address)).value(of: ImageView.picture) != nil) == isLoaded)
        }
    }

    @Test func aFileFieldTakesFilesUpToItsLimit() {
        withSession {
            var names: [String] = []
            let field = FileField("Import", accepts: [".vcf"], limit: 4) { names.append($0.name) }
            let stage = Stage(field)
            stage.send(.receive(ReceivedFile(name: "a", mediaType: "text/vcard", bytes: [1, 2, 3, 4])), to: field)
            stage.send(.receive(ReceivedFile(name: "b", mediaType: "text/vcard", bytes: [1, 2, 3, 4, 5])), to: field)
            #expect(names == ["a"] && stage.context.droppedEvents == 1)
            let node = stage.mirror.find(field.identifier)
            #expect(node?[FileField.limit] == 4 && node?[FileField.accepts] == [".vcf"])
        }
    }

    @Test func aProgressThatIsNoFractionIsBroughtToOne() {
        withSession {
            #expect(ProgressView(fraction: 7).value(of: ProgressView.fraction) == 1)
            #expect(ProgressView(fraction: -1).value(of: ProgressView.fraction) == 0)
            #expect(ProgressView(fraction: .nan).value(of: ProgressView.fraction) == 0)
            #expect(ProgressView().value(of: ProgressView.fraction) == nil)
        }
    }
}
