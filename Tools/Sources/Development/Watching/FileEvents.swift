import Foundation
import SwiftFacts

/// Waits until something may have changed at some places.
///
/// On Linux the system reports most changes at once. Some file systems report none, for example in containers, and other systems are not
/// asked. So the wait also ends from time to time, and the caller compares the stamps of the files.
final class FileEvents {
    private let pollingInterval: Duration
    private let places: SourcePlaces
    private var lastPoll = ContinuousClock.now
    #if os(Linux)
    private let descriptor: Int32
    #endif

    /// - Parameter pollingInterval: The longest time for which a change can stay unseen.
    init(at places: SourcePlaces, pollingInterval: Duration = .milliseconds(500)) {
        self.places = places
        self.pollingInterval = pollingInterval
        #if os(Linux)
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        watchAll()
        #endif
    }

    #if os(Linux)
    deinit { if descriptor >= 0 { close(descriptor) } }
    #endif

    /// Waits for a change.
    ///
    /// - Returns: Whether something may have changed. False if the time is over.
    func wait(milliseconds: Int) -> Bool {
        #if os(Linux)
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // A signal such as Ctrl-C ends the wait early. Then nothing has changed.
        if poll(&waiting, 1, Int32(milliseconds)) > 0 {
            drain()
            return true
        }
        #else
        usleep(UInt32(milliseconds) * 1000)
        #endif
        guard lastPoll.duration(to: .now) >= pollingInterval else { return false }
        lastPoll = .now
        return true
    }

    /// Waits until no change has come for some milliseconds, because editors and git write several files one after the other.
    func waitUntilQuiet(milliseconds: Int = 20) {
        #if os(Linux)
        // The limit keeps a program that writes all the time from holding the loop.
        for _ in 0..<25 where !wait(milliseconds: milliseconds) { return }
        #else
        usleep(UInt32(milliseconds) * 1000)
        #endif
    }

    #if os(Linux)
    private func watchAll() {
        for manifest in places.manifests { watch(String(manifest.dropLast("/Package.swift".count))) }
        for folder in places.folders { watchAll(below: folder) }
    }

    private func watchAll(below folder: String) {
        watch(folder)
        for entry in FolderContents(path: folder)?.entries ?? [] where entry.kind == .folder && !SourceStamps.isIgnored(entry.name) {
            watchAll(below: folder + "/" + entry.name)
        }
    }

    private func watch(_ folder: String) {
        let kinds = IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        // The system may refuse, for example because it watches too many folders already. The stamps show changes there too.
        _ = inotify_add_watch(descriptor, folder, UInt32(kinds))
    }

    /// Reads all waiting events. Watches new folders too: the system reports only changes directly in a watched folder.
    private func drain() {
        let head = MemoryLayout<inotify_event>.size
        var hasNewFolder = false
        while true {
            let read = withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                var offset = 0
                while offset + head <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    if event.mask & (UInt32(IN_ISDIR) | UInt32(IN_Q_OVERFLOW)) != 0 { hasNewFolder = true }
                    offset += head + Int(event.len)
                }
                return count
            }
            if read <= 0 { break }
        }
        if hasNewFolder { watchAll() }
    }
    #endif
}
