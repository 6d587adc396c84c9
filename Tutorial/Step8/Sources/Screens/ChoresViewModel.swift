import Belvedere

/// The state and the actions of the list for one person.
public final class ChoresViewModel: ViewModel {
    /// The shared list, as a list of this session.
    private(set) lazy var chores = household.chores.list()
    private(set) lazy var here = household.presence.join().map { $0 == 1 ? "You are alone" : "\($0) people are here" }
    private(set) lazy var summary = chores.asValue.map { all in "\(all.count { $0.isDone }) of \(all.count) done" }
    private(set) lazy var state = combine(loading, chores.counted) { (loading, count) -> ContentState<Void> in
        if case .content = loading, count == 0 { .empty("Nothing to do") } else { loading }
    }
    let searchText = Dynamic("")
    private(set) lazy var query = searchText.debounced(for: .milliseconds(300))
    private(set) lazy var shown = chores.filter(by: query) { chore, query in
        query.isEmpty || chore.name.lowercased().contains(query.lowercased())
    }
    private let loading = Dynamic(ContentState<Void>.loading)
    private let household: Household
    /// Whether the person may add chores. A guest may not, and nobody may without a login.
    let mayAdd: Bool

    public init(household: Household) {
        self.household = household
        let login = SessionContext.current?.values[.login]
        mayAdd = login != nil && login?.name.lowercased() != "guest"
    }

    func load() async {
        loading.value = .loading
        do {
            try await household.load()
            loading.value = .content
        } catch {
            loading.value = .failed(ContentMessage("The chores cannot be shown", detail: "Their store does not answer."))
        }
    }

    func setDone(_ isDone: Bool, id: Int) {
        launch(in: .session) { [household] in await household.setDone(isDone, id: id) }
    }

    func addForm(onAdd: @escaping () -> Void) -> AddChoreViewModel {
        AddChoreViewModel(household: household, mayAdd: mayAdd, onAdd: onAdd)
    }
}
