@_spi(Hosting) public import Belvedere

extension Driver {
    /// Opens a menu and chooses an entry from it.
    ///
    /// ```swift
    /// app.choose("Delete", from: "More")
    /// ```
    ///
    /// - Parameters:
    ///   - entry: the title of the entry, in the menu or in a submenu.
    ///   - name: the name of the view that has the menu. If left out, the only view whose menu contains the entry.
    ///   - role: the kind of the view; any kind with a menu if left out.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
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
                return stop("\(call): \(problem).\nThe choices are:\n\(told)", at: site)
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
