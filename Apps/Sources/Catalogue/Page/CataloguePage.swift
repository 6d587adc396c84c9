internal import Belvedere

/// A page of the catalogue: one view, or a few that belong together, with its states.
struct CataloguePage {
    /// The last part of its address.
    let name: PageName
    /// What the view is called in code.
    let title: String
    let group: CatalogueGroup
    /// One sentence: what it is for.
    let summary: String
    /// The kinds of views that the page is about.
    let kinds: [ViewKind]
    let keys: [CatalogueKey]
    let examples: [Example]

    init(
        _ name: PageName, _ title: String, in group: CatalogueGroup, of kinds: [ViewKind], _ summary: String, keys: [CatalogueKey] = [],
        _ examples: [Example]
    ) {
        self.name = name
        self.title = title
        self.group = group
        self.summary = summary
        self.kinds = kinds
        self.keys = keys
        self.examples = examples
    }

    /// The page of a name.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    static func named(_ name: PageName) -> CataloguePage? { all.first { $0.name == name } }

    /// All pages, as they stand in the list.
    static var all: [CataloguePage] {
        [
            label, link, badge, codeBlock,
            button, menu, contextMenu,
            textField, secureField, searchField, textArea, dateField, timeField, colorField, fileField,
            toggle, picker, checkboxGroup, slider, stepper,
            stack, grid, section, disclosure, tabs,
            list, collectionRow, pager, table,
            contentView, emptyState, spinner, progressView,
            imageView, avatar, mapPicture, drawing, elementView,
            screen, splitView, alert, toast,
        ]
    }
}
