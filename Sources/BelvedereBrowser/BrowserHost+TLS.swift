#if BrowserTLS
public import Hummingbird
internal import HummingbirdCore
public import HummingbirdTLS

extension BrowserHost {
    /// The server, with TLS ended by the process itself. Built with the trait `BrowserTLS` only.
    ///
    /// ```swift
    /// let application = Hummingbird.Application(router: router, server: try host.server(tls: configuration))
    /// ```
    ///
    /// Set ``BrowserOptions/publicOrigin`` to the `https` origin, so that the cookie is kept to it.
    ///
    /// - Throws: what swift-nio-ssl finds wrong with the certificates or the key.
    public func server(tls configuration: TLSConfiguration) throws -> HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in
            try TLSChannel(LiveChannel(host: core, responder: responder), tlsConfiguration: configuration)
        }
    }
}
#endif
