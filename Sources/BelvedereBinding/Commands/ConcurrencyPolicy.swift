/// The rule of an ``AsyncCommand`` for an execution that is requested while an earlier one is still running.
public enum ConcurrencyPolicy: Sendable, Equatable {
    /// The command cannot be executed while it runs, and `canExecute` is `false`. The usual choice for a button.
    case ignore
    /// Executions run one after the other, in the order of their requests. While `limit` executions wait, the command cannot be executed,
    /// and `canExecute` is `false`.
    ///
    /// The limit is needed for an action that hangs: without a limit, each further execution would make the queue longer.
    case queue(limit: Int)
    /// The running execution is cancelled, and the new one starts when it has ended. At most one execution waits. The usual choice for a
    /// search.
    case restart
}
