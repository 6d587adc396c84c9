import NIOCore

/// Presses a button in many sessions at once. Each session presses again after its answer.
struct PressRun {
    let address: Address
    /// The label of the button, or `nil` for the echo page.
    let label: String?
    let group: any EventLoopGroup

    func run(sessions: Int, for duration: TimeAmount) async throws {
        var sockets: [(socket: LiveSocket, view: Int)] = []
        for _ in 0..<sessions {
            if let label {
                let page = try await LoadedPage.load(address, group: group)
                sockets.append((try await LiveSocket.open(address, page: page, group: group), try page.view(labelled: label)))
            } else {
                sockets.append((try await LiveSocket.openEcho(address, group: group), 0))
            }
        }
        _ = try await press(sockets, for: .milliseconds(500))
        let start = NIODeadline.now()
        let latencies = try await press(sockets, for: duration).sorted()
        let seconds = Double((.now() - start).nanoseconds) * 1e-9
        let figures = [Double(latencies.count), seconds, percentile(50, latencies), percentile(95, latencies)]
        Output.line(figures.map(\.description).joined(separator: " "))
    }

    private func press(_ sockets: [(socket: LiveSocket, view: Int)], for duration: TimeAmount) async throws -> [Int64] {
        let deadline = NIODeadline.now() + duration
        return try await withThrowingTaskGroup(of: [Int64].self) { group in
            for (socket, view) in sockets {
                group.addTask { try await socket.press(view, count: .max, until: deadline) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Returns a percentile of sorted nanoseconds, in microseconds.
    private func percentile(_ share: Int, _ sorted: [Int64]) -> Double {
        sorted.isEmpty ? 0 : Double(sorted[min(sorted.count - 1, sorted.count * share / 100)]) / 1_000
    }
}
