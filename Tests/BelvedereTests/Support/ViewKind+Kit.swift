@_spi(Hosting) import Belvedere

nonisolated extension ViewKind {
    /// The kinds of views that the kit declares, in contrast to those of tests and apps.
    static let ofTheKit: [ViewKind] = [
        .window, .tools, .screen, .bar, .stack, .label, .button, .link, .image, .spinner, .progress, .emptyState, .mapPicture, .textField,
        .searchField, .toggle, .picker, .fileField, .tabs, .list, .collectionRow, .pager, .row, .table, .tableRow, .tableCell, .alert,
        .toast,
        .textArea, .secureField, .decimalField, .comboBox, .slider, .stepper, .dateField, .timeField, .colorField, .segments, .radioGroup,
        .checkboxGroup,
        .menu, .contextMenu, .drawing, .circle, .rectangle, .line, .path, .drawnText,
        .overlay, .spacer, .divider, .grid, .section, .disclosure, .splitView, .badge, .avatar, .codeBlock,
    ]
}
