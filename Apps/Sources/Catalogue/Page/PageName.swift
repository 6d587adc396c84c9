/// The names of the pages in addresses.
nonisolated enum PageName: String, Codable, CaseIterable, Sendable {
    case label, link, badge, codeBlock = "code-block"
    case button, menu, contextMenu = "context-menu"
    case textField = "text-field", secureField = "secure-field", searchField = "search-field", textArea = "text-area"
    case decimalField = "decimal-field", dateField = "date-field", timeField = "time-field", colorField = "color-field", fileField =
        "file-field"
    case toggle, picker, comboBox = "combo-box", checkboxGroup = "checkbox-group", slider, stepper
    case stack, grid, section, disclosure, tabs
    case list, collectionRow = "collection-row", pager, table
    case contentView = "content-view", emptyState = "empty-state", spinner, progressView = "progress-view"
    case imageView = "image-view", avatar, mapPicture = "map-picture", drawing, chart, elementView = "element-view"
    case screen, splitView = "split-view", alert, toast

    /// The number of examples on the page. The route of an example, such as `example/label/2`, is checked with it before the page is made.
    /// A test compares it with the real number of examples.
    var exampleCount: Int {
        switch self {
        case .alert, .collectionRow, .contextMenu, .elementView, .mapPicture, .pager, .splitView: 1
        case .avatar, .colorField, .contentView, .emptyState, .menu, .progressView, .screen, .searchField,
            .section, .spinner, .tabs, .timeField, .toast:
            2
        case .badge, .checkboxGroup, .disclosure, .drawing, .fileField, .grid, .imageView, .secureField, .slider, .stepper, .table,
            .textArea:
            3
        case .dateField, .decimalField, .link, .list, .toggle: 4
        case .comboBox, .label, .picker, .stack, .textField: 5
        case .codeBlock: 6
        case .button, .chart: 7
        }
    }
}
