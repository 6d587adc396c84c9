import NIOCore

/// Opens many sessions. Each of them stands for a person who presses a button from time to time.
struct CrowdRun {
    let address: Address
    let label: String
    let group: any EventLoopGroup

    /// - Parameters:
    ///   - sessions: The number of people.
    ///   - duration: The time of the measurement after all sessions are open.
    ///   - pause: The average seconds between two presses of one person.
    func run(sessions: Int, for duration: TimeAmount, pause: Double) async throws {
        var sockets: [(socket: LiveSocket, view: Int)] = []
        for _ in 0..<sessions {
            let page = try await LoadedPage.load(address, group: group)
            sockets.append((try await LiveSocket.open(address, page: page, group: group), try page.view(labelled: label)))
        }
        // Wait until the pages have acknowledged every frame, which takes at most a second.
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
        // Keep the sockets open until the measuring program has read the server's memory and writes a line.
        _ = readLine()
    }

    /// Returns a percentile of sorted nanoseconds, in microseconds.
    private func percentile(_ share: Int, _ sorted: [Int64]) -> Double {
        sorted.isEmpty ? 0 : Double(sorted[min(sorted.count - 1, sorted.count * share / 100)]) / 1_000
    }
}
