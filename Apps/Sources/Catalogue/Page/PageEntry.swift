/// A page as the list of the catalogue has it: without its examples, which are only made when it is opened.
nonisolated struct PageEntry: Identifiable, Hashable, Sendable {
    let id: PageName
    let title: String
    let summary: String
    let group: CatalogueGroup

    /// Whether all words of a text are found in what the entry says.
    func isFound(by text: String) -> Bool {
        let own = "\(title) \(summary) \(group.title)".lowercased()
        return text.lowercased().split(separator: " ").allSatisfy { own.contains($0) }
    }
}
