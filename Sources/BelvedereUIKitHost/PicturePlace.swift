#if canImport(UIKit)
internal import UIKit

/// The place of a picture from an address. A newer address replaces an older one, and the end of the view ends the loading.
final class PicturePlace {
    enum State {
        case empty, loading, failed
        case loaded(UIImage)
    }

    private let loader: PictureLoader
    private let changed: (State) -> Void
    private var address: String?
    private var work: Task<Void, Never>?

    /// - Parameter changed: shows the picture, or the symbol or the initials in its place.
    init(_ loader: PictureLoader, changed: @escaping (State) -> Void) {
        self.loader = loader
        self.changed = changed
    }

    deinit { work?.cancel() }

    func show(_ address: String?) {
        if address == self.address { return }
        self.address = address
        work?.cancel()
        work = nil
        guard let address else { return changed(.empty) }
        if address.hasPrefix("data:") { return finish(Self.data(in: address)) }
        // An app on a device has no server of its own, so a path leads nowhere.
        guard let place = URL(string: address), address.hasPrefix("https:") else { return changed(.failed) }
        changed(.loading)
        work = Task { [weak self, loader] in
            let data = try? await loader.load(place)
            if !Task.isCancelled { self?.finish(data) }
        }
    }

    private func finish(_ data: Data?) {
        if let image = data.flatMap({ UIImage(data: $0) }) { changed(.loaded(image)) } else { changed(.failed) }
    }

    /// The bytes of an address that contains the picture itself, in base64.
    private static func data(in address: String) -> Data? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        return Data(base64Encoded: String(address[address.index(after: comma)...]))
    }
}
#endif
