import Belvedere
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Foundation
import Testing

/// Tests of pictures from addresses in a window.
@Suite(.serialized) struct PictureTests {
    /// A red PNG picture of two by one pixels.
    private static let red = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mN4ICAARAAIpwIBi9+QWgAAAABJRU5ErkJggg=="
    /// The beginning of a PNG picture of 30,000 by 30,000 pixels, which would need 2.7 GB.
    private static let huge = "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAIAAADpRW/tAAAADElEQVR42mNgoD0AAABkAAG4me+ZAAAAAElFTkSuQmCC"
    private static let general = "image-x-generic-symbolic", pixels = "80 × 80 pixels"

    /// Opens a window with one picture, and with a button that shows another one.
    private func withPicture(
        _ picture: ImageView.Picture, then other: ImageView.Picture = .symbol(.person), from loader: HeldLoader = HeldLoader(),
        _ body: (DesktopPlayer) async throws -> Void
    ) async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let image = ImageView(picture, name: "Dog")
            return Window(Screen(title: "Picture", content: Stack(image, Button("Other") { image.picture = other })))
        }
        var setting = WindowSetting()
        setting.loadPicture = { address in await loader.load(address) }
        try await DesktopPlayer.use(app, setting) { try await body($0) }
    }

    private func expect(_ wanted: String, _ player: DesktopPlayer, _ place: SourceLocation = #_sourceLocation) async {
        let end = ContinuousClock.now.advanced(by: player.patience)
        var found = await player.picture()
        while found != wanted, ContinuousClock.now < end {
            await player.settle()
            found = await player.picture()
        }
        #expect(found == wanted, sourceLocation: place)
    }

    @Test func aPictureInItsAddressIsShown() async throws {
        try await withPicture(.address("data:image/png;base64," + Self.red)) { player in
            await expect(Self.pixels, player)
            try await player.perform(.tap(.button, "Other"))
            await expect("avatar-default-symbolic", player)
        }
    }

    @Test(arguments: ["", "AAAA", huge]) func aGeneralSymbolStandsForBytesThatAreNoPicture(encoded: String) async throws {
        try await withPicture(.symbol(.person), then: .address("data:image/png;base64," + encoded)) { player in
            try await player.perform(.tap(.button, "Other"))
            await expect(Self.general, player)
        }
    }

    @Test func aLoadedPictureTakesThePlaceOfTheSymbol() async throws {
        let loader = HeldLoader()
        try await withPicture(.address("/dog.png"), from: loader) { player in
            await loader.untilAsked(for: "/dog.png")
            await expect(Self.general, player)
            await loader.answer("/dog.png", with: Self.red)
            await expect(Self.pixels, player)
        }
    }

    @Test func aPictureThatComesTooLateIsNotShown() async throws {
        let loader = HeldLoader()
        try await withPicture(.address("/dog.png"), then: .address("/cat.png"), from: loader) { player in
            await loader.untilAsked(for: "/dog.png")
            try await player.perform(.tap(.button, "Other"))
            await loader.untilAsked(for: "/cat.png")
            await loader.answer("/dog.png", with: Self.red)
            await loader.answer("/cat.png", with: nil)
            await expect(Self.general, player)
        }
    }
}

/// A loader that answers when the test says so.
private actor HeldLoader {
    private var waiting: [String: CheckedContinuation<[UInt8]?, Never>] = [:]
    private var watchers: [String: CheckedContinuation<Void, Never>] = [:]

    func load(_ address: String) async -> [UInt8]? {
        watchers.removeValue(forKey: address)?.resume()
        return await withCheckedContinuation { waiting[address] = $0 }
    }

    func untilAsked(for address: String) async {
        if waiting[address] == nil { await withCheckedContinuation { watchers[address] = $0 } }
    }

    func answer(_ address: String, with encoded: String?) {
        waiting.removeValue(forKey: address)?.resume(returning: encoded.flatMap { Data(base64Encoded: $0) }.map(Array.init))
    }
}

extension DesktopPlayer {
    /// The name of the symbol of the only picture, or the number of its pixels.
    fileprivate func picture() async -> String {
        await window.session.perform { [window] _ in
            guard let view = window.views.values.first(where: { $0.kind == .image }),
                let image = gtk_widget_get_first_child(view.widget).map({ belvedere_image($0) })
            else { return "" }
            if let paintable = gtk_image_get_paintable(image) {
                return "\(gdk_paintable_get_intrinsic_width(paintable)) × \(gdk_paintable_get_intrinsic_height(paintable)) pixels"
            }
            return gtk_image_get_icon_name(image).map { String(cString: $0) } ?? ""
        }
    }
}
