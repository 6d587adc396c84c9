#if BROWSER_HOST
import Foundation

/// The single process of a test run that drives Chromium: `BrowserTests/stage.py`. Questions and answers are lines of JSON.
///
/// The process has lanes, each with a browser and a thread, so that several tests can run at a time. A test takes a lane and opens a page
/// in it for each of its people. The process ends with the test run, because its input ends then.
actor BrowserPartner {
    static let shared = BrowserPartner()
    /// The lane of the running test. The second person of a test uses it too, instead of waiting for a lane that the first person holds.
    @TaskLocal static var lane: Int?

    private static let lanes = 2
    private var input: FileHandle?
    private var lastNumber = 0
    private var asked: [Int: CheckedContinuation<BrowserAnswer, Never>] = [:]
    private var freeLanes = Array(0..<lanes)
    private var waiting: [CheckedContinuation<Int, Never>] = []
    private var lastPage = 0

    /// Waits until a lane is free.
    func takeLane() async -> Int {
        if let lane = freeLanes.popLast() { return lane }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack(_ lane: Int) {
        if waiting.isEmpty { freeLanes.append(lane) } else { waiting.removeFirst().resume(returning: lane) }
    }

    func newPage() -> Int {
        lastPage += 1
        return lastPage
    }

    func ask(_ question: BrowserQuestion) async -> BrowserAnswer {
        var question = question
        lastNumber += 1
        question.number = lastNumber
        do {
            let input = try input ?? start()
            let line = try JSONEncoder().encode(question) + Data("\n".utf8)
            return await withCheckedContinuation { continuation in
                asked[question.number] = continuation
                do { try input.write(contentsOf: line) } catch { end("it takes no questions any more: \(error)") }
            }
        } catch {
            return BrowserAnswer(failure: "The process that drives the browser did not start: \(error)")
        }
    }

    private func start() throws -> FileHandle {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../BrowserTests/stage.py").standardized
        let process = Process()
        let (questions, answers) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: StageHost.python ?? "/usr/bin/python3")
        process.arguments = [script.path, "\(Self.lanes)"]
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
        input = questions.fileHandleForWriting
        let output = answers.fileHandleForReading
        // A separate thread, because reading from a pipe blocks.
        Thread.detachNewThread {
            var rest = Data()
            while case let read = output.availableData, !read.isEmpty {
                rest += read
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Data(rest[..<end])
                    rest = Data(rest[rest.index(after: end)...])
                    Task { await self.take(line) }
                }
            }
            Task { await self.end("it has ended") }
        }
        return questions.fileHandleForWriting
    }

    private func take(_ line: Data) {
        do {
            let answer = try JSONDecoder().decode(BrowserAnswer.self, from: line)
            answer.number.flatMap { asked.removeValue(forKey: $0) }?.resume(returning: answer)
        } catch {
            end("it said something that is no answer: \(String(decoding: line, as: UTF8.self))")
        }
    }

    private func end(_ reason: String) {
        let left = asked.values
        asked = [:]
        for continuation in left {
            continuation.resume(returning: BrowserAnswer(failure: "The process that drives the browser failed: \(reason)."))
        }
    }
}
#endif
