#if MAIN_ACTOR_UI
/// Asynchronous work for one item: an ``Action`` with an argument.
public typealias ItemAction<Item> = @MainActor (Item) async -> Void
#else
/// Asynchronous work for one item: an ``Action`` with an argument.
public typealias ItemAction<Item> = nonisolated(nonsending) (Item) async -> Void
#endif
