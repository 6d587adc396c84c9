// Pages: UITableView, UITableViewDataSource, UITableViewDelegate, UITableViewCell, UITableViewDiffableDataSource,
// NSDiffableDataSourceSnapshot, UIContentConfiguration, UIListContentConfiguration, rectForRow(at:), contentOffset,
// reconfigureRows(at:), reloadSectionIndexTitles(), selfSizingInvalidation.

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [(key: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items whose cells are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.key) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The items of a section. UIKit stops the program if the section is missing, and so does this.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let section = sections.first(where: { $0.key == identifier }) else { preconditionFailure("The section is missing.") }
        return section.items
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(!sections.contains { $0.key == identifier }, "Section identifiers must be unique.")
            sections.append((identifier, []))
        }
    }

    /// Adds items at the end of a section. UIKit stops the program if an identifier is not unique, and so does this.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        let present = Set(itemIdentifiers)
        precondition(
            present.isDisjoint(with: identifiers) && Set(identifiers).count == identifiers.count, "Item identifiers must be unique.")
        guard let index = section.map({ key in sections.firstIndex { $0.key == key } }) ?? sections.indices.last else {
            preconditionFailure("The section is missing.")
        }
        sections[index].items += identifiers
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
    }

    /// Asks for new content of present cells. UIKit stops the program if an item is missing, and so does this.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        precondition(Set(itemIdentifiers).isSuperset(of: identifiers), "The items must be in the snapshot.")
        reconfiguredItemIdentifiers += identifiers
    }
}

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        @available(tvOS, unavailable)
        case detailButton = 4
    }

    public private(set) final var reuseIdentifier: String?
    public final var accessoryType = AccessoryType.none

    public convenience init(style: CellStyle, reuseIdentifier: String?) {
        self.init()
        self.reuseIdentifier = reuseIdentifier
        contentView.superview = self
    }

    public final var textLabel: UILabel?
    public final let contentView = UIView()
    public final var contentConfiguration: (any UIContentConfiguration)?

    public final func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor public protocol UIContentConfiguration {}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

// UIKit's methods are optional.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    #if !os(tvOS)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    #endif
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    #endif
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    #if !os(tvOS)
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    #endif
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    #if !os(tvOS)
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    #endif
}

@MainActor open class UITableView: UIScrollView {
    public enum RowAnimation: Int, Sendable {
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
    }

    public final var backgroundView: UIView? {
        didSet { backgroundView?.superview = self }
    }
    public final var tableHeaderView: UIView? {
        didSet { tableHeaderView?.superview = self }
    }
    public final var tableFooterView: UIView? {
        didSet { tableFooterView?.superview = self }
    }
    public final weak var delegate: (any UITableViewDelegate)?
    public final weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// Whether rows change their height with their contents. There is no layout here.
    public final var selfSizingInvalidation = SelfSizingInvalidation.enabled
    private var control: AnyObject?

    @available(tvOS, unavailable)
    public final var refreshControl: UIRefreshControl? {
        get { control as? UIRefreshControl }
        set { control = newValue }
    }

    /// The number of rows in each section, as of the last update; `nil` until something asks for it after a reload.
    private var known: [Int]?
    private var counts: [Int] {
        if let known { return known }
        let counts = countsOfTheSource
        known = counts
        scrollBack()
        return counts
    }
    private var countsOfTheSource: [Int] {
        dataSource.map { source in
            (0..<source.numberOfSections(in: self)).map { source.tableView(self, numberOfRowsInSection: $0) }
        } ?? []
    }
    /// The edits of the running batch.
    private var batch: Batch?
    /// The row that is configured again, with its cell.
    private var reconfigured: (IndexPath, UITableViewCell)?
    /// The cells that were on screen and may be used again.
    private var reusable: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    /// The position of the first row on screen, counted over all sections.
    private var top = 0 { didSet { if top != oldValue { recycleHidden() } } }
    /// The number of rows that fit on the screen. UIKit computes it from heights; here a test chooses it.
    package final var rowsOnScreen = 12

    /// The cells of all rows. UIKit makes only the visible ones; a test reads all.
    public final var rows: [UITableViewCell] {
        paths(from: 0, limit: .max).compactMap { dataSource?.tableView(self, cellForRowAt: $0) }
    }

    /// Returns some rows, from a position counted over all sections.
    private func paths(from start: Int, limit: Int) -> [IndexPath] {
        var paths: [IndexPath] = [], skipped = start
        for (section, count) in counts.enumerated() where paths.count < limit {
            let rows = min(skipped, count)..<count
            paths += rows.prefix(limit - paths.count).map { IndexPath(row: $0, section: section) }
            skipped -= min(skipped, count)
        }
        return paths
    }

