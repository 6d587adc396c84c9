/// The name of a value that every session has, with its type and what it is where nobody has set it.
///
/// Declare one for each thing that screens have to know of the person, such as who they are and what they may do:
///
/// ```swift
/// extension SessionKey<Int> {
///     static var seats: Self { SessionKey("seats", default: 0) }
/// }
/// ```
///
/// Then `values[.seats]` is a number.
///
/// In a target whose types belong to the main actor, as on iOS, write `nonisolated` before the type of the value and before the key:
/// what a person may do is decided elsewhere.
///
/// Two keys are the same if they have the same name, the same type, and stand in the same file. So two packages can use one name.
nonisolated public struct SessionKey<Value: Sendable & Equatable>: Sendable {
    /// The name, for people who read diagnostics.
    public let name: String
    /// The value of a session for which nobody has set one.
    public let defaultValue: Value
    let file: String

    /// Declares a value that sessions have.
    ///
    /// - Parameters:
    ///   - name: the name, unlike that of every other key of the file.
    ///   - defaultValue: the value of a session for which nobody has set one. Choose what allows least.
    ///   - file: your file, which tells keys of one name apart; leave it out.
    public init(_ name: String, default defaultValue: Value, file: String = #fileID) {
        self.name = name
        self.defaultValue = defaultValue
        self.file = file
    }
}
