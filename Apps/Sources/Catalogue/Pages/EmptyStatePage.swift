internal import Belvedere

extension CataloguePage {
    /// The page with a message in place of missing content.
    static var emptyState: CataloguePage {
        CataloguePage(
            .emptyState, "EmptyState", in: .states, of: [.emptyState], CatalogueTexts.saysWhyThereNoContent,
            sample: PageSample(text: \.title) { EmptyState("No letters", detail: "New letters appear here.") },
            [
                PageExample(CatalogueTexts.nothingYetWhatDo) {
                    let told = Label(style: .detail)
                    let add = Button("Add", role: .primary) { told.text = "Added" }
                    return Stack(
                        EmptyState(
                            "No contacts yet", detail: "Those you add appear here.",
                            symbol: .person, action: add
                        ),
                        told
                    )
                },
                PageExample(CatalogueTexts.failure) {
                    EmptyState(
                        "You're offline", detail: "Check your connection.",
                        symbol: .offline, isError: true
                    )
                },
            ])
    }
}
