import Belvedere
import BelvedereDesktop
import BelvedereHeadless
import Foundation
import GalleryServer

/// The pages of the gallery in a native window and on the headless host at once, for a test that compares the two.
///
/// It writes the addresses of all pages, those inside the apps indented, and an empty line. Then it reads lines: an address opens the
/// page, and an empty line asks for the transcript of the headless host, which ends with an empty line, too. Each transcript is a second
/// later than the one before, in the time of the headless host, because time passes for the window, too.
@main
struct GalleryPages {
    static func main() async {
        await GalleryCommand.main(named: "gallery-pages") { gallery in
            let pages = GalleryPages(gallery: gallery)
            for application in gallery.applications { write(await pages.addresses(of: application)) }
            write([""])
            let input = lines()
            var next = await input.first { _ in true }
            while let address = next { next = try await pages.show(address, input) }
        }
    }

    let gallery: ShownGallery
    private let open = AppOpener(reporter: FailureReporter { _ in })

    private var setting: Setting {
        Setting(viewport: Viewport(rows: 200, columns: 50, width: .wide), values: gallery.values, isExhaustive: false)
    }

    /// The first page of an app, and the pages behind its rows. Apart from the catalogue, where each row is another page, the rows of an
    /// app lead to pages of the same form, so the first one stands for all.
    private func addresses(of application: BelvedereApp) async -> [String] {
        let count = await rows(of: application)
        var found = [application.path]
        for number in 0..<(application.path == "/views" ? count : min(count, 1)) {
            let path = await open(application, setting) { driver in
                await load(driver)
                await driver.perform(.tap(.row, at: number))
                return driver.host.window.path
            }
            let address = application.path + path
            if !found.contains("  " + address), path != "" { found.append("  " + address) }
        }
        return found
    }

    private func rows(of application: BelvedereApp) async -> Int {
        await open(application, setting) { driver in
            await load(driver)
            return driver.usable.count { $0.role == .row }
        }
    }

    /// Waits until no spinner is on the screen. Services work on other threads, in real time.
    private func load(_ driver: Driver) async {
        let end = ContinuousClock.now + .seconds(2)
        repeat { await driver.clock.advance(by: .seconds(1)) } while driver.usable.contains { $0.role == .spinner } && .now < end
    }

    /// Shows a page until the next address, and returns that.
    private func show(_ address: String, _ input: AsyncStream<String>) async throws -> String? {
        let applications = gallery.applications.filter { address == $0.path || $0.path != "/" && address.hasPrefix($0.path + "/") }
        guard let application = applications.max(by: { $0.path.count < $1.path.count }) else { return nil }
        let host = DesktopHost(gallery.applications, values: gallery.values)
        let window = Task { try await host.run(at: address) }
        let next = await open(application, at: String(address.dropFirst(application.path.count)), setting) { driver in
            for await line in input {
                if !line.isEmpty { return String?.some(line) }
                await driver.clock.advance(by: .seconds(1))
                Self.write(["\(driver.transcript)", ""])
            }
            return nil
        }
        host.closeWindows(of: application.path)
        try await window.value
        return next
    }

    /// The lines of the standard input. A thread of its own waits for them.
    private static func lines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }

    private static func write(_ lines: [String]) {
        FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
