@_spi(Hosting) internal import Belvedere

/// The entries that a person made in an ended session, such as typed texts. The session that replaces it restores them.
///
/// First the page sends the entries again and reports when it has finished. Then this type watches the fields until the person continues to
/// work: if data of the app arrives and overwrites an entry, it restores the entry. The person also receives a message that says whether
/// all entries could be restored.
struct Renewal {
    /// An entry that was restored into one view.
    private struct Entry {
        let event: Event
        /// The value of the view after the entry was restored. A different value later means that the app has overwritten the entry.
        let value: PropertyValue?
        /// The number of times that the entry may still be restored if the app overwrites it. When the number is 0, the app's value stays.
        var chances = 3
    }

    private var entries: [ViewIdentifier: Entry] = [:]
    /// Whether the page has finished sending the entries again.
    private var isPutBack = false
    /// The names of fields that no longer exist. It is set until the person receives the message about them.
    private var missing: [String]?

    /// Records an event that the window has handled. While the page restores entries, the event is stored as an entry. Later events come
    /// from the person: a change of a field forgets the entry of this field, and a click forgets all entries.
    mutating func note(_ event: Event, for view: ViewIdentifier, in window: Window) {
        switch event {
        case .input, .enter, .adjust, .toggle, .select, .check:
            entries[view] = isPutBack ? nil : Entry(event: event, value: window.entry(in: view))
        case .endEditing, .show, .answer, .fail, .pointer, .look: break
        default: if isPutBack { entries = [:] }
        }
    }

    /// Records that the page has restored its entries, except those of the fields with these names.
    mutating func finish(missing: [String]) {
        isPutBack = true
        self.missing = missing
    }

    /// Restores the entries that the app has overwritten.
    mutating func keep(in window: Window) {
        for (view, entry) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let value = window.entry(in: view) else {
                entries[view] = nil
                continue
            }
            guard value != entry.value, window.repeatEntry(entry.event, for: view) else { continue }
            entries[view]?.chances -= 1
            if entry.chances == 1 { entries[view] = nil }
        }
    }

    /// Returns the names of the fields that are missing, if it is time for the message about the entries. While content is loading, it
    /// returns `nil`, because a missing field may still appear.
    mutating func takeNotice(of window: Window) -> [String]? {
        guard let missing, missing.isEmpty || !window.isLoading else { return nil }
        self.missing = nil
        return missing
    }
}
