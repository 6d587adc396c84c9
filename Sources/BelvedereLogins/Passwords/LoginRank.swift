/// The priority of a login attempt in the queue for checking passwords. Smaller values are checked first.
enum LoginRank: Sendable, Comparable {
    /// The browser has logged in to this account before.
    case knownBrowser
    /// The browser is unknown. `guesses` is the number of wrong passwords from its network address.
    case stranger(guesses: Int)
}
