import Foundation

/// The newest second in which a build can have read sources.
///
/// On Linux the driver of the compiler knows modification times in whole seconds only, both of sources and of modules. It takes a file for
/// unchanged if an earlier build has read it in the second of its newest edit. So an edit from the second of a build needs care.
///
///     var moments = BuildMoments()
///     moments.noteBuild()
///     moments.hides(FileStatus(path: edited, followsLinks: true)!.modificationTime)      // true in the same second
struct BuildMoments {
    /// The present time, in nanoseconds since 1970.
    private let now: () -> Int
    private var second = Int.min
    private var isPreparing = false

    init(now: @escaping () -> Int = BuildMoments.systemTime) { self.now = now }

    /// Notes that a build has run until now.
    mutating func noteBuild() { second = max(second, Self.second(of: now())) }

    /// Notes until now a build that runs in the background, and also when it is seen at its end for the first time.
    mutating func follow(isPreparing: Bool) {
        if isPreparing || self.isPreparing { noteBuild() }
        self.isPreparing = isPreparing
    }

    /// Whether the driver may not see an edit.
    ///
    /// - Parameter time: The modification time of the file, in nanoseconds since 1970.
    func hides(_ time: Int) -> Bool { Self.second(of: time) <= second }

    /// Whether a later second has begun, so that the driver sees what a build writes from now on.
    ///
    /// The times of files come from a clock of the system that is some milliseconds behind.
    var areOver: Bool { Self.second(of: now() - 20_000_000) > second }

    /// Reads the newest state of sources for a build, and lets the driver see all edits since an earlier state.
    ///
    /// It waits for the next second if a build can have read one of these edits already.
    ///
    /// - Parameters:
    ///   - compiled: The results of earlier builds. Those of hidden edits are removed.
    ///   - pause: Waits for some milliseconds.
    /// - Complexity: O(n log n) in the number of files.
    func newest(
        _ places: SourcePlaces, since earlier: SourceStamps, compiled: CompiledFiles, pause: () -> Void = { usleep(5000) }
    ) -> SourceStamps {
        while true {
            let newest = SourceStamps(of: places)
            let hidden = newest.changes(since: earlier).map(\.path).filter { newest.time(of: $0).map(hides) ?? false }
            if hidden.isEmpty || Interruption.hasCome { return newest }
            if areOver {
                compiled.remove(madeFrom: hidden)
                return newest
            }
            pause()
        }
    }

    private static func second(of time: Int) -> Int { time / 1_000_000_000 }

    private static func systemTime() -> Int { Int(Date().timeIntervalSince1970 * 1_000_000_000) }
}
