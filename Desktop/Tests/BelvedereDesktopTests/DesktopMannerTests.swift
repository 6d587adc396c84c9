import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Foundation
import Testing

/// Tests of what people know from other windows of their desktop. They run one after the other, because windows share one thread.
@Suite(.serialized) struct DesktopMannerTests {
    private let empty = BelvedereApp("Empty", path: "/empty") { _ in Window(Screen(title: "Empty", content: Stack())) }

    private enum Place: Route {
        case first, second
    }

    // MARK: Direction

    private func places(of titles: [String], in locale: String) async throws -> [Double] {
        let app = BelvedereApp("Test", path: "/") { _ in
            Window(Screen(title: "Test", content: Stack(.horizontal, titles.map { Button($0) {} })))
        }
        var setting = WindowSetting(), found: [Double] = []
        setting.environment.locale = locale
        try await DesktopPlayer.use(app, setting) { player in
            try await player.act { player in
                let buttons = player.reader.screen.flatMap(\.all).filter { $0.kind == "button" }
                let places = buttons.compactMap { player.reader.place(of: $0.widget, in: player.reader.window) }
                guard places.count == titles.count, places.allSatisfy({ $0.height > 0 }) else {
                    throw DesktopPlayer.Refusal("The buttons have no place.")
                }
            }
            found = await player.window.session.perform { [window = player.window] _ in
                let reader = WidgetReader(window: window.widget)
                return reader.screen.flatMap(\.all).filter { $0.kind == "button" }
                    .compactMap { reader.place(of: $0.widget, in: reader.window)?.x }
            }
        }
        return found
    }

    @Test func aWindowInArabicRunsFromRightToLeftBesideOneInGerman() async throws {
        let arabic = try await places(of: ["A", "B"], in: "ar"), german = try await places(of: ["A", "B"], in: "de")
        try #require(arabic.count == 2 && german.count == 2)
        #expect(arabic[0] > arabic[1])
        #expect(german[0] < german[1])
    }

