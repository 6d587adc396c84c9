@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereHeadless

/// The window as its host knows it: the first rendering with every change since, and what the host has said of it.
final class WatchedScreen {
    private(set) var mirror: ViewMirror?
    /// How things are told, in a window of this width.
    let descriptions: ViewDescriptions
    let viewport: Viewport
    /// What a person noticed beside the screen since the session began, as a transcript tells it.
    private(set) var notices: [String] = []
    private var visible: [ViewIdentifier: Range<Int>] = [:]
    private var requests: [Int: CapabilityRequest] = [:]

    init(viewport: Viewport) {
        self.viewport = viewport
        descriptions = ViewDescriptions.standard.adapted(to: viewport.width)
    }

    /// What a person can perceive now.
    var perception: Perception? {
        mirror.map { Perception(of: $0, descriptions: descriptions, visibleRows: visibleRows(of:)) }
    }

    var lines: [String] { perception?.lines.map(\.printed) ?? [] }

    /// What a person would call a view.
    func phrase(of identifier: ViewIdentifier) -> String {
        guard let view = mirror?.view(identifier) else { return "view \(identifier)" }
        let name = descriptions.name(of: view)
        return name.isEmpty ? view.kind.name : "\(view.kind.name) \(TranscriptText.quote(name))"
    }

    /// Takes over what was noticed, and where the keyboard is, before the watch began.
    func adopt(notices: [String], focused: ViewIdentifier?) {
        self.notices = notices
        mirror?.focused = focused
    }

    /// A rendering says nothing of where the keyboard is and what of a list is in sight; that stays as it was.
    func take(_ node: ViewNode) {
        let focused = mirror?.focused
        let new = ViewMirror(node)
        new.focused = focused.flatMap { new.view($0) }?.identifier
        visible = visible.filter { new.view($0.key) != nil }
        mirror = new
    }

    func take(_ change: Change) {
        // A watch that missed the first rendering, or a change, has nothing to show until the window is rendered whole again.
        do { try mirror?.apply(change) } catch { mirror = nil }
        switch change {
        case .announce(let text, _): notices.append("announced \(TranscriptText.quote(text))")
        case .request(let number, let request): requests[number] = request
        default: break
        }
    }

    // MARK: What a person does

    /// Takes over what the host shows because of an event before the app says anything.
    func note(_ event: Event, for identifier: ViewIdentifier) {
        guard let mirror, let view = mirror.view(identifier) else { return }
        switch event {
        case .input(let text, let edit):
            view.assign(PropertyAssignment(TextField.text, text))
            view.assign(PropertyAssignment(TextField.edit, edit))
            mirror.focused = identifier
        case .adjust(let number, let edit):
            view.assign(PropertyAssignment(NumberControl.value, number))
            view.assign(PropertyAssignment(NumberControl.edit, edit))
        case .enter(let entry, let edit):
            view.assign(PropertyAssignment(EntryField.entry, entry))
            view.assign(PropertyAssignment(EntryField.edit, edit))
        case .submit: mirror.focused = identifier
        case .endEditing: if mirror.focused == identifier { mirror.focused = nil }
        case .show(let range): visible[identifier] = range
        default: break
        }
    }

    /// The rows of a list that were in sight before an event, and whether the event scrolled to others.
    func scrolled(by event: Event, for identifier: ViewIdentifier) -> MirroredView? {
        guard case .show(let range) = event, let view = mirror?.view(identifier), view.kind != .pager else { return nil }
        let before = visible[identifier]?.lowerBound ?? 0, count = view[RowsView.count]
        // Where rows have gone at the end, the list moves by itself.
        let isForced = before > 0 && before + range.count > count
        return range.lowerBound != before && range.lowerBound < count && !isForced ? view : nil
    }

    /// What the device has answered, as a transcript tells it and as a recording keeps it.
    func noteAnswer(_ number: Int, _ answer: CapabilityAnswer) -> RecordedAnswer? {
        guard let request = requests.removeValue(forKey: number) else { return nil }
        switch (request, answer) {
        case (.copy(let text), .done): notices.append("copied \(TranscriptText.quote(text))")
        case (.open(let link), .done): notices.append("opened \(TranscriptText.quote(link))")
        case (.save(let file), .done): notices.append("saved \(TranscriptText.quote(file.name))")
        case (_, .position(let position)): return .position(position)
        case (_, .text(let text)): return .clipboard(text)
        case (_, .file(let file)): return .file(file)
        case (_, .failed(let failure)): return .failure(Self.property(of: request), failure)
        default: break
        }
        return nil
    }

    private static func property(of request: CapabilityRequest) -> String {
        switch request {
        case .position: "position"
        case .read: "file"
        case .save: "saving"
        case .open: "opening"
        case .copy: "copying"
        case .paste: "clipboard"
        }
    }

    // MARK: What assistive technology is told

    /// Role, name and value of each thing that can be perceived, in reading order.
    var accessibility: [String] {
        (perception?.elements ?? []).map { element in
            let view = element.view
            let description = descriptions[view.kind]
            let value = view.kind.value == nil ? "" : description.value(of: view)
            let shown = view.kind == .secureField ? String(repeating: "•", count: value.count) : value
            let parts = [
                "\(view.kind.role)", element.name.isEmpty ? nil : TranscriptText.quote(element.name), shown.isEmpty ? nil : "= \(shown)",
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        }
    }

    private func visibleRows(of view: MirroredView) -> Range<Int>? {
        guard let usual = descriptions[view.kind].visibleRows(of: view, from: 0, in: viewport) else { return nil }
        guard let told = visible[view.identifier] else { return usual }
        let count = view[RowsView.count]
        return min(told.lowerBound, count)..<min(told.upperBound, count)
    }
}
