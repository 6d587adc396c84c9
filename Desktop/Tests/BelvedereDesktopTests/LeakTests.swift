import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Foundation
import Testing

/// Tests that widgets go with their screens. The long form is part of `make soak`.
@Suite(.serialized) struct LeakTests {
    private enum Place: Route {
        case first, second
    }

    private static let rounds = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == nil ? 100 : 1000

    /// A screen that leads to another one with views of most kinds.
    private let app = BelvedereApp("Test", path: "/") { _ in
        let router = Router(root: Place.first)
        return Window(router) { place in
            if place == .first { return Screen(title: "First", content: Stack(Button("On") { router.push(.second) })) }
            let list = List(DynamicList((1...30).map { "Row \($0)" })) { Label($0) }
            list.setActions([RowAction("Delete") { _ in }])
            let columns = [TableColumn<String>("Name", { $0 }), TableColumn<String>("Letters", { "\($0.count)" })]
            let table = Table(DynamicList(["Ann", "Bob"]), columns: columns)
            let controls = [
                TextField("Name"), SecureField("Secret"), SearchField("Find"), TextArea("Notes"), Toggle("On"), Slider("Size", value: 0.5),
                ComboBox("Country", choices: ["Spain"]),
                Picker("Colour", choices: ["Red", "Blue"]), Picker("Kind", choices: ["A", "B"], style: .radioGroup),
                CheckboxGroup("Days", choices: ["Mon", "Tue"]), Stepper("Guests", value: 1, in: 0...9), DateField("Day"),
            ]
            let others = [Section("Part", Label("Inside")), Disclosure("More", Label("Hidden")), list, table]
            return Screen(title: "Second", content: Stack(.vertical, controls + others))
        }
    }

    @Test(.timeLimit(.minutes(10))) func noWidgetOutlivesItsScreen() async throws {
        let device = ScriptedDevice(DeviceScript()), objects = LiveObjects()
        let window = try await DesktopWindow.openForTest(app, WindowSetting(device: device))
        let player = DesktopPlayer(window: window, device: device, clock: TestClock())
        do {
            for _ in 0..<Self.rounds {
                try await player.perform(.tap(.button, "On"))
                try await player.act { player in
                    if player.reader.screen.first?.name != "Second" { throw DesktopPlayer.Refusal("The second screen does not come.") }
                    #expect(objects.look(at: player.reader.window) > 200)
                }
                // The rows get their places, and the app hears which of them are in sight.
                for _ in 0..<2 { await player.nextFrame() }
                try await player.perform(.back)
            }
            try await player.act { player in
                let present = objects.look(at: player.reader.window)
                if objects.count > present {
                    throw DesktopPlayer.Refusal("\(objects.count - present) objects have outlived their screens.")
                }
            }
        } catch { Issue.record(error) }
        await window.session.perform { _ in window.close() }
    }

    /// The count of the test above can fail.
    @Test(.timeLimit(.minutes(1))) func aWidgetThatStaysIsCounted() async throws {
        let device = ScriptedDevice(DeviceScript()), objects = LiveObjects()
        let window = try await DesktopWindow.openForTest(app, WindowSetting(device: device))
        let player = DesktopPlayer(window: window, device: device, clock: TestClock())
        do {
            try await player.perform(.tap(.button, "On"))
            try await player.act { player in
                guard let list = player.reader.screen.flatMap(\.all).first(where: { $0.kind == "list" }) else {
                    throw DesktopPlayer.Refusal("There is no list.")
                }
                _ = objects.look(at: player.reader.window)
                g_object_ref(list.widget)
            }
            try await player.perform(.back)
            for _ in 0..<5 { await player.nextFrame() }
            let left = await window.session.perform { [window] _ in objects.count - objects.look(at: window.widget) }
            #expect(left > 0)
        } catch { Issue.record(error) }
        await window.session.perform { _ in window.close() }
    }
}
