internal import BelvedereBinding
public import BelvedereCore

/// The base class of ``List``, ``CollectionRow`` and ``Pager``. It creates views only for the visible items and for one screenful before
/// and after them.
///
/// The host reports the visible rows with `Event.show`. Rows outside this range have no views; only their number is known. When the whole
/// list is reloaded, as after a search, items that are `Identifiable` keep their rows.
open class RowContainer<Item>: RowsView {
    final let source: RowSource<Item>
    /// The closures of the rows; `nil` after the screen has closed.
    private(set) final var behaviour: RowBehaviour<Item>?
    private var token: BindingToken?
    private var window: RowWindow

    init(source: RowSource<Item>, cells: ListDataSource<Item, View>, visible: Int) {
        self.source = source
        behaviour = RowBehaviour(cells: cells)
        window = RowWindow(length: visible)
        super.init(children: [])
        // Observe the rows as long as the list exists, on a screen or not. So a list can be created first and be added to a screen later.
        // The observation ends with the list, which owns the token.
        token = source.observe { [unowned self] edits in apply(edits) }
        total = source.count
        fill()
    }

    /// The indices of the rows that have views now; for tests and measurements.
    package var aliveRows: Range<Int> { start..<(start + subviews.count) }

    /// Calls `handler` when a person activates a row by click, tap, Enter or Space.
    ///
    /// - Parameters:
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: a closure that receives the item of the row.
    @discardableResult
    public func onActivate(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Item) -> Void) -> Self {
        setActivation(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onActivate(file:line:_:)-(_,_,(Item)->Void)``, with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    ///
    /// - Parameters:
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller, for the inspector; leave it out.
    ///   - handler: a closure that receives the item of the row.
    @discardableResult
    public func onActivate(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Item>) -> Self {
        setActivation(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    private func setActivation(_ new: Handler<Item>, at place: HandlerPlace) {
        let wasActivatable = isActivatable
        behaviour?.activationPlace = place
        behaviour?.activation = new
        if !wasActivatable { propertyChanged(RowsView.isActivatable) }
    }

    /// Sets the actions that each row offers in addition to its activation. Hosts offer them as swipe actions, in a menu or with keys.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public func setActions(_ actions: [RowAction<Item>]) {
        let (titles, roles) = (actionTitles, actionRoles)
        behaviour?.actions = actions
        if actionTitles != titles { propertyChanged(RowsView.actions) }
        if actionRoles != roles { propertyChanged(RowsView.actionRoles) }
    }

    /// Returns the cell of a row; `nil` if the row has no views now because it is far from the visible range.
    public func cell(at index: Int) -> View? {
        aliveRows.contains(index) ? subviews[index - start].subviews.first : nil
    }

    // MARK: Following the source

    private func apply(_ edits: [RowEdit<Item>]) {
        let before = (total: total, start: start)
        if edits.contains(where: { if case .reload = $0 { true } else { false } }) {
            // One of the edits is a reload. The source already contains all edits, so read all rows again.
            reload()
        } else {
            edits.forEach(apply)
        }
        fill()
        if before.total != total { propertyChanged(RowsView.count) }
        if before.start != start { propertyChanged(RowsView.start) }
        didChangeRows()
    }

    private func apply(_ edit: RowEdit<Item>) {
        switch edit {
        case .insert(let item, let index): insert(item, at: index)
        case .remove(let index): remove(at: index)
        case .move(let item, let from, let to): move(item, from: from, to: to)
        case .update(let item, let index): update(item, at: index)
        case .reload: break
        }
    }

    /// Called after the rows have changed. Subclasses override it to update values that depend on the number of rows.
    func didChangeRows() {}

    private func insert(_ item: Item, at index: Int) {
        let end = start + subviews.count
        total += 1
        if index < start || (index == start && start > 0) {
            start += 1
        } else if index < end || (index == end && subviews.count < wanted.count) {
            insertChild(row(for: item), at: index - start)
            // Release the last row, so that the number of rows with views does not grow with the list.
            if subviews.count > window.limit { removeChild(at: subviews.count - 1) }
        }
    }

    private func remove(at index: Int) {
        total -= 1
        if index < start {
            start -= 1
        } else if index < start + subviews.count {
            removeChild(at: index - start)
        }
    }

    private func move(_ item: Item?, from: Int, to: Int) {
        let alive = aliveRows
        if alive.contains(from), alive.contains(to) {
            moveChild(from: from - start, to: to - start)
            return
        }
        remove(at: from)
        if let item {
            insert(item, at: to)
        } else if to < start {
            total += 1
            start += 1
        } else {
            total += 1
            // The moved item is not known while several edits are applied. Remove the rows from here on; `fill()` creates them after the
            // last edit.
            while subviews.count > max(0, to - start) { removeChild(at: subviews.count - 1) }
        }
    }

    private func update(_ item: Item, at index: Int) {
        guard aliveRows.contains(index), let row = subviews[index - start] as? RowView<Item> else { return }
        show(item, in: row)
    }

    private func show(_ item: Item, in row: RowView<Item>) {
        let wasMissing = row.item == nil
        row.item = item
        showSelection(of: item, in: row)
        fill(row, from: item, wasMissing: wasMissing)
    }

    /// Updates the cell of a row with an item. Until now, the row showed an older value of this item or, if `wasMissing` is true, no item.
    func fill(_ row: RowView<Item>, from item: Item, wasMissing: Bool) {
        guard let cells = behaviour?.cells, let cell = row.subviews.first else { return }
        if wasMissing || !cells.configure(cell, item) { row.replaceChildren([cells.make(item)]) }
    }

    /// Reloads all rows, but an item that is still in the list keeps its row view. The person may have the focus on this row, or be about
    /// to press it, and a new row view would take that away.
    private func reload() {
        var known: [AnyHashable: RowView<Item>] = [:]
        for case let row as RowView<Item> in subviews {
            if let identity = row.item.flatMap(Self.identity) { known[identity] = row }
        }
        total = source.count
        start = wanted.lowerBound
        replaceChildren(
            wanted.map { index in
                let item = source.item(at: index)
                guard let item, let identity = Self.identity(of: item), let row = known.removeValue(forKey: identity) else {
                    return row(for: item)
                }
                show(item, in: row)
                return row
            })
    }

    /// Returns the identity of an item, by which a reloaded list finds its row; `nil` if the item has none.
    private static func identity(of item: Item) -> AnyHashable? {
        func open(_ item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
        return (item as? any Identifiable).map { open($0) }
    }

    // MARK: The window

    private var wanted: Range<Int> { window.wanted(of: total) }

    /// Creates the rows near the visible range that are missing, and removes rows far from it.
    private func fill() {
        for (place, row) in zip(start..., subviews) where !wanted.contains(place) {
            if let row = row as? RowView<Item> { willLetGo(of: row) }
        }
        let wanted = wanted
        source.need(wanted)
        if wanted.isEmpty {
            if !subviews.isEmpty { replaceChildren([]) }
            start = 0
            return
        }
        let alive = aliveRows
        if alive.isEmpty || !alive.overlaps(wanted) {
            start = wanted.lowerBound
            replaceChildren(wanted.map { row(for: source.item(at: $0)) })
            return
        }
        while start < wanted.lowerBound {
            removeChild(at: 0)
            start += 1
        }
        while start + subviews.count > wanted.upperBound { removeChild(at: subviews.count - 1) }
        while start > wanted.lowerBound {
            start -= 1
            insertChild(row(for: source.item(at: start)), at: 0)
        }
        while start + subviews.count < wanted.upperBound {
            insertChild(row(for: source.item(at: start + subviews.count)), at: subviews.count)
        }
    }

    private func row(for item: Item?) -> RowView<Item> {
        let row = makeRow(for: item)
        showSelection(of: item, in: row)
        return row
    }

    /// Creates the row of an item. The row exists before its item is loaded, so that the person can scroll the list.
    func makeRow(for item: Item?) -> RowView<Item> {
        RowView(item: item, children: [item.flatMap { behaviour?.cells.make($0) } ?? Label(style: .placeholder)])
    }

    /// Called before a row far from the visible range is removed. A subclass that overrides it may change the items, and this also changes
    /// the rows.
    func willLetGo(of row: RowView<Item>) {}

    /// Returns whether a row is shown as selected. The default is `false`; subclasses override it.
    func isSelected(_ item: Item) -> Bool { false }

    /// Whether each row shows a checkbox for its selection. The default is `false`; subclasses override it.
    var hasCheckboxes: Bool { false }

    /// Updates the selection of the existing rows.
    final func updateSelection() {
        for case let row as RowView<Item> in subviews { showSelection(of: row.item, in: row) }
    }

    private func showSelection(of item: Item?, in row: RowView<Item>) {
        let isSelected = item.map(isSelected) ?? false
        row.isSelected = isSelected
        row.isChecked = hasCheckboxes && item != nil ? isSelected : nil
    }

    /// Gives a row the keyboard focus. If the row does not exist yet, it is created as if the person had scrolled to it.
    final func revealRow(at index: Int) {
        guard (0..<total).contains(index) else { return }
        show(window.range(from: index))
        if aliveRows.contains(index) { subviews[index - start].focus() }
    }

    /// Handles the visible range that the host has reported. If less than half a screenful of created rows is left above or below it, more
    /// rows are created there.
    final func show(_ range: Range<Int>) {
        let needed = window.show(range, of: total)
        if aliveRows.lowerBound <= needed.lowerBound, aliveRows.upperBound >= needed.upperBound, subviews.count <= window.limit { return }
        let before = start
        fill()
        if before != start { propertyChanged(RowsView.start) }
    }

    // MARK: Events of rows

    func activate(_ item: Item) {
        behaviour?.activation.call(item, for: self)
    }

    override final var isActivatable: Bool { behaviour?.activation.isSet ?? false }

    private var actions: [RowAction<Item>] { hasCheckboxes ? [] : behaviour?.actions ?? [] }
    override final var actionTitles: [String] { actions.map(\.title) }
    override final var actionRoles: [Button.Role] { actions.allSatisfy { $0.role == .normal } ? [] : actions.map(\.role) }

    func perform(_ index: Int, on item: Item) {
        actions[index].handler.call(item, for: self)
    }

    /// Returns the file and line where the developer passed the handler for an event of a row. The inspector calls it.
    final func placeOfRowHandler(for event: Event) -> HandlerPlace? {
        switch event {
        case .activate: behaviour?.activationPlace
        case .perform(let index): actions.indices.contains(index) ? actions[index].place : nil
        default: nil
        }
    }

    func offersAction(_ index: Int) -> Bool { actions.indices.contains(index) }

    // MARK: Events and attachment

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .show = event { true } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        // The host does not know the revealed row yet, so it has reported the rows of before. It scrolls, and then it reports again.
        if case .show(let range) = event, !isRevealing { show(range) }
    }

    private var isRevealing: Bool { subviews.contains { tree?.isAboutToFocus($0) == true } }

    override func didAttach() {
        super.didAttach()
        if let reader = source.reader, let scope = screenScope { context?.work.assign(reader, to: scope) }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        token = nil
        behaviour = nil
        source.end()
    }
}
