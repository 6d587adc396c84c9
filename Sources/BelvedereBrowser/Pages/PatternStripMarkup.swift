/// Writes the HTML of the strip below a page: another page in a frame, which a person can fold away.
struct PatternStripMarkup {
    /// The name of the cookie that stores whether the person has folded the strip away. The client script sets it.
    static let cookieName = "belvedere-strip"

    let title: String
    /// The address of the page in the frame. Its query contains the secret of the inspected session.
    let address: String
    let isOpen: Bool

    var element: Element {
        Element(
            .details, nil, [(.class, "pattern-strip")] + (isOpen ? [(.open, "")] : []),
            [
                Element(.summary, text: title),
                // A folded strip loads nothing.
                Element(.iframe, nil, [(.title, title), (.loading, "lazy"), (.src, address)]),
            ])
    }
}
