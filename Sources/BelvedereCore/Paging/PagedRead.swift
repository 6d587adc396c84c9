#if MAIN_ACTOR_UI
/// Reads `limit` elements from `offset` on, for a ``PagedList``. It throws what the source throws.
public typealias PagedRead<Element> = @MainActor (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#else
/// Reads `limit` elements from `offset` on, for a ``PagedList``. It throws what the source throws.
public typealias PagedRead<Element> = nonisolated(nonsending) (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#endif
