@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereHeadless

/// The window's content as its host (the program that shows it) knows it: the first rendering with all changes since then, and the changes
/// that the host itself shows for a person's events.
final class WatchedScreen {
    private(set) var mirror: ViewMirror?
    /// The description of each kind of view (its name and texts in a transcript), adapted to the width of the window.
    let descriptions: ViewDescriptions
    let viewport: Viewport
    /// The notices outside the screen's content since the session began, such as announcements, written as in a transcript.
    private(set) var notices: [String] = []
    private var visible: [ViewIdentifier: Range<Int>] = [:]
    private var requests: [Int: CapabilityRequest] = [:]

    init(viewport: Viewport) {
        self.viewport = viewport
        descriptions = ViewDescriptions.standard.adapted(to: viewport.width)
    }

    /// The content that a person can perceive now.
    var perception: Perception? {
        mirror.map { Perception(of: $0, descriptions: descriptions, visibleRows: visibleRows(of:)) }
    }

    /// The views of the topmost screen as plain data; `nil` if there is none, or if it has too many views.
    var picture: ScreenPicture? { mirror.flatMap { ScreenPicture(of: $0.root.node) } }

    var lines: [String] { perception?.lines.map(\.printed) ?? [] }

    /// Returns the name that a person would give to a view, or its kind if it has no name.
    func name(of identifier: ViewIdentifier) -> String {
        guard let view = mirror?.view(identifier) else { return "" }
        let name = descriptions.name(of: view)
        return name.isEmpty ? view.kind.name : name
    }

    /// Returns a phrase for a view, such as `button "Save"`.
    func phrase(of identifier: ViewIdentifier) -> String {
        guard let view = mirror?.view(identifier) else { return "view \(identifier)" }
        let name = descriptions.name(of: view)
        return name.isEmpty ? view.kind.name : "\(view.kind.name) \(TranscriptText.quote(name))"
    }

    /// Adopts the notices and the keyboard focus from the time before the watch began.
    func adopt(notices: [String], focused: ViewIdentifier?) {
        self.notices = notices
        mirror?.focused = focused
    }

    /// Replaces the known content by a new rendering. A rendering does not contain the keyboard focus and the visible rows of lists, so
    /// these stay unchanged.
    func take(_ node: ViewNode) {
        let focused = mirror?.focused
        let new = ViewMirror(node)
        new.focused = focused.flatMap { new.view($0) }?.identifier
        visible = visible.filter { new.view($0.key) != nil }
        mirror = new
    }

    func take(_ change: Change) {
        // After a missed rendering or change, the known content is wrong. Show nothing until the window is rendered completely again.
        do { try mirror?.apply(change) } catch { mirror = nil }
        switch change {
        case .announce(let text, _): notices.append("announced \(TranscriptText.quote(text))")
        case .request(let number, let request): requests[number] = request
        default: break
        }
    }

    // MARK: Actions of a person

    /// Applies the changes that the host itself shows for an event before the app reacts, such as typed text in a field.
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

    /// Returns the list that an event has scrolled to other rows; `nil` if the event scrolled no list.
    func scrolled(by event: Event, for identifier: ViewIdentifier) -> MirroredView? {
        guard case .show(let range) = event, let view = mirror?.view(identifier), view.kind != .pager else { return nil }
        let before = visible[identifier]?.lowerBound ?? 0, count = view[RowsView.count]
        // When rows at the end are removed, the list scrolls without an action of the person. Such an event does not count as scrolling.
        let isForced = before > 0 && before + range.count > count
        return range.lowerBound != before && range.lowerBound < count && !isForced ? view : nil
    }

    /// Adds an answer of the device to the notices. Returns the answer for the recording; `nil` if the recording does not need it.
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

    // MARK: Content for assistive technology

    /// The role, name and value of each perceivable element, in reading order.
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
