internal import BelvedereBinding
public import BelvedereCore

/// What ``List``, ``CollectionRow`` and ``Pager`` have in common: they make views only of the items that a
/// person can see, with a screenful before and after.
///
/// The host states which rows are visible by `Event.show`. What lies outside costs nothing but its number. Where a
/// list is read anew as a whole, as after a search, items that are `Identifiable` keep their rows.
open class RowContainer<Item>: RowsView {
    final let source: RowSource<Item>
    /// Absent after the screen has left.
    private var behaviour: RowBehaviour<Item>?
    private var token: BindingToken?
    private var window: RowWindow

    init(source: RowSource<Item>, cells: ListDataSource<Item, View>, visible: Int) {
        self.source = source
        behaviour = RowBehaviour(cells: cells)
        window = RowWindow(length: visible)
        super.init(children: [])
        // The rows are followed as long as the list exists, attached or not, so that a list can be built first and put
        // on a screen later; the token ends with the list.
        token = source.observe { [unowned self] edits in apply(edits) }
        total = source.count
        fill()
    }

    /// The positions that are made into views now; for tests and measurements.
    public var aliveRows: Range<Int> { start..<(start + subviews.count) }

    /// Has `handler` called when a person activates a row by click, tap, Enter or Space.
    ///
    /// - Parameters:
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - handler: takes the item of the row.
    @discardableResult
    public func onActivate(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Item) -> Void) -> Self {
        setActivation(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onActivate(file:line:_:)-(_,_,(Item)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    ///
    /// - Parameters:
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line, for the inspector; leave it out.
    ///   - handler: takes the item of the row.
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

    /// What else a person can do with a row: swipe actions, a menu, keys; hosts choose.
    ///
    /// - Complexity: O(*n*) in the number of actions.
    public func setActions(_ actions: [RowAction<Item>]) {
        let (titles, roles) = (actionTitles, actionRoles)
        behaviour?.actions = actions
        if actionTitles != titles { propertyChanged(RowsView.actions) }
        if actionRoles != roles { propertyChanged(RowsView.actionRoles) }
    }

    /// The view of a row, if it is there now.
    public func cell(at index: Int) -> View? {
        aliveRows.contains(index) ? subviews[index - start].subviews.first : nil
    }

    // MARK: Following the source

    private func apply(_ edits: [RowEdit<Item>]) {
        let before = (total: total, start: start)
        if edits.contains(where: { if case .reload = $0 { true } else { false } }) {
            // Everything is read anew, with the other edits made already.
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

    /// The rows have changed; for what a kind of container derives from their number.
    func didChangeRows() {}

    private func insert(_ item: Item, at index: Int) {
        let end = start + subviews.count
        total += 1
        if index < start || (index == start && start > 0) {
            start += 1
        } else if index < end || (index == end && subviews.count < wanted.count) {
            insertChild(row(for: item), at: index - start)
            // Rows pushed out at the end are released, so that a growing list stays one screenful.
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
            // Which item came in is known again after the last edit: what stands from here on is made anew then.
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
        row.isSelected = isSelected(item)
        fill(row, from: item, wasMissing: wasMissing)
    }

    /// Shows an item in a row that showed it before, or nothing.
    func fill(_ row: RowView<Item>, from item: Item, wasMissing: Bool) {
        guard let cells = behaviour?.cells, let cell = row.subviews.first else { return }
        if wasMissing || !cells.configure(cell, item) { row.replaceChildren([cells.make(item)]) }
    }

    /// Everything may be different, but an item that is still there keeps its row: a person may have the keyboard on it,
    /// or be about to press it. What the host shows it shows until it says otherwise.
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

    /// What makes an item the same one after the list was read anew, if anything does.
    private static func identity(of item: Item) -> AnyHashable? {
        func open(_ item: some Identifiable) -> AnyHashable { AnyHashable(item.id) }
        return (item as? any Identifiable).map { open($0) }
    }

    // MARK: The window

    private var wanted: Range<Int> { window.wanted(of: total) }

    /// Makes the rows that are wanted and missing, and lets go of those far outside.
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
        row.isSelected = item.map(isSelected) ?? false
        return row
    }

    /// The row of an item. It exists before its item has been read, so that the list can be scrolled.
    func makeRow(for item: Item?) -> RowView<Item> {
        RowView(item: item, children: [item.flatMap { behaviour?.cells.make($0) } ?? Label(style: .placeholder)])
    }

    /// A row is so far out of sight that its view will be let go. What is done here may change the rows.
    func willLetGo(of row: RowView<Item>) {}

    /// Whether a row stands out as chosen; no row does unless a kind of list says so.
    func isSelected(_ item: Item) -> Bool { false }

    /// Asks again which of the rows that are there stand out.
    final func updateSelection() {
        for case let row as RowView<Item> in subviews { row.isSelected = row.item.map(isSelected) ?? false }
    }

    /// Makes a row if it is not there, as if a person had scrolled to it, and gives it the keyboard.
    final func revealRow(at index: Int) {
        guard (0..<total).contains(index) else { return }
        show(window.range(from: index))
        if aliveRows.contains(index) { subviews[index - start].focus() }
    }

    /// Half a screenful of what is made already must be left on each side, or the window moves.
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

    private var actions: [RowAction<Item>] { behaviour?.actions ?? [] }
    override final var actionTitles: [String] { actions.map(\.title) }
    override final var actionRoles: [Button.Role] { actions.allSatisfy { $0.role == .normal } ? [] : actions.map(\.role) }

    func perform(_ index: Int, on item: Item) {
        actions[index].handler.call(item, for: self)
    }

    /// Where the handler was given that an event of a row leads to.
    final func placeOfRowHandler(for event: Event) -> HandlerPlace? {
        switch event {
        case .activate: behaviour?.activationPlace
        case .perform(let index): actions.indices.contains(index) ? actions[index].place : nil
        default: nil
        }
    }

    func offersAction(_ index: Int) -> Bool { actions.indices.contains(index) }

    // MARK: Telling the host

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .show = event { true } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        if case .show(let range) = event { show(range) }
    }

    override func didAttach() {
        super.didAttach()
        if let reader = source.reader, let scope = screenScope { context?.work.assign(reader, to: scope) }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        token = nil
        behaviour = nil
        source.end()
    }
}
