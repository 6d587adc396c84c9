/// The names of the pages, as they stand in addresses.
nonisolated enum PageName: String, Codable, CaseIterable, Sendable {
    case label, link, badge, codeBlock = "code-block"
    case button, menu, contextMenu = "context-menu"
    case textField = "text-field", secureField = "secure-field", searchField = "search-field", textArea = "text-area"
    case dateField = "date-field", timeField = "time-field", colorField = "color-field", fileField = "file-field"
    case toggle, picker, checkboxGroup = "checkbox-group", slider, stepper
    case stack, grid, section, disclosure, tabs
    case list, collectionRow = "collection-row", pager, table
    case contentView = "content-view", emptyState = "empty-state", spinner, progressView = "progress-view"
    case imageView = "image-view", avatar, mapPicture = "map-picture", drawing, elementView = "element-view"
    case screen, splitView = "split-view", alert, toast
}
