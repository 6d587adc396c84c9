/// An action of a person, such as "Save", with a value that says whether it can be executed at the moment.
///
/// `canExecute` is a value like any other, so a button that is bound to it is enabled and disabled automatically.
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
    ///   - canExecute: The condition of an execution. Without one, the command can always be executed.
    ///   - action: The action.
    public init(canExecute: DynamicValue<Bool>? = nil, _ action: @escaping (Input) -> Void) {
        self.canExecute = canExecute ?? Dynamic(true)
        self.action = action
    }

    /// Runs the action, if the command can be executed.
    ///
    /// - Returns: Whether the action was run.
    @discardableResult
    public func execute(_ input: Input) -> Bool {
        guard canExecute.value else { return false }
        action(input)
        return true
    }
}

extension Command where Input == Void {
    /// Runs the action, if the command can be executed.
    ///
    /// - Returns: Whether the action was run.
    @discardableResult
    public func execute() -> Bool { execute(()) }
}
