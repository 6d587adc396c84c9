#if BrowserTLS
public import Hummingbird
internal import HummingbirdCore
public import HummingbirdTLS

extension BrowserHost {
    /// The server, with TLS ended by the process itself. Built with the trait `BrowserTLS` only.
    ///
    /// ```swift
    /// let application = Application(router: router, server: try host.server(tls: configuration))
    /// ```
    ///
    /// Its pages keep their cookie to `https`. Set ``BrowserOptions/publicOrigin`` where browsers see the server under
    /// another name than the one they ask for.
    ///
    /// - Throws: what swift-nio-ssl finds wrong with the certificates or the key.
    public func server(tls configuration: TLSConfiguration) throws -> HTTPServerBuilder {
        HTTPServerBuilder { [core] responder -> any ServerChildChannel in
            try TLSChannel(LiveChannel(host: core, responder: responder, isSecure: true), tlsConfiguration: configuration)
        }
    }
}
#endif
