#if BrowserTLS
public import Hummingbird
internal import HummingbirdCore
public import HummingbirdTLS

extension BrowserHost {
    /// Returns a server that serves `https` itself, without a proxy in front of it. This method exists only with the package trait
    /// `BrowserTLS`.
    ///
    /// ```swift
    /// let application = Application(router: router, server: try host.server(tls: configuration))
    /// ```
    ///
    /// Browsers send the cookie of its pages only over `https`. Set ``BrowserOptions/publicOrigin`` if a proxy changes the name of the
    /// server in the requests.
    ///
    /// - Throws: the error of swift-nio-ssl about the certificates or the key.
    public func server(tls configuration: TLSConfiguration) throws -> HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in
            try TLSChannel(LiveChannel(host: core, responder: responder, isSecure: true), tlsConfiguration: configuration)
        }
    }
}
#endif
