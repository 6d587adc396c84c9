/// Sends the requests of exchanges over the network.
protocol HTTPTransport: Sendable {
    /// Begins an exchange. The transport finishes it with a response or with a failure.
    func begin(_ exchange: HTTPExchange)
    /// Ends the requests of an exchange. Nothing more is reported for it.
    func abandon(_ exchange: HTTPExchange)
}

/// The transport of the system.
enum Transports {
    // The SDK of iOS does not contain libcurl.
    #if URL_SESSION
    static let ofSystem: any HTTPTransport = SessionTransport()
    #else
    static let ofSystem: any HTTPTransport = TransferLoop.shared
    #endif
}
