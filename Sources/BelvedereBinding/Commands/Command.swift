/// Something a person can do: an action, and whether it can be done just now.
///
/// Whether it can be done is a value like any other, so a button that is bound to it is enabled and disabled by itself.
///
/// ```swift
/// final class SaveViewModel {
///     let name = Dynamic("")
///     private(set) lazy var save = Command(canExecute: name.map { !$0.isEmpty }) { [unowned self] in
///         print("saving \(name.value)")
///     }
/// }
/// ```
public final class Command<Input> {
    /// Whether the command can be executed.
    public let canExecute: DynamicValue<Bool>
    private let action: (Input) -> Void

    /// A command.
    ///
    /// - Parameters:
    ///   - canExecute: When it can be executed; always, if there is no condition.
    ///   - action: What it does.
    public init(canExecute: DynamicValue<Bool>? = nil, _ action: @escaping (Input) -> Void) {
        self.canExecute = canExecute ?? Dynamic(true)
        self.action = action
    }

    /// Does it, if it can be done.
    ///
    /// - Returns: Whether it was done.
    @discardableResult
    public func execute(_ input: Input) -> Bool {
        guard canExecute.value else { return false }
        action(input)
        return true
    }
}

extension Command where Input == Void {
    /// Does it, if it can be done.
    ///
    /// - Returns: Whether it was done.
    @discardableResult
    public func execute() -> Bool { execute(()) }
}
