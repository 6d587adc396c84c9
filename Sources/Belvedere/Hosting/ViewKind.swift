/// What a view is. A host decides how it looks.
nonisolated public enum ViewKind: String, Sendable, Hashable, Codable, CaseIterable {
    case window, screen, bar
    case stack, label, button, link, image, spinner, progress, emptyState, mapPicture
    case textField, searchField, toggle, picker, fileField, tabs
    case list, collectionRow, pager, row
    case alert, toast
}
