@_spi(Hosting) public import Belvedere

extension Driver {
    /// Opens a menu and chooses an entry of it.
    ///
    /// ```swift
    /// app.choose("Delete", from: "More")
    /// ```
    ///
    /// - Parameters:
    ///   - entry: the title of the entry, in the menu or in a menu of its own.
    ///   - name: what the thing is called that has the menu; left out, the only one that offers the entry.
    ///   - role: what the thing is; any kind with a menu if left out.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    public func choose(
        _ entry: String,
        from name: String? = nil,
        _ role: ViewKind? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let call = "choose(\(TranscriptText.quote(entry))\(name.map { ", from: \(TranscriptText.quote($0))" } ?? ""))"
        step(at: site) {
            let owners = host.perception.elements.filter { element in
                !element.view.menuItems.isEmpty && (name == nil || element.name == name) && (role == nil || element.role == role)
                    && isInScope(element.view)
            }
            let offering = owners.filter { MenuItem.numbered($0.view.menuItems).contains { $0.title == entry && !$0.isDivider } }
            guard let owner = offering.first, offering.count == 1 else {
                let offers = owners.map { element in
                    let titles = MenuItem.numbered(element.view.menuItems).filter { !$0.isDivider }.map { TranscriptText.quote($0.title) }
                    return "  \(element.description): \(titles.joined(separator: ", "))"
                }
                let problem = offering.isEmpty ? "a person could not find that entry" : "\(offering.count) menus offer that; say whose"
                let told = offers.isEmpty ? "  nothing" : offers.joined(separator: "\n")
                return stop("\(call): \(problem).\nWhat there is to choose:\n\(told)", at: site)
            }
            if let reason = disabled(owner.view) { return stop("\(call): the \(owner.description) is \(reason).", at: site) }
            let items = MenuItem.numbered(owner.view.menuItems)
            guard let number = items.firstIndex(where: { $0.title == entry && !$0.isDivider }) else { return }
            if !items[number].isEnabled { return stop("\(call): the entry is disabled.", at: site) }
            if !items[number].items.isEmpty { return stop("\(call): the entry opens a menu of its own; choose from that.", at: site) }
            host.moveFocus(to: nil)
            host.send(.choose(number), to: owner.view.identifier)
        }
    }
}
