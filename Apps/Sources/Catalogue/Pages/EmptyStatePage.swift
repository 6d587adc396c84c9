internal import Belvedere

extension CataloguePage {
    /// What stands where content is missing.
    static var emptyState: CataloguePage {
        CataloguePage(
            .emptyState, "EmptyState", in: .states, of: [.emptyState], "Says why there is no content, and offers the next step.",
            [
                Example("Nothing yet, and what to do") {
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
                Example("A failure") {
                    EmptyState(
                        "You're offline", detail: "Check your connection.",
                        symbol: .offline, isError: true
                    )
                },
            ])
    }
}
