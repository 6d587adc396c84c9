internal import Belvedere

/// A page of the catalogue: one view or a few related ones, with their states.
struct CataloguePage {
    /// The last component of the page's address, such as `text-field`.
    let name: PageName
    /// The name of the view's type in code, such as "TextField".
    let title: String
    let group: CatalogueGroup
    /// The purpose of the view, in one sentence.
    let summary: String
    /// The kinds of views that the page shows.
    let kinds: [ViewKind]
    let keys: [CatalogueKey]
    /// The view whose properties a person can turn; `nil` if the kind has no property to turn.
    let sample: PageSample?
    let examples: [PageExample]

    init(
        _ name: PageName, _ title: String, in group: CatalogueGroup, of kinds: [ViewKind], _ summary: String, keys: [CatalogueKey] = [],
        sample: PageSample? = nil, _ examples: [PageExample]
    ) {
        self.name = name
        self.title = title
        self.group = group
        self.summary = summary
        self.kinds = kinds
        self.keys = keys
        self.sample = sample
        self.examples = examples
    }

    /// Returns the page with a name.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    static func named(_ name: PageName) -> CataloguePage? { all.first { $0.name == name } }

    /// All pages, in the order of the list.
    static var all: [CataloguePage] {
        [
            label, link, badge, codeBlock,
            button, menu, contextMenu,
            textField, secureField, searchField, textArea, decimalField, dateField, timeField, colorField, fileField,
            toggle, picker, comboBox, checkboxGroup, slider, stepper,
            stack, grid, section, disclosure, tabs,
            list, collectionRow, pager, table,
            contentView, emptyState, spinner, progressView,
            imageView, avatar, mapPicture, drawing, chart, elementView,
            screen, splitView, alert, toast,
        ]
    }
}