    @Test func theHostsOwnWordsAreInTheLanguageOfTheWindow() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let screen = Screen(title: "Form", content: Stack())
            screen.hasUnsavedChanges = true
            return Window(screen)
        }
        var setting = WindowSetting()
        setting.environment.locale = "hi"
        try await DesktopPlayer.use(app, setting) { player in
            try await player.act { gtk_window_close(belvedere_window($0.reader.window)) }
            try await player.act { try $0.clickButton("खुली रखें", below: $0.reader.front) }
            #expect(await !player.window.session.perform { $0.isClosed })
        }
    }

    // MARK: Layout

    @Test func aLineOfViewsContinuesBelowWhereTheWindowEnds() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            Window(Screen(title: "Test", content: Stack(.horizontal, (0..<40).map { Button("Button \($0)") {} })))
        }
        try await DesktopPlayer.use(app) { player in
            try await player.act { player in
                let buttons = player.reader.screen.flatMap(\.all).filter { $0.kind == "button" }
                let places = buttons.compactMap { player.reader.place(of: $0.widget, in: player.reader.window) }
                guard places.count == 40, places[0].height > 0 else { throw DesktopPlayer.Refusal("The buttons have no place.") }
                let width = Double(gtk_widget_get_width(player.reader.window))
                #expect(places.allSatisfy { $0.x >= 0 && $0.x + $0.width <= width })
                #expect(Set(places.map(\.y)).count > 1)
            }
        }
    }

    @Test func aNarrowWindowLeavesOutTheColumnsThatAreSpare() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let name = TableColumn<String>("Name", { $0 }), length = TableColumn<String>("Length", { "\($0.count)" }).hiddenWhenNarrow()
            return Window(Screen(title: "Test", content: Table(DynamicList(["Anna"]), columns: [name, length])))
        }
        try await DesktopPlayer.use(app) { player in
            for (width, expected) in [
                (Int32(900), ["Name", "Length", "Anna", "4"]), (420, ["Name", "Anna"]), (900, ["Name", "Length", "Anna", "4"]),
            ] {
                try await player.act { player in
                    let window = player.reader.window, shown = player.window.width
                    gtk_window_set_default_size(belvedere_window(window), width, 600)
                    #expect(player.window.width == shown, "A window has its new size only when GTK has given it.")
                }
                try await player.act { player in
                    let reader = player.reader, surface = gtk_native_get_surface(belvedere_native(reader.window))
                    let size = [gdk_surface_get_width(surface), gdk_surface_get_height(surface)]
                    // A size that is asked for before GTK has given the last one would overtake it.
                    if size != [width, 600] { throw DesktopPlayer.Refusal("The size is \(size).") }
                    let headings = reader.parts("column", in: reader.window).filter(reader.isVisible).map(reader.text)
                    let cells = reader.cells(of: reader.window).map { reader.text(of: "title", in: $0) }
                    if headings + cells != expected { throw DesktopPlayer.Refusal("\(headings + cells) at a width of \(width)") }
                }
            }
        }
    }

    @Test func aLongListHasTheHeightThatTheWindowLeaves() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            Window(Screen(title: "Test", content: Stack(Label("Above"), List(DynamicList((0..<500).map { "Row \($0)" })) { Label($0) })))
        }
        try await DesktopPlayer.use(app) { player in
            try await player.act { player in
                guard let list = player.reader.screen.flatMap(\.all).first(where: { $0.kind == "list" }),
                    let place = player.reader.place(of: list.widget, in: player.reader.window)
                else { throw DesktopPlayer.Refusal("There is no list.") }
                let end = place.y + place.height, height = Double(gtk_widget_get_height(player.reader.window))
                if abs(height - end) > 48 { throw DesktopPlayer.Refusal("The list ends at \(end) of \(height).") }
            }
        }
    }

    // MARK: Keys

    @Test(arguments: ["window.close", "window.quit", "window.new"])
    func theWindowHasTheCommandsOfItsMenu(action: String) async throws {
        let told = AsyncStream.makeStream(of: String.self)
        var setting = WindowSetting()
        setting.quit = { told.continuation.yield("window.quit") }
        setting.openPage = { told.continuation.yield($0 == "/empty" ? "window.new" : $0) }
        setting.device = ScriptedDevice(DeviceScript())
        let window = try await DesktopWindow.openForTest(empty, setting) { told.continuation.yield("window.close") }
        await window.session.perform { _ in
            #expect(window.menuEntries.map(\.action).contains(action))
            #expect(belvedere_perform(window.widget, action) != 0)
        }
        var names = told.stream.makeAsyncIterator()
        #expect(await names.next() == action)
        await window.session.perform { _ in window.close() }
    }

    @Test(arguments: ["<Control>w", "<Control>q", "<Control>n", "<Alt>Left", "Escape"])
    func aKeyHasItsCommand(key: String) async throws {
        try await DesktopPlayer.use(empty) { player in
            try await player.act { player in
                var keys: [String] = []
                let controllers = gtk_widget_observe_controllers(player.reader.window)
                for index in 0..<g_list_model_get_n_items(controllers) {
                    guard let item = g_list_model_get_item(controllers, index) else { continue }
                    keys +=
                        belvedere_shortcut_keys(item).map { keys in
                            defer { g_free(keys) }
                            return [String(cString: keys)]
                        } ?? []
                    g_object_unref(item)
                }
                #expect(keys.contains(key), "\(keys)")
            }
        }
    }

    @Test func theMenuThatF10OpensIsInTheLastBarInSight() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let router = Router(root: Place.first)
            return Window(router) { place in
                Screen(title: place == .first ? "First" : "Second", content: Stack(Button("On") { router.push(.second) }))
            }
        }
        try await DesktopPlayer.use(app) { player in
            for title in ["First", "Second"] {
                try await player.act { player in
                    let menus = player.reader.parts("windowMenu", in: player.reader.window)
                    guard player.reader.screen.first?.name == title, menus.count == 1 else { throw DesktopPlayer.Refusal("\(menus)") }
                    #expect(gtk_menu_button_get_primary(belvedere_menu_button(menus[0])) != 0)
                }
                if title == "First" { try await player.perform(.tap(.button, "On")) }
            }
        }
    }

    @Test func anIndexOfManySectionsLeavesRoomForItsList() async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let list = List(DynamicList((100..<300).map { "\($0)" }).sections { $0 }, header: { $0 }) { Label($0) }
            return Window(Screen(title: "Test", content: Stack(list)))
        }
        try await DesktopPlayer.use(app) { player in
            try await player.act { player in
                guard let list = player.reader.screen.flatMap(\.all).first(where: { $0.kind == "list" }),
                    let index = player.reader.part("index", in: list.widget),
                    let place = player.reader.place(of: index, in: player.reader.window), place.height > 0
                else { throw DesktopPlayer.Refusal("There is no index.") }
                #expect(place.height < 60)
            }
        }
    }

    // MARK: Theme and size

    @Test func theAccentOfAnAppIsThatOfItsButtons() async throws {
        let app = BelvedereApp("Test", path: "/", theme: Theme(accent: .hex(0x7A1F5C))) { _ in
            Window(Screen(title: "Test", content: Stack(Button("Go", role: .primary) {})))
        }
        let className = DesktopTheme.className(for: app.theme)
        #expect(className.contains("7a1f5c"))
        try await DesktopPlayer.use(app) { player in
            try await player.act { player in #expect(gtk_widget_has_css_class(player.reader.window, className) != 0) }
        }
    }

    @Test func aWindowOpensAsLargeAsItWasLeft() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "BelvedereDesktop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sizes = WindowSizes(in: folder)
        #expect(sizes.size(of: "/hello") == nil)
        sizes.remember(700, 500, of: "/hello")
        sizes.remember(800, 600, of: "/contacts")
        let later = try #require(WindowSizes(in: folder).size(of: "/hello"))
        #expect(later == (700, 500))
        try Data("no JSON".utf8).write(to: folder.appending(component: "windows.json"))
        #expect(WindowSizes(in: folder).size(of: "/hello") == nil)
    }

    @Test func aClosedWindowTellsItsSize() async throws {
        let told = AsyncStream.makeStream(of: [Int].self)
        var setting = WindowSetting()
        (setting.width, setting.height) = (640, 480)
        setting.rememberSize = { told.continuation.yield([$0, $1]) }
        try await DesktopPlayer.use(empty, setting) { _ in }
        var sizes = told.stream.makeAsyncIterator()
        #expect(await sizes.next() == [640, 480])
    }

    // MARK: Host

    @Test(.timeLimit(.minutes(1))) func aHostRunsUntilItsWindowsAreClosed() async throws {
        try #require(DesktopWindow.keepsNames)
        let opened = AsyncStream.makeStream(of: Void.self)
        let app = BelvedereApp("Test", path: "/test") { _ in
            opened.continuation.yield()
            return Window(Screen(title: "Test", content: Stack()))
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "BelvedereDesktop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = DesktopHost([app], values: SessionValues(), sizes: WindowSizes(in: folder))
        let running = Task { try await host.run() }
        var windows = opened.stream.makeAsyncIterator()
        await windows.next()
        host.closeWindows(of: "/other")
        host.closeWindows(of: "/test")
        try await running.value
        #expect(WindowSizes(in: folder).size(of: "/test") != nil)
    }

    @Test func anAddressWithoutAnAppIsAnError() async throws {
        try #require(DesktopWindow.keepsNames)
        let folder = FileManager.default.temporaryDirectory
        let host = DesktopHost([empty], values: SessionValues(), sizes: WindowSizes(in: folder))
        await #expect(throws: DesktopError.self) { try await host.run(at: "/nowhere") }
    }

    // MARK: Pages

    @Test func aLinkToAnotherAppOpensItsAddress() async throws {
        let told = AsyncStream.makeStream(of: String.self)
        let app = BelvedereApp("Test", path: "/") { _ in
            Window(Screen(title: "Test", content: Stack(Link("Hello", toPage: "/hello"))))
        }
        var setting = WindowSetting()
        setting.openPage = { told.continuation.yield($0) }
        try await DesktopPlayer.use(app, setting) { try await $0.perform(.tap(.link, "Hello")) }
        var addresses = told.stream.makeAsyncIterator()
        #expect(await addresses.next() == "/hello")
    }

    @Test func anAddressBelongsToTheAppWithTheLongestPath() {
        let apps = ["/contacts", "/contacts/mvvm", "/hello"].map { path in
            BelvedereApp(path, path: path) { _ in Window(Screen(title: "Test")) }
        }
        let pages = DesktopPages(apps)
        #expect(pages.find("/contacts/mvvm/12?x").map { [$0.application.path, $0.path] } == ["/contacts/mvvm", "/12?x"])
        #expect(pages.find("/contacts/x").map { [$0.application.path, $0.path] } == ["/contacts", "/x"])
        #expect(pages.find("/").map(\.application.name) == "Belvedere")
        #expect(pages.find("/contactsx") == nil)
    }
}
