/// The address of a screen of the app.
@_spi(Hosting)
nonisolated public struct LinkedAddress: Sendable, Hashable {
    /// Where the app lives.
    public var application: String
    /// The address below that.
    public var path: String

    public init(application: String, path: String) {
        self.application = application
        self.path = path
    }

    /// The whole address on the app's host: a path, and never the name of another host, as one that begins with two slashes would be.
    public var address: String { "/" + (application + path).drop { $0 == "/" } }
}

@_spi(Hosting) nonisolated extension LinkedAddress: ViewPropertyValue {}
