public import Belvedere
public import ContactsShared

extension SplitView {
    /// The contact beside the list, or the word that nobody is chosen.
    public static func contacts(_ texts: ContactsTexts) -> SplitView {
        SplitView(placeholder: EmptyState(texts.nobodyChosen, detail: texts.nobodyChosenDetail, symbol: .person))
    }
}
