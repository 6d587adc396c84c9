/// The VIPER role that does the work of one use case. It knows entities and services, but no view.
///
/// ```swift
/// final class AddContactInteractor: Interactor, AddContactInteraction {
///     func save(_ draft: ContactDraft) async throws { try await store.create(draft) }
/// }
/// ```
public protocol Interactor: Launching, Role {}

extension Interactor {
    nonisolated public var roleName: String { "interactor" }
}
