public import Belvedere
public import ContactsShared

/// The pieces of the list screen and how they lie: a storyboard, with outlets and without a thought of its own.
///
/// What there is to show is the business of each architecture.
public final class ContactListContent: Stack {
    /// The search field.
    public let search: SearchField
    /// Takes files of cards.
    public let importCards: FileField
    /// Hands out a file of cards.
    public let exportCards: Button
    /// The list, which keeps the rows it has, beside the spinner, a failure or the word that there is nobody.
    public let contacts: ContentView<Void>

    /// The pieces, with what they do.
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
        contacts = ContentView(
            list,
            loading: texts.loading,
            retry: Button(texts.retry, action: onRetry),
            action: Button("", action: onAdd),
            keepsContent: true
        )
        // Above the list, which has no end that a person with thousands of contacts would come to.
        super.init(.vertical, [search, Stack(.horizontal, importCards, exportCards), contacts])
    }
}
