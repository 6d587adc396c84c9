import NIOCore

/// Opens the requested number of sessions, and keeps them open.
struct HoldRun {
    let address: Address
    /// The label of a button to press once in each session.
    let label: String?
    let group: any EventLoopGroup

    func run() async throws {
        var sockets: [LiveSocket] = []
        while let line = readLine(), let goal = Int(line) {
            while sockets.count < goal {
                let page = try await LoadedPage.load(address, group: group)
                let socket = try await LiveSocket.open(address, page: page, group: group)
                if let label { _ = try await socket.press(page.view(labelled: label), count: 1) }
                sockets.append(socket)
            }
            // Wait until the pages have acknowledged every frame, which takes at most a second.
            try await Task.sleep(for: .milliseconds(1_500))
            Output.line(String(sockets.count))
        }
    }
}
