/// What an ``AsyncCommand`` does when it is executed again before it has finished.
public enum ConcurrencyPolicy: Sendable, Equatable {
    /// The command cannot be executed while it runs; `canExecute` says so. The usual choice for a button.
    case ignore
    /// Executions follow one another, in order. While `limit` of them wait, the command cannot be executed; `canExecute` says
    /// so.
    ///
    /// There is a limit because an action that hangs would otherwise let what waits grow for as long as a person goes on.
    case queue(limit: Int)
    /// The execution that runs is cancelled, and the new one starts when it has ended. No more than one waits. The usual
    /// choice for a search.
    case restart
}
