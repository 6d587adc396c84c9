/// What stands where an address leads nowhere.
final class NotFoundScreen: Screen {
    init(path: String) {
        super.init(title: "Not found", content: Stack(
            EmptyState(
                "There is nothing at this address.",
                detail: "It may have been mistyped, or what it led to has been deleted.",
                symbol: .search,
                isError: true
            )
        ))
    }
}
