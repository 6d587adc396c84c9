#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

/// A loader of pictures that answers when the test wants.
private final class AwaitedPictures {
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []
    private var waiting: [String: CheckedContinuation<Data, any Error>] = [:]

    var loader: PictureLoader { PictureLoader { [self] address in try await load(address.absoluteString) } }

    private func load(_ address: String) async throws -> Data {
        asked.append(address)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[address] = $0 }
        } onCancel: {
            Task { @MainActor in cancel(address) }
        }
    }

    private func cancel(_ address: String) {
        cancelled.append(address)
        answer(address, nil)
    }

    /// Gives the picture at an address, or an error.
    func answer(_ address: String, _ data: Data?) {
        guard let continuation = waiting.removeValue(forKey: address) else { return }
        if let data { continuation.resume(returning: data) } else { continuation.resume(throwing: CancellationError()) }
    }
}

/// Pictures from addresses.
@MainActor @Suite(.serialized)
struct PictureTests {
    private let pictures = AwaitedPictures()
    private static let portrait = Data([0x89, 0x50, 0x4E, 0x47, 1]), other = Data([0x89, 0x50, 0x4E, 0x47, 2])

    private func open(_ content: @escaping () -> View, _ body: sending ConformanceBody<ViewPlayer, Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Pictures", content: content())) }
        try await HostStage(pictures: pictures.loader).open(app, at: "", Setting(), body)
    }

    private func shown(_ player: ViewPlayer, _ kind: String = "image") throws -> UIImageView {
        let view = try #require(player.reader.screen.flatMap(\.all).first { $0.kind == kind })
        return try #require(view.part(UIImageView.self, "picture"))
    }

    @Test func aSymbolStandsInForAPictureUntilItIsLoaded() async throws {
        try await open {
            ImageView(.address("https://example.org/ann.png"), name: "Ann")
        } _: { player in
            let image = try shown(player)
            #expect(image.image?.symbolName == "photo")
            try await until { pictures.asked == ["https://example.org/ann.png"] }
            pictures.answer("https://example.org/ann.png", Self.portrait)
            try await until { image.image?.data == Self.portrait }
        }
    }

    @Test(arguments: [nil, Data("<html>".utf8)])
    func aSymbolSaysThatAPictureCannotBeShown(_ data: Data?) async throws {
        try await open {
            ImageView(.address("https://example.org/ann.png"), name: "Ann")
        } _: { player in
            let image = try shown(player)
            try await until { !pictures.asked.isEmpty }
            pictures.answer("https://example.org/ann.png", data)
            try await until { image.image?.symbolName == "exclamationmark.triangle" }
        }
    }

    @Test func aNewerPictureEndsTheLoadingOfTheOlderOne() async throws {
        let view = Dynamic("https://example.org/old.png")
        try await open {
            let image = ImageView(.address(view.value), name: "Ann")
            view.bind(to: image) { image, address in image.picture = .address(address) }
            return image
        } _: { player in
            let image = try shown(player)
            try await until { pictures.asked == ["https://example.org/old.png"] }
            view.value = "https://example.org/new.png"
            try await until { pictures.cancelled == ["https://example.org/old.png"] && pictures.asked.count == 2 }
            pictures.answer("https://example.org/new.png", Self.other)
            try await until { image.image?.data == Self.other }
        }
    }

    @Test func theLoadingEndsWithTheRow() async throws {
        let people = DynamicList(["ann"])
        try await open {
            List(people) { ImageView(.address("https://example.org/\($0).png"), name: $0) }
        } _: { player in
            try await until { player.reader.screen.count == 1 && pictures.asked == ["https://example.org/ann.png"] }
            people.removeAll()
            try await until { pictures.cancelled == ["https://example.org/ann.png"] }
        }
    }

    @Test func aPictureInsideItsAddressIsShownAtOnce() async throws {
        try await open {
            ImageView(.address("data:image/png;base64,iVBORw=="), name: "Dot")
        } _: { player in
            let image = try shown(player)
            #expect(image.image?.data == Data([0x89, 0x50, 0x4E, 0x47]))
            #expect(pictures.asked.isEmpty)
        }
    }

    @Test func theInitialsStandInForThePictureOfAPerson() async throws {
        try await open {
            Avatar("Ann Zimmer", picture: "https://example.org/ann.png")
        } _: { player in
            let root = try #require(player.reader.columns.first?.topViewController?.view)
            let picture = try #require(root.part("picture") as? UIImageView), initials = try #require(root.part("initials") as? UILabel)
            #expect(picture.isHidden && initials.text == "AZ" && !initials.isHidden)
            try await until { !pictures.asked.isEmpty }
            pictures.answer("https://example.org/ann.png", Self.portrait)
            try await until { picture.image?.data == Self.portrait && !picture.isHidden && initials.isHidden }
        }
    }

    @Test func aDarkDeviceShowsThePictureForDarkPages() async throws {
        let (light, dark) = ("data:image/png;base64,iVBORwE=", "data:image/png;base64,iVBORwI=")
        try await open {
            ImageView(.addresses(light: light, dark: dark), name: "Ann")
        } _: { player in
            let image = try shown(player)
            #expect(image.image?.data == Self.portrait)
            player.host.viewController.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
            #expect(image.image?.data == Self.other)
        }
    }
}
#endif
