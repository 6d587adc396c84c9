/// The key of a session value, with the type of the value and its default.
///
/// Declare a key for each value about the person that screens need, such as the person's identity and permissions:
///
/// ```swift
/// extension SessionKey<Int> {
///     static var seats: Self { SessionKey("seats", default: 0) }
/// }
/// ```
///
/// Then `values[.seats]` is a number.
///
/// In a target whose types belong to the main actor, as on iOS, write `nonisolated` before the type of the value and before the key. Code
/// outside the main actor sets the values.
///
/// Two keys are the same if they have the same name, type and file. So two packages can use the same name.
nonisolated public struct SessionKey<Value: Sendable & Equatable>: Sendable {
    /// The name, for people who read diagnostics.
    public let name: String
    /// The value in sessions where the host (the program that makes the session) has set none.
    package let defaultValue: Value
    let file: String

    /// Declares a session value.
    ///
    /// - Parameters:
    ///   - name: the name, unique in the file.
    ///   - defaultValue: the value in sessions where the host has set none. For permissions, choose the value that allows least.
    ///   - file: your file, which distinguishes keys with the same name; leave it out.
    public init(_ name: String, default defaultValue: Value, file: String = #fileID) {
        self.name = name
        self.defaultValue = defaultValue
        self.file = file
    }
}
