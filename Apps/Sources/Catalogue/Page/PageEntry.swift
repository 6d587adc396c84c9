/// A page in the list of the catalogue, without its examples. The examples are only made when the page is opened.
nonisolated struct PageEntry: Identifiable, Hashable, Sendable {
    let id: PageName
    let title: String
    let summary: String
    let group: CatalogueGroup

    /// Returns whether the entry contains all words of a text.
    func isFound(by text: String) -> Bool {
        let own = "\(title) \(summary) \(group.title)".lowercased()
        return text.lowercased().split(separator: " ").allSatisfy { own.contains($0) }
    }
}
