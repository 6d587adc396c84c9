/// The ports that the command `belvedere dev` gives to a program.
///
/// The command holds the public port itself, so the address stays open while the program restarts. It passes all connections on to a port
/// that only the program uses.
struct DevelopmentPorts: Equatable {
    /// The port to listen on.
    let listening: Int
    /// The port of the address that a browser opens.
    let page: Int

    /// Reads the ports from the variables of a process. Nil if `belvedere dev` has not started it.
    ///
    /// - Parameter value: returns the value of a variable.
    init?(_ value: (_ variable: String) -> String?) {
        func port(_ variable: String) -> Int? {
            value(variable).flatMap { UInt16($0) }.flatMap { $0 == 0 ? nil : Int($0) }
        }
        guard let listening = port("BELVEDERE_DEVELOPMENT_PORT") else { return nil }
        self.listening = listening
        page = port("BELVEDERE_DEVELOPMENT_PAGE_PORT") ?? listening
    }
}
