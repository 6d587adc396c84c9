import BelvedereTesting
import Synchronization

extension BelvedereApp {
    /// An app with posts that all sessions share.
    nonisolated static func board() -> BelvedereApp {
        let board = Board()
        return BelvedereApp("Board", path: "/board") { _ in Window(BoardScreen(board)) }
    }
}

nonisolated private final class Board: Sendable {
    private struct State {
        var posts = 0
        var watchers: [AsyncStream<Int>.Continuation] = []
    }
    private let state = Mutex(State())

    func post() {
        state.withLock { state in
            state.posts += 1
            for watcher in state.watchers { watcher.yield(state.posts) }
        }
    }

    func watch() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        state.withLock { $0.watchers.append(continuation) }
        return stream
    }
}

private final class BoardScreen: Screen {
    private let count = Label()
    private let board: Board

    init(_ board: Board) {
        self.board = board
        super.init(title: "Board", content: Stack(count, Button("Post") { board.post() }))
    }

    override func run() async {
        for await posts in board.watch() { count.text = "\(posts) posts" }
    }
}
