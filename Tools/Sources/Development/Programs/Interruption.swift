import Foundation
import Synchronization

/// A wish of the person or of the system that this program ends: Ctrl-C, a closed terminal, or SIGTERM.
enum Interruption {
    private static let isWished = Atomic(false)

    /// Whether the wish has come.
    static var hasCome: Bool { isWished.load(ordering: .relaxed) }

    /// Notes the wish from now on, instead of ending this program at once. So the programs that this one has started can end too.
    static func note() {
        // The first use makes the variable. A signal handler must not do that.
        isWished.store(false, ordering: .relaxed)
        var wishes = sigset_t()
        sigemptyset(&wishes)
        for wish in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&wishes, wish)
            signal(wish) { _ in Interruption.isWished.store(true, ordering: .relaxed) }
        }
        // A program that Foundation starts from a thread of a pool begins with these signals blocked.
        pthread_sigmask(SIG_UNBLOCK, &wishes, nil)
    }
}
