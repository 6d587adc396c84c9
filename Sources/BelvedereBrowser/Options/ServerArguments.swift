/// The arguments of a program that only serves apps: the port and the address to listen on.
struct ServerArguments: Equatable {
    /// The reason why arguments cannot be used, in a sentence for the person who typed them.
    struct Refusal: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// The address to listen on.
    var hostname: String
    /// The port to listen on.
    var port: Int
    /// Whether the person asks which arguments there are.
    var isHelpAsked = false

    /// Reads the arguments of a program, without its name. An option that is left out keeps the given value.
    ///
    /// - Throws: a refusal for an unknown option, for an option without a value, and for a port outside 0 to 65535.
    /// - Complexity: O(*n*) in the number of arguments.
    init(_ arguments: [String], hostname: String, port: Int) throws {
        self.hostname = hostname
        self.port = port
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--help", "-h": isHelpAsked = true
            case "--port": self.port = try Self.port(Self.value(of: parts, rest: &rest))
            case "--host": self.hostname = try Self.value(of: parts, rest: &rest)
            default: throw Refusal(description: "The option \(argument) is unknown. \(Self.known)")
            }
        }
    }

    /// The explanation of the options.
    static let help = """
        Serves the app to browsers.

          --port N       the port to listen on; 0 takes a free one
          --host ADDRESS the address to listen on; 0.0.0.0 lets other machines connect
          --help         shows these lines
        """

    private static let known = "Use --port N or --host ADDRESS."

    private static func value(of parts: [String], rest: inout ArraySlice<String>) throws -> String {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw Refusal(description: "The option \(parts[0]) needs a value. \(known)")
        }
        return value
    }

    private static func port(_ text: String) throws -> Int {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(text) else {
            throw Refusal(description: "\(text) is not a port. Choose a number from 0 to 65535; 0 takes a free port.")
        }
        return Int(port)
    }
}
