#if MAIN_ACTOR_UI
/// The closure with which a ``PagedList`` reads its source. It returns `limit` elements, beginning at `offset`.
///
/// - Throws: the error of the source. The list publishes it as its ``PagedList/failure``.
public typealias PagedRead<Element> = @MainActor (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#else
/// The closure with which a ``PagedList`` reads its source. It returns `limit` elements, beginning at `offset`.
///
/// - Throws: the error of the source. The list publishes it as its ``PagedList/failure``.
public typealias PagedRead<Element> = nonisolated(nonsending) (_ offset: Int, _ limit: Int) async throws -> ListPage<Element>
#endif
