#if canImport(UIKit)
public import BelvedereBinding
public import BelvedereCore
public import UIKit

/// The data source of a table that shows a list of any length, of which only the rows near the visible ones are loaded.
///
/// ``UIKit/UITableView/bind(_:sections:cell:)`` makes it, and the table keeps it. Its methods find the element of a row, for the delegate
/// of the table:
///
/// ```swift
/// func open(rows: PagedTableRows<Contact>, path: IndexPath) {
///     if let contact = rows.element(at: path) { print(contact.fullName) }
/// }
/// ```
public final class PagedTableRows<Element>: NSObject, UITableViewDataSource {
    private let list: PagedList<Element>
    private let headings: DynamicValue<[SectionHeading]>
    private let cell: (UITableView, IndexPath, Element?) -> UITableViewCell
    private weak var table: UITableView?
    private var tokens: [BindingToken] = []
    /// The sections that the table knows. UIKit stops the program if they change without an update of the table.
    private var shown = TableSections(count: 0)
    /// The rows that the table lacks and that were not requested yet.
    private var missing: Range<Int>?
    /// The number of rows around a missing one that are requested with it.
    private static var reach: Int { 25 }

    init(
        _ list: PagedList<Element>, _ headings: DynamicValue<[SectionHeading]>, in table: UITableView,
        cell: @escaping (UITableView, IndexPath, Element?) -> UITableViewCell
    ) {
        self.list = list
        self.headings = headings
        self.cell = cell
        self.table = table
        super.init()
        // The list reads its pages in a session, and an app for one person need not make one.
        _ = ApplicationSession.context
        shown = sections
        table.dataSource = self
        tokens = [
            list.bind { [weak self] in self?.show($0) },
            // A list whose first page is empty sends no change. Its count was 0 before, too.
            combine(list.count, headings) { _, _ in () }.bind { [weak self] in self?.reloadIfNeeded() },
        ]
    }

    /// The element of a row; `nil` while it is not loaded.
    ///
    /// - Parameter indexPath: the row.
    /// - Returns: The element, or `nil`.
    /// - Complexity: O(*n*) in the number of sections.
    public func element(at indexPath: IndexPath) -> Element? { list[index(of: indexPath)] }

    /// The row of an index of the whole list; `nil` if there is none.
    ///
    /// - Parameter index: the index, counted over all sections.
    /// - Returns: The row, for `scrollToRow(at:at:animated:)`.
    /// - Complexity: O(*n*) in the number of sections.
    public func indexPath(of index: Int) -> IndexPath? {
        (0..<shown.total).contains(index) ? shown.path(of: index) : nil
    }

    private func index(of path: IndexPath) -> Int { shown.position(of: path) }

    /// The sections of the list as it is now. Headings and rows may arrive one after the other. Headings that do not match the rows yet are
    /// left out.
    private var sections: TableSections {
        let headings = headings.value, count = list.count.value
        if headings.isEmpty || headings.map(\.count).reduce(0, +) != count { return TableSections(count: count) }
        return TableSections(titles: headings.map(\.title), counts: headings.map(\.count))
    }

    private func reloadIfNeeded() {
        let next = sections
        if next != shown { reload(next) }
    }

    private func reload(_ next: TableSections) {
        shown = next
        table?.reloadData()
    }

    /// Performs the edits of a change in the table. All other cells stay as they are.
    private func show(_ change: ListChange<Element>) {
        let next = sections
        var rows = RowRuns(count: shown.total)
        guard let table, shown.titles == next.titles, rows.apply(change), rows.total == next.total,
            let batch = TableBatch(rows.kept, from: shown, to: next)
        else { return reload(next) }
        if batch.isEmpty { shown = next } else { batch.perform(in: table) { [self] in shown = next } }
        table.reconfigureRows(at: rows.updated.compactMap(indexPath))
    }

    /// Requests a row and those around it, together with other rows that are missing now. Not at once, because a change of the list while
    /// UIKit asks for a cell would change the table at a time when it must not.
    private func request(_ index: Int) {
        let isWaiting = missing != nil
        let around = max(0, index - Self.reach)..<index + Self.reach
        missing = missing.map { min($0.lowerBound, around.lowerBound)..<max($0.upperBound, around.upperBound) } ?? around
        if isWaiting { return }
        Task { [weak self] in
            guard let self, let range = missing else { return }
            missing = nil
            list.need(range)
        }
    }

    // MARK: UITableViewDataSource

    /// The number of sections: one for each heading, or one without a heading.
    public func numberOfSections(in tableView: UITableView) -> Int { shown.counts.count }

    /// The number of rows in a section, also of those that are not loaded.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.counts[section] }

    /// Makes the cell of a row, and requests the row if it is not loaded.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let index = index(of: indexPath), element = list[index]
        if element == nil { request(index) }
        return cell(tableView, indexPath, element)
    }

    /// The title of a section; `nil` without headings.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown.titles.indices.contains(section) && hasHeadings ? shown.titles[section] : nil
    }

    /// The titles of the jump index beside the table; `nil` without headings.
    ///
    /// - Returns: The title of each section.
    /// - Complexity: O(1).
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasHeadings ? shown.titles : nil }

    private var hasHeadings: Bool { shown.titles != [""] }
}

extension UITableView {
    /// Shows a list of any length, and loads its rows as the person scrolls.
    ///
    /// `cell` is called with `nil` for a row that is not loaded yet, and again when it has arrived. The table keeps the binding, which ends
    /// with it, or when the table is bound to another list.
    ///
    /// ```swift
    /// let rows = tableView.bind(viewModel.everybody, sections: viewModel.letters) { table, path, contact in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    ///     cell.textLabel?.text = contact?.fullName
    ///     return cell
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - list: the list of the rows.
    ///   - sections: the title and the number of rows of each section. While their numbers do not match the list, the table has one section
    ///     without a title.
    ///   - cell: makes the cell of a row.
    /// - Returns: The data source of the table. The table keeps it.
    /// - Complexity: O(*n*) in the number of sections, for each change, and in the number of its edits.
    @discardableResult
    public func bind<Element>(
        _ list: PagedList<Element>, sections: DynamicValue<[SectionHeading]> = Dynamic([]),
        cell: @escaping (UITableView, IndexPath, Element?) -> UITableViewCell
    ) -> PagedTableRows<Element> {
        let rows = PagedTableRows(list, sections, in: self, cell: cell)
        KeptBindings.of(self).replace(.rows) { rows }
        return rows
    }
}
#endif
