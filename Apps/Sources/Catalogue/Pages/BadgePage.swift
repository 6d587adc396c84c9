internal import Belvedere

extension CataloguePage {
    /// The page with short texts that label the view next to them, such as "New".
    static var badge: CataloguePage {
        CataloguePage(
            .badge, "Badge", in: .texts, of: [.badge], CatalogueTexts.wordNumberMarksWhatStands,
            sample: PageSample(text: \.text) { Badge("Beta", tone: .accent) },
            [
                PageExample(CatalogueTexts.tones) {
                    Stack(
                        .horizontal, spacing: .small, alignment: .center,
                        [
                            Badge("Draft"), Badge("New", tone: .accent), Badge("Paid", tone: .success),
                            Badge("Due", tone: .warning), Badge("Overdue", tone: .danger),
                        ])
                },
                PageExample(CatalogueTexts.numberName) {
                    let unread = Badge("3", tone: .accent, name: "3 unread messages")
                    return Stack(.horizontal, Label("Inbox"), Spacer(), unread)
                },
                PageExample(CatalogueTexts.empty) {
                    let unread = Badge()
                    return Stack(.horizontal, Label("Nothing unread"), unread)
                },
            ])
    }
}
