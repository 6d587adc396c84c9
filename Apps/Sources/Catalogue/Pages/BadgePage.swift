internal import Belvedere

extension CataloguePage {
    /// Words that mark what they stand beside.
    static var badge: CataloguePage {
        CataloguePage(
            .badge, "Badge", in: .texts, of: [.badge], "A word or a number that marks what it stands beside.",
            [
                Example("Tones") {
                    Stack(
                        .horizontal, spacing: .small, alignment: .center,
                        [
                            Badge("Draft"), Badge("New", tone: .accent), Badge("Paid", tone: .success),
                            Badge("Due", tone: .warning), Badge("Overdue", tone: .danger),
                        ])
                },
                Example("A number with a name") {
                    let unread = Badge("3", tone: .accent, name: "3 unread messages")
                    return Stack(.horizontal, Label("Inbox"), Spacer(), unread)
                },
                Example("Empty") {
                    let unread = Badge()
                    return Stack(.horizontal, Label("Nothing unread"), unread)
                },
            ])
    }
}
