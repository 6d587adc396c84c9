internal import Belvedere

extension CataloguePage {
    /// The page with content that must be loaded.
    static var contentView: CataloguePage {
        CataloguePage(
            .contentView, "ContentView", in: .states, of: [], CatalogueTexts.showsWhatFetchedLoadingThere,
            [
                PageExample(CatalogueTexts.eachState) {
                    let state = Dynamic(ContentState<String>.loading)
                    let name = Label(style: .headline)
                    let view = ContentView(
                        name, state: state, loading: "Loading the contact",
                        retry: Button("Retry") { state.value = .content("Ada Lovelace") }
                    ) { name.text = $0 }
                    return Stack(
                        view,
                        Stack(
                            .horizontal,
                            Button("Loading") { state.value = .loading },
                            Button("Content") { state.value = .content("Ada Lovelace") },
                            Button("Nothing") { state.value = .empty("No contact is chosen") },
                            Button("Failed") { state.value = .failed("The contact cannot be shown") }
                        ))
                },
                PageExample(CatalogueTexts.listKeepsRows) {
                    let state = Dynamic(ContentState<Void>.failed("The newest rows cannot be read"))
                    let list = List(DynamicList(["Monday", "Tuesday"])) { Label($0) }
                    list.title = "Days"
                    return ContentView(
                        list, state: state, loading: "Reading",
                        retry: Button("Retry") { state.value = .content(()) }, keepsContent: true
                    )
                },
            ])
    }
}
