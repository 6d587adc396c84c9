#if MAIN_ACTOR_UI
/// The search of a ``ComboBox``: it returns the items that match a text, the best first. On devices it runs on the main actor.
///
/// - Throws: The error of the service. The field then says that the search failed.
public typealias SearchAction<Item> = @MainActor (String) async throws -> [Item]
#else
/// The search of a ``ComboBox``: it returns the items that match a text, the best first. It runs on the session of the field.
///
/// - Throws: The error of the service. The field then says that the search failed.
public typealias SearchAction<Item> = nonisolated(nonsending) (String) async throws -> [Item]
#endif
