/// A card of the front page that links to an app or to a group of apps.
public struct FrontCard: Sendable, Hashable {
    /// A second link below the card's own link, for example to one of several architectures.
    public struct Form: Sendable, Hashable {
        public let title: String
        public let path: String

        public init(_ title: String, path: String) {
            self.title = title
            self.path = path
        }
    }

    public let title: String
    /// A sentence that describes the app.
    public let summary: String
    /// The address of the app.
    public let path: String
    /// The name by which ``FrontContents/picture`` finds the card's pictures.
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
