/// What stands where an address leads nowhere.
final class NotFoundScreen: Screen {
    init(path: String) {
        let words = KitWords.current
        super.init(
            title: words.notFound,
            content: Stack(
                EmptyState(words.nothingHere, detail: words.nothingHereDetail, symbol: .search, isError: true)
            ))
    }
}
