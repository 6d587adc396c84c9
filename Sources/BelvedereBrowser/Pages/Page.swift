/// A page as it is served.
struct Page {
    var bytes: [UInt8]
    /// What the page's own style sheet is known by, if it has one. The policy of the answer has to name it.
    var nonce: String?
}
