import NIOCore
import NIOPosix

/// Simulates many pages at once, without browsers. Each simulated page is loaded, opens its socket, sends the greeting, presses buttons and
/// acknowledges frames like the client script (see "The wire protocol" in the documentation of `BelvedereBrowser`).
///
/// ```
/// session-load press ADDRESS LABEL SESSIONS SECONDS     presses a button over and over in all sessions
/// session-load hold ADDRESS [LABEL]                     opens sessions, presses once in each, and keeps them
/// session-load share ADDRESS LABEL SESSIONS CHANGES     presses in one session, and waits for the pages of all to change
/// session-load crowd ADDRESS LABEL SESSIONS SECONDS PAUSE     presses in each session once in PAUSE seconds
/// ```
///
/// - `press` prints the number of events, their duration in seconds, and the median and the 95th percentile of their latency in
///   microseconds. With the label `-` it uses the echo page instead.
/// - `hold` reads numbers from its input. For each number it opens sessions until there are that many, and prints the number when nothing
///   happens on them any more.
/// - `share` prints the median and the 99th percentile of the time until a page has received the change, and the median of the time until
///   the last page has received it, in microseconds.
/// - `crowd` reports that all sessions are open. It then prints the number of presses and the median and the 99th percentile of their
///   latency in microseconds, and waits for a line.
@main
enum SessionLoad {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        switch Array(words) {
        case let words where words.count == 5 && words[0] == "press":
            guard let address = Address(words[1]), let sessions = Int(words[3]), let seconds = Int64(words[4]) else { return usage() }
            let label = words[2] == "-" ? nil : words[2]
            try await PressRun(address: address, label: label, group: group).run(sessions: sessions, for: .seconds(seconds))
        case let words where (2...3).contains(words.count) && words[0] == "hold":
            guard let address = Address(words[1]) else { return usage() }
            try await HoldRun(address: address, label: words.count == 3 ? words[2] : nil, group: group).run()
        case let words where words.count == 5 && words[0] == "share":
            guard let address = Address(words[1]), let sessions = Int(words[3]), let changes = Int(words[4]) else { return usage() }
            try await ShareRun(address: address, label: words[2], group: group).run(sessions: sessions, changes: changes)
        case let words where words.count == 6 && words[0] == "crowd":
            guard let address = Address(words[1]), let sessions = Int(words[3]), let seconds = Int64(words[4]),
                let pause = Double(words[5]),
                pause > 0
            else { return usage() }
            try await CrowdRun(address: address, label: words[2], group: group).run(
                sessions: sessions, for: .seconds(seconds), pause: pause)
        default: usage()
        }
    }

    private static func usage() {
        print(
            """
            session-load press ADDRESS LABEL SESSIONS SECONDS | session-load hold ADDRESS [LABEL]
                | session-load share ADDRESS LABEL SESSIONS CHANGES | session-load crowd ADDRESS LABEL SESSIONS SECONDS PAUSE
            """)
    }
}
