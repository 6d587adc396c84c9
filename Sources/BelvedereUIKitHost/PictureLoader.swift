#if canImport(UIKit)
public import UIKit

/// Loads the pictures that an app shows from addresses.
///
/// The host gives the loader each address once for each view. It cancels the work if the view gets another picture or disappears. Meanwhile
/// it shows a general symbol or the initials of a person. An app with its own cache or its own server passes a loader of its own:
///
/// ```swift
/// let pictures = PictureLoader { address in try await cache.picture(at: address) }
/// let host = UIKitHost(app, pictures: pictures)
/// ```
public nonisolated struct PictureLoader: Sendable {
    let load: @Sendable (URL) async throws -> Data

    /// Creates a loader.
    ///
    /// - Parameter load: returns the bytes of the picture at an address.
    public init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

    /// Loads pictures over HTTP, with the cache of the system.
    ///
    /// ```swift
    /// let host = UIKitHost(app, pictures: .network)
    /// ```
    public static let network = PictureLoader { address in
        let (data, answer) = try await URLSession.shared.data(from: address)
        guard (answer as? HTTPURLResponse)?.statusCode == 200 else { throw PictureFault() }
        return data
    }
}

/// The error for an address that has no picture. The host shows a symbol for it, and needs no more of it.
nonisolated struct PictureFault: Error {}
#endif
