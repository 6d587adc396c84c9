/// What the front page says of an app, or of a group of them.
public struct FrontCard: Sendable, Hashable {
    /// A link below the card's own, for instance to one of several architectures.
    public struct Form: Sendable, Hashable {
        public let title: String
        public let path: String

        public init(_ title: String, path: String) {
            self.title = title
            self.path = path
        }
    }

    public let title: String
    /// One sentence: what there is to see.
    public let summary: String
    /// Where the card leads.
    public let path: String
    /// The name of its pictures; see ``FrontContents/picture``.
    public let picture: String
    public let forms: [Form]

    public init(_ title: String, path: String, picture: String, forms: [Form] = [], summary: String) {
        self.title = title
        self.path = path
        self.picture = picture
        self.forms = forms
        self.summary = summary
    }
}
