internal import Repeatable

/// A short checksum of the rendered HTML of the views. If a page sends the same checksum as its session, it already shows the right
/// content. It need not be secure: a client that sends a wrong checksum spoils only its own page.
struct Digest: Equatable, CustomStringConvertible {
    let description: String

    init(_ bytes: [UInt8]) { description = FNVDigest.digits(of: bytes) }
}
