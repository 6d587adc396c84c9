import BelvedereCore
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereDesktop
import CGtk

/// Plays the steps of a person in a native window. It presses real widgets, and reads what these show.
struct DesktopPlayer: StepPlayer {
    /// A step that is not possible on the screen as it is.
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    let window: DesktopWindow
    let device: ScriptedDevice
    let clock: TestClock
    /// The time after which a state is not expected any more.
    let patience: Duration = .seconds(4)

    func perform(_ step: Step) async throws {
        if step.action == .wait {
            await clock.advance(by: .seconds(step.number ?? 0))
        } else if let parts = step.steps {
            // The app receives the first press only after the last, because no other job of its thread runs between them.
            try await act { player in
                let presses = try parts.map { try player.find($0) }
                for element in presses { try player.press(element) }
            }
        } else {
            try await perform(alone: step)
        }
        await settle()
    }

    private func perform(alone step: Step) async throws {
        switch step.action {
        case .type: try await type(step)
        case .scroll: try await scroll(step)
        case .turn: try await turn(step)
        case .resize: try await resize(toWide: step.text == "wide")
        default: try await act { try $0.perform(step) }
        }
    }

    func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        let end = ContinuousClock.now.advanced(by: patience)
        let saved = device.takeSaved()
        while true {
            let found = await window.session.perform { [window] _ in
                let reader = WidgetReader(window: window.widget)
                let notices = reader.announcements.map { "announced " + Transcript.quoted($0) }
                return reader.screen.flatMap { $0.lines() } + notices
            }
            let all = found + saved.map { "saved " + Transcript.quoted($0) }
            if isWanted(all) || ContinuousClock.now > end { return all }
            await Task.yield()
        }
    }

    /// Does something on the thread of GTK, as soon as it is possible. `body` throws before it changes anything.
    func act(_ body: @escaping @Sendable (WidgetPlayer) throws -> Void) async throws {
        let end = ContinuousClock.now.advanced(by: patience)
        while true {
            let refusal = await window.session.perform { [window, device] _ -> Refusal? in
                do {
                    try body(WidgetPlayer(reader: WidgetReader(window: window.widget), window: window, device: device))
                    return nil
                } catch { return error as? Refusal ?? Refusal("\(error)") }
            }
            guard let refusal else { return }
            if ContinuousClock.now > end { throw refusal }
            await Task.yield()
        }
    }

    /// Lets all jobs run that follow from what the person did. Each turn takes the place of a job in the queue of the session.
    func settle() async {
        for _ in 0..<20 { await window.session.perform { _ in } }
    }

    // MARK: Steps of several turns

    /// Types letter by letter, so the app can answer between them.
    private func type(_ step: Step) async throws {
        for letter in step.text ?? "" {
            try await act { try $0.type(String(letter), into: try $0.find(step)) }
        }
    }

    /// Scrolls until a row is the first in sight. The first guess is right if all rows are equally high.
    private func scroll(_ step: Step) async throws {
        let row = Int(step.number ?? 0)
        let end = ContinuousClock.now.advanced(by: patience)
        repeat {
            try await act { try $0.scroll(try $0.find(step), to: row) }
            for _ in 0..<3 { await nextFrame() }
            let isThere = await window.session.perform { [window, device] _ in
                let player = WidgetPlayer(reader: WidgetReader(window: window.widget), window: window, device: device)
                return (try? player.isFirst(row, in: try player.find(step))) ?? false
            }
            if isThere { return }
        } while ContinuousClock.now < end
        throw Refusal("Row \(row) is not where it belongs.")
    }

    /// Lets GTK draw a frame, after which all widgets have their places, and the app know of it.
    func nextFrame() async {
        await withCheckedContinuation { continuation in
            window.onSession { window in
                if gtk_widget_get_mapped(window.widget) == 0 { return continuation.resume() }
                afterNextFrame(of: window.widget) { continuation.resume() }
            }
        }
        await settle()
    }

    /// Drags the edge of the window, and waits until the display has followed. Two sizes at once would overtake each other.
    private func resize(toWide isWide: Bool) async throws {
        try await act { gtk_window_set_default_size(belvedere_window($0.reader.window), isWide ? 1000 : 560, 640) }
        try await act { player in
            let isShownWide = Int(gtk_widget_get_width(player.reader.window)) >= DesktopWindow.wideWidth
            if isShownWide != isWide || player.window.isWide != isWide { throw Refusal("The window has another width.") }
        }
    }

    private func turn(_ step: Step) async throws {
        let page = Int(step.number ?? 0)
        while true {
            let (isThere, isBefore) = try await place(of: page, step)
            if isThere { return }
            try await act { try $0.click(isBefore ? "next" : "previous", in: try $0.find(step)) }
            await settle()
        }
    }

    private func place(of page: Int, _ step: Step) async throws -> (isThere: Bool, isBefore: Bool) {
        try await window.session.perform { [window, device] _ in
            let player = WidgetPlayer(reader: WidgetReader(window: window.widget), window: window, device: device)
            let place = player.reader.text(of: "place", in: try player.find(step).widget)
            let shown = Int(place.prefix { $0 != " " }) ?? 0
            return (shown == page + 1, shown < page + 1)
        }
    }
}
