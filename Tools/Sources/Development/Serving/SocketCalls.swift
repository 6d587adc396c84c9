import Foundation

/// The calls of the system for sockets of this machine, with the differences between Linux and Apple systems in one place.
enum SocketCalls {
    #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
    private static let stream = SOCK_STREAM
    private static let sendFlags: Int32 = 0
    #endif

    /// A new socket, which other programs do not inherit. Nil if the system refuses.
    static func make() -> Int32? {
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { return nil }
        prepare(descriptor)
        return descriptor
    }

    /// Makes two sockets that are connected with each other. Other programs do not inherit them by themselves.
    ///
    /// - Returns: Whether the system has made them.
    static func makePair(_ ends: inout [Int32]) -> Bool {
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
    }

    /// Sets the options of a made or accepted socket.
    static func prepare(_ descriptor: Int32) {
        // A started program would keep an inherited socket open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        #if !os(Linux)
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
    }

    /// Binds a socket to a port of 127.0.0.1; 0 stands for any free port.
    ///
    /// - Returns: The port; nil if the system refuses. Then `errno` has the reason.
    static func bind(_ descriptor: Int32, to port: Int) -> Int? {
        var on: Int32 = 1
        // Without this option a port is taken for a minute after its last connection.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        let isBound = withAddress(port) { address, length in systemBind(descriptor, address, length) == 0 }
        return isBound ? boundPort(descriptor) : nil
    }

    /// A connection to a port of 127.0.0.1. Nil if no program listens there.
    static func connect(to port: Int) -> Int32? {
        guard let descriptor = make() else { return nil }
        if withAddress(port, { address, length in systemConnect(descriptor, address, length) == 0 }) { return descriptor }
        close(descriptor)
        return nil
    }

    /// Sends all bytes of a buffer. False if the connection has ended.
    static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemSend(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, sendFlags)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Receives bytes into a buffer.
    ///
    /// - Returns: The number of bytes; 0 at the end of the connection or after an error.
    static func receive(from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return max(count, 0)
        }
    }

    /// The next bytes of a connection. Nil at its end or after an error.
    static func receiveSome(from descriptor: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
            count = receive(from: descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        }
        return bytes.isEmpty ? nil : bytes
    }

    private static func boundPort(_ descriptor: Int32) -> Int? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
        }
        return isKnown ? Int(UInt16(bigEndian: address.sin_port)) : nil
    }

    private static func withAddress(_ port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
        guard let number = UInt16(exactly: port) else { return false }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        #if !os(Linux)
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafePointer(to: address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, length) } }
    }
}

// Inside the type, the short names mean its own functions.
private let systemBind = bind
private let systemConnect = connect
private let systemSend = send
