@_spi(Hosting) internal import Belvedere

/// Taps on links in texts. Such a link has no view of its own, but a test uses it like any other link.
extension Driver {
    /// Opens a link in a text, if the target of the step is such a link.
    ///
    /// - Returns: `false` if the target is not a link in a text, so that the caller must find a view for it.
    func followTextLink(_ target: Target, for step: String, at site: CallSite) -> Bool {
        guard target.role == .link, case .success(let region) = region() else { return false }
        let isMeant = { (name: String) in target.name == nil || target.name == name }
        let views = region.count { $0.role == .link && isMeant($0.name) }
        let links = region.filter { $0.role == .label }.flatMap { element in
            element.view[Label.runs].filter { isMeant($0.text) }.compactMap { run in run.link.map { (view: element.view, address: $0) } }
        }
        let position = target.index ?? 0
        // If several links have the same name, views get the first indices and links in texts the indices after them.
        if links.isEmpty || target.index != nil && position < views { return false }
        let count = views + links.count
        if target.index == nil, count > 1 {
            stop(
                "\(step): \(count) things answer to \(target.phrase). Say which by at:, from 0 to \(count - 1); those in texts come last.",
                at: site)
        } else if position >= count {
            stop("\(step): there \(count == 1 ? "is 1" : "are \(count)"), counted from 0.", at: site)
        } else if let reason = disabled(links[position - views].view) {
            stop("\(step): the \(target.phrase) is \(reason).", at: site)
        } else {
            host.moveFocus(to: nil)
            host.follow(links[position - views].address)
        }
        return true
    }
}
