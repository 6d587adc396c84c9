public import Belvedere
public import ContactsShared

/// The pieces of the list screen and how they lie: a storyboard, with outlets and without a thought of its own.
///
/// Which of the pieces shows is the business of each architecture.
public final class ContactListContent: Stack {
    /// The search field.
    public let search: SearchField
    /// Takes files of cards.
    public let importCards: FileField
    /// Hands out a file of cards.
    public let exportCards: Button
    /// Turns while nothing is there to show yet.
    public let spinner: Spinner
    /// Says that there is no contact at all, with a way to add one.
    public let empty: EmptyState
    /// Says that a search found nobody.
    public let nothingFound: EmptyState
    /// Says that the contacts cannot be read, with a way to try again.
    public let failure: EmptyState

    /// The pieces, with what they do. All but the search and the list are hidden.
    public init(
        list: View,
        texts: ContactsTexts,
        onImport: @escaping (ReceivedFile) -> Void,
        onExport: @escaping () -> Void,
        onAdd: @escaping () -> Void,
        onRetry: @escaping () -> Void
    ) {
        search = SearchField(texts.search)
        importCards = FileField(texts.importTitle, accepts: [".vcf", "text/vcard"], onReceive: onImport)
        importCards.accessibilityName = texts.importCards
        exportCards = Button(texts.exportTitle, action: onExport)
        exportCards.accessibilityName = texts.exportCards
        spinner = Spinner(texts.loading)
        empty = EmptyState(
            texts.empty, detail: texts.emptyDetail, symbol: .person, action: Button(texts.add, action: onAdd)
        )
        nothingFound = EmptyState(texts.nothingFound, detail: texts.nothingFoundDetail, symbol: .search)
        failure = EmptyState(
            texts.storeFailed, symbol: .warning, isError: true, action: Button(texts.retry, action: onRetry)
        )
        for state in [empty, nothingFound, failure] { state.isHidden = true }
        super.init(.vertical, [
            // Above the list, which has no end that a person with thousands of contacts would come to.
            search, Stack(.horizontal, importCards, exportCards), failure, spinner, list, empty, nothingFound,
        ])
    }
}
