import NIOCore

/// Presses a button in one session repeatedly, and measures the time until the pages of all sessions have changed.
struct ShareRun {
    let address: Address
    let label: String
    let group: any EventLoopGroup

    func run(sessions: Int, changes: Int) async throws {
        var sockets: [LiveSocket] = []
        var view = 0
        for _ in 0..<sessions {
            let page = try await LoadedPage.load(address, group: group)
            sockets.append(try await LiveSocket.open(address, page: page, group: group))
            view = try page.view(labelled: label)
        }
        // Wait until the other sessions have been notified of the session that was opened last.
        try await Task.sleep(for: .seconds(2))
        var latencies: [Int64] = []
        var last: [Int64] = []
        for change in 0..<changes {
            var seen: [EventLoopFuture<NIODeadline>] = []
            for socket in sockets { seen.append(try await socket.nextChange()) }
            let start = NIODeadline.now()
            _ = try await sockets[change % sessions].press(view, count: 1)
            let times = try await EventLoopFuture.whenAllSucceed(seen, on: group.next()).get().map { ($0 - start).nanoseconds }
            latencies += times
            last.append(times.max() ?? 0)
        }
        latencies.sort()
        let figures = [percentile(50, latencies), percentile(99, latencies), percentile(50, last.sorted())]
        Output.line(figures.map(\.description).joined(separator: " "))
    }

    /// Returns a percentile of sorted nanoseconds, in microseconds.
    private func percentile(_ share: Int, _ sorted: [Int64]) -> Double {
        sorted.isEmpty ? 0 : Double(sorted[min(sorted.count - 1, sorted.count * share / 100)]) / 1_000
    }
}