    public final var numberOfSections: Int { counts.count }
    public final func numberOfRows(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    public final var indexPathsForVisibleRows: [IndexPath]? { paths(from: top, limit: rowsOnScreen) }

    /// The cells on screen. A cell that has left the screen can be used again.
    public final var visibleCells: [UITableViewCell] {
        recycleHidden()
        return (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
    }

    /// Takes the cells that have left the screen. A row that comes back is displayed again.
    private func recycleHidden() {
        let visible = indexPathsForVisibleRows ?? []
        for (path, cell) in shown where !visible.contains(path) { recycle(cell, at: path) }
    }

    /// The cell of a row on screen, and `nil` for another row.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPathsForVisibleRows?.contains(indexPath) == true else { return nil }
        if let cell = shown[indexPath] { return cell }
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath)
        cell?.superview = self
        if let cell { delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        shown[indexPath] = cell
        return cell
    }

    private func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        shown[path] = nil
        reusable[cell.reuseIdentifier ?? "", default: []].append(cell)
    }

    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(cellClass == UITableViewCell.self, "This stand-in makes only plain cells.")
    }

    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.0 == indexPath { return reconfigured.1 }
        return reusable[identifier]?.popLast() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The number of calls of `reloadData()`. UIKit has no such property; a test reads it.
    package private(set) final var reloads = 0

    /// Reads the numbers of sections and rows again, as soon as they are needed. It removes the selection, and scrolls back if the table
    /// has become too short. Its page says that it must not be called in a batch.
    public final func reloadData() {
        precondition(batch == nil, "A batch must not reload the table.")
        reloads += 1
        selected = []
        for (path, cell) in shown { recycle(cell, at: path) }
        known = nil
    }

    private func scrollBack() { top = min(top, max(0, counts.reduce(0, +) - rowsOnScreen)) }

    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { edit { $0.inserted += indexPaths } }
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { edit { $0.deleted += indexPaths } }
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { edit { $0.moved.append((indexPath, newIndexPath)) } }

    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.insertedSections.formUnion(sections) }
    }

    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.deletedSections.formUnion(sections) }
    }

    /// Adds an edit to the running batch, or performs it at once.
    private func edit(_ change: @escaping (inout Batch) -> Void) {
        if batch == nil { return performBatchUpdates { self.edit(change) } }
        change(&batch!)
    }

    /// Asks the data source for the content of these rows again. Their cells stay: the data source gets the same ones.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = shown[path] else { continue }
            reconfigured = (path, cell)
            shown[path] = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            shown[path]?.superview = self
        }
    }

    public final func reloadSectionIndexTitles() {}

    /// Whether the last batch was animated. UIKit has no such property; a test reads it.
    package private(set) final var wasAnimated = false

    /// Performs edits together. Cells that stay in the table are the same objects, and rows that stay keep their selection. The table stays
    /// where it is scrolled to. UIKit raises an exception if the data source does not agree, and so this stops the program. The numbers of
    /// rows before the batch are those that the table has read; if it has read none since a reload, it reads them now.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        precondition(batch == nil, "This stand-in has no batch in a batch.")
        let before = counts
        batch = Batch()
        updates?()
        var done = batch ?? Batch()
        batch = nil
        known = countsOfTheSource
        done.check(from: before, to: counts)
        let cells = shown
        shown = [:]
        for (path, cell) in cells {
            if let place = done.place(of: path) {
                shown[place] = cell
            } else {
                reusable[cell.reuseIdentifier ?? "", default: []].append(cell)
            }
        }
        selected = selected.compactMap(done.place)
        wasAnimated = UIView.areAnimationsEnabled
        scrollBack()
        completion?(true)
    }

    /// The height of each row. UIKit computes heights from contents; there is no layout here.
    private static let height = 44.0

    private func index(of path: IndexPath) -> Int { counts.prefix(path.section).reduce(0, +) + path.row }

    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        CGRect(x: 0, y: Double(index(of: indexPath)) * Self.height, width: 320, height: Self.height)
    }

    open override var contentOffset: CGPoint {
        get { CGPoint(x: 0, y: Double(top) * Self.height) }
        set {
            top = max(0, Int(newValue.y / Self.height))
            scrollBack()
        }
    }

    public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard counts.indices.contains(indexPath.section), indexPath.row < counts[indexPath.section] else {
            preconditionFailure("The table has no such row.")
        }
        let index = index(of: indexPath)
        let last = max(0, counts.reduce(0, +) - rowsOnScreen)
        // Without a position, UIKit moves as little as it can.
        if position == .none, index >= top, index < top + rowsOnScreen { return }
        top = min(index, last)
    }

    public final var allowsSelection = true
    public final var allowsMultipleSelection = false
    public final var allowsMultipleSelectionDuringEditing = false
    public private(set) final var isEditing = false
    private var selected: [IndexPath] = []

    /// Begins or ends editing, which removes the selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        selected = []
    }

    private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Selects a row. It calls no method of the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsSeveral || indexPath == nil { selected = [] }
        if let indexPath, !selected.contains(indexPath) { selected.append(indexPath) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.removeAll { $0 == indexPath } }

    /// Presses a row, with keys of a hardware keyboard down. UIKit has no such function; a test calls it. The page "Handling row selection
    /// in a table view" says which methods of the delegate are called.
    package final func press(_ indexPath: IndexPath, _ type: UITouch.TouchType = .direct, _ keys: UIKeyModifierFlags = []) {
        let touches: Set = [UITouch(type)], event = UIEvent(modifierFlags: keys)
        touchesBegan(touches, with: event)
        touchesEnded(touches, with: event)
        guard isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection else { return }
        if selectsSeveral, selected.contains(indexPath) {
            deselectRow(at: indexPath, animated: true)
            delegate?.tableView(self, didDeselectRowAt: indexPath)
        } else {
            let others = selectsSeveral ? [] : selected.filter { $0 != indexPath }
            selectRow(at: indexPath, animated: true, scrollPosition: .none)
            for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
            delegate?.tableView(self, didSelectRowAt: indexPath)
        }
    }
}

@MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private weak var tableView: UITableView?

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        self.tableView = tableView
        tableView.dataSource = self
    }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.sectionIdentifiers.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section]).count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("The cell provider must return a cell.")
        }
        return cell
    }

    public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard shown.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = shown.itemIdentifiers(inSection: shown.sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        tableView?.reloadData()
        completion?()
    }
}
