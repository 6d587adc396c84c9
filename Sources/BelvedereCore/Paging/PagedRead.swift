#if MAIN_ACTOR_UI
/// Reads `limit` elements from `offset` on, for a ``PagedList``. It throws what the source throws.
///
/// - Throws: what went wrong; the list tells it as its ``PagedList/failure``.
public typealias PagedRead<Element> = @MainActor (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#else
/// Reads `limit` elements from `offset` on, for a ``PagedList``. It throws what the source throws.
///
/// - Throws: what went wrong; the list tells it as its ``PagedList/failure``.
public typealias PagedRead<Element> = nonisolated(nonsending) (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#endif
