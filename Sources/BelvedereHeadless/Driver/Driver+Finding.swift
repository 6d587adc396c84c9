@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Finds the view that a step of a test means. If there is none, the method reports a failure with the reason and returns
    /// `nil`.
    func find(_ target: Target, for step: String, at site: CallSite, isUsed: Bool = true) -> MirroredView? {
        switch search(target) {
        case .failure(let reason):
            stop("\(step): \(reason.text)", at: site)
            return nil
        case .success(let view):
            if isUsed, let reason = disabled(view) {
                stop("\(step): the \(target.phrase) is \(reason).", at: site)
                return nil
            }
            return view
        }
    }

    struct NotFound: Error {
        let text: String
    }

    func search(_ target: Target) -> Result<MirroredView, NotFound> {
        region().flatMap { choose(target, in: $0, of: host.perception.elements) }
    }

    /// Returns the views among which the driver searches: all views of the screen or, after a call of `inside`, those inside the
    /// chosen view.
    func region() -> Result<[Perception.Element], NotFound> {
        let elements = host.perception.elements
        var region = elements
        for outer in scope {
            switch choose(outer, in: region, of: elements) {
            case .failure(let reason): return .failure(reason)
            case .success(let view): region = elements.filter { isInside($0.view, view) }
            }
        }
        return .success(region)
    }

    /// Returns the reason why a person cannot use a view, as a text for a failure; `nil` if they can.
    func disabled(_ view: MirroredView) -> String? {
        if !view.isEnabled { return "disabled" }
        var ancestor = view.parent
        while let current = ancestor {
            if !current.isEnabled { return "disabled by the view around it" }
            ancestor = current.parent
        }
        return nil
    }

    /// Returns whether a view is among the views that the driver searches.
    func isInScope(_ view: MirroredView) -> Bool {
        guard case .success(let region) = region() else { return false }
        return scope.isEmpty || region.contains { $0.view === view }
    }

    private func choose(
        _ target: Target,
        in region: [Perception.Element],
        of elements: [Perception.Element]
    ) -> Result<MirroredView, NotFound> {
        let sameRole = region.filter { $0.role == target.role || (target.role == .row && $0.role.role == .row) }
        let matching = sameRole.filter { target.name == nil || $0.name == target.name }
        if let index = target.index {
            if matching.indices.contains(index) { return .success(matching[index].view) }
            if !matching.isEmpty {
                return .failure(NotFound(text: "there \(matching.count == 1 ? "is 1" : "are \(matching.count)"), counted from 0."))
            }
        }
        switch matching.count {
        case 1: return .success(matching[0].view)
        case 0: return .failure(NotFound(text: absence(of: target, sameRole: sameRole, region: region)))
        default:
            return .failure(
                NotFound(
                    text: """
                        \(matching.count) things answer to \(target.phrase). Say which by at:, from 0 to \(matching.count - 1), or look inside one thing first:
                        \(list(matching, telling: placesApart(matching)))
                        """))
        }
    }

    private func absence(of target: Target, sameRole: [Perception.Element], region: [Perception.Element]) -> String {
        var text = "a person could not find the \(target.phrase)."
        let isMeant = { (view: MirroredView) in
            view.kind == target.role && (target.name == nil || self.host.descriptions.name(of: view) == target.name)
        }
        if let view = all(host.mirror.root).first(where: isMeant),
            let reason = whyUnseen(view)
        {
            text = "the \(target.phrase) is there, but \(reason)."
        }
        let where_ = scope.last.map { " inside the \($0.phrase)" } ?? ""
        if !sameRole.isEmpty {
            return text + "\nA person could find\(where_) of that kind:\n" + list(sameRole)
        }
        if region.isEmpty { return text + "\nThere is nothing to find\(where_) at all." }
        return text + "\nThere is no \(target.role.name)\(where_). A person could find:\n" + list(region)
    }

    private func list(_ elements: [Perception.Element], telling places: [String] = []) -> String {
        let limit = 20
        var lines = elements.prefix(limit).enumerated().map { index, element in
            "  " + element.description + (disabled(element.view) == nil ? "" : " [disabled]")
                + (places.indices.contains(index) && !places[index].isEmpty ? " in " + places[index] : "")
        }
        if elements.count > limit { lines.append("  … and \(elements.count - limit) more") }
        return lines.joined(separator: "\n")
    }

    private func whyUnseen(_ view: MirroredView) -> String? {
        let roots = Perception.perceivableRoots(of: host.mirror.root, host.descriptions)
        var ancestor: MirroredView? = view
        while let current = ancestor {
            if current.isHidden { return current === view ? "hidden" : "the \(described(current)) around it is hidden" }
            if let list = current.parent, let visible = host.visibleRows(of: list),
                let index = list.children.firstIndex(where: { $0 === current })
            {
                let position = list[RowsView.start] + index
                if !visible.contains(position) {
                    return
                        """
                        in row \(position + 1) of the \(described(list)), which shows rows \
                        \(visible.lowerBound + 1)-\(visible.upperBound): scroll first
                        """
                }
            }
            if current.parent === host.mirror.root, !roots.contains(where: { $0 === current }) {
                let alert = roots.first { $0.kind.layer == .modal }
                return "the \(described(alert ?? roots[0])) lies over it"
            }
            if let reason = host.descriptions[current.kind].absence(of: current) { return reason }
            if current !== view, host.descriptions[current.kind].hidesContents(of: current) {
                return "the \(described(current)) around it is closed"
            }
            ancestor = current.parent
        }
        return nil
    }

    /// Returns, for each of several views with the same name, the named views that contain it, innermost first. A view that contains all of
    /// them is left out, because it does not distinguish them.
    private func placesApart(_ elements: [Perception.Element]) -> [String] {
        let places = elements.map { surroundings(of: $0.view) }
        let common = places.dropFirst().reduce(Set(places.first ?? [])) { $0.intersection($1) }
        return places.map { place in place.filter { !common.contains($0) }.joined(separator: ", ") }
    }

    /// Returns the names of the views that contain a view, and the headings of their sections, innermost first.
    private func surroundings(of view: MirroredView) -> [String] {
        var surroundings: [String] = []
        var current = view
        while let outer = current.parent {
            if !host.descriptions.name(of: outer).isEmpty { surroundings.append(described(outer)) }
            if let section = section(of: outer) { surroundings.append("section \(TranscriptText.quote(section))") }
            current = outer
        }
        return surroundings
    }

    /// Returns the heading of the section to which a row belongs.
    private func section(of row: MirroredView) -> String? {
        guard let list = row.parent, host.visibleRows(of: list) != nil, let index = list.children.firstIndex(where: { $0 === row })
        else { return nil }
        let position = list[RowsView.start] + index
        return list[RowsView.sections].last { $0.start <= position }?.title
    }

    private func described(_ view: MirroredView) -> String {
        let name = host.descriptions.name(of: view)
        return name.isEmpty ? view.kind.name : "\(view.kind.name) \(TranscriptText.quote(name))"
    }

    private func all(_ view: MirroredView) -> [MirroredView] { [view] + view.children.flatMap(all) }

    private func isInside(_ view: MirroredView, _ outer: MirroredView) -> Bool {
        var ancestor = view.parent
        while let current = ancestor {
            if current === outer { return true }
            ancestor = current.parent
        }
        return false
    }
}
