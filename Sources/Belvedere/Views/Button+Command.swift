public import BelvedereBinding
public import BelvedereCore

extension Button {
    /// A button that executes a command, and can be pressed when the command can be executed.
    ///
    /// ```swift
    /// let done = Button("Done", role: .primary, command: viewModel.done)
    /// ```
    public convenience init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, command: Command<Void>, file: StaticString = #fileID,
        line: Int = #line
    ) {
        self.init(title, symbol: symbol, role: role, file: file, line: line) { _ = command.execute() }
        command.canExecute.bindAndFire(to: self, \.isEnabled)
    }

    /// A button that executes a command, can be pressed when the command can be executed, and shows when it is running.
    ///
    /// ```swift
    /// let book = AsyncCommand { try await Task.sleep(for: .seconds(1)) }
    /// let button = Button("Book", role: .primary, command: book)
    /// ```
    ///
    /// With the policy `ignore` it cannot be pressed again while the command is running.
    public convenience init(
        _ title: String, symbol: Symbol? = nil, role: Role = .normal, command: AsyncCommand<Void>, file: StaticString = #fileID,
        line: Int = #line
    ) {
        self.init(title, symbol: symbol, role: role, file: file, line: line) { _ = command.execute() }
        command.canExecute.bindAndFire(to: self, \.isEnabled)
        command.isExecuting.bindAndFire(to: self, \.isRunning)
    }
}
