/// What an ``AsyncCommand`` does when it is executed again before it has finished.
public enum ConcurrencyPolicy: Sendable {
    /// The command cannot be executed while it runs; `canExecute` says so. The usual choice for a button.
    case ignore
    /// Executions follow one another, in order.
    case queue
    /// The execution that runs is cancelled, and the new one starts when it has ended. The usual choice for a search.
    case restart
}
