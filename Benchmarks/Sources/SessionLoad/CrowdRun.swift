import NIOCore

/// Opens many sessions, in each of which a person presses now and then.
struct CrowdRun {
    let address: Address
    let label: String
    let group: any EventLoopGroup

    /// - Parameters:
    ///   - sessions: how many people there are.
    ///   - duration: how long they are watched once all have come.
    ///   - pause: the seconds between two presses of one person.
    func run(sessions: Int, for duration: TimeAmount, pause: Double) async throws {
        var sockets: [(socket: LiveSocket, view: Int)] = []
        for _ in 0..<sessions {
            let page = try await Page.load(address, group: group)
            sockets.append((try await LiveSocket.open(address, page: page, group: group), try page.view(labelled: label)))
        }
        // Every frame is acknowledged after a second.
        try await Task.sleep(for: .seconds(2))
        Output.line("open")
        let deadline = NIODeadline.now() + duration
        let latencies = try await withThrowingTaskGroup(of: [Int64].self) { group in
            for (socket, view) in sockets {
                group.addTask {
                    var own: [Int64] = []
                    var wait = Double.random(in: 0..<pause)
                    while NIODeadline.now() + .nanoseconds(Int64(wait * 1e9)) < deadline {
                        try await Task.sleep(for: .seconds(wait))
                        own += try await socket.press(view, count: 1)
                        wait = pause * Double.random(in: 0.5..<1.5)
                    }
                    return own
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }.sorted()
        let figures = [Double(latencies.count), percentile(50, latencies), percentile(99, latencies)]
        Output.line(figures.map(\.description).joined(separator: " "))
        // The pages stay until whoever measures has looked at the server.
        _ = readLine()
    }

    /// In microseconds.
    private func percentile(_ share: Int, _ sorted: [Int64]) -> Double {
        sorted.isEmpty ? 0 : Double(sorted[min(sorted.count - 1, sorted.count * share / 100)]) / 1_000
    }
}
