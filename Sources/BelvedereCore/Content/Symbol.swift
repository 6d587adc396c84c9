/// The symbols that every host can draw.
nonisolated public enum Symbol: String, Sendable, Hashable, CaseIterable {
    case person, dog, place, cash, restaurant, cafe, nightClub, search, warning, empty, offline, location, star, phone, mail, web, clock
    /// For what a button does.
    case add, remove, edit, delete, refresh, download, upload, share, more, check, close
    case filter, sort, calendar, settings, copy, lock, heart, info, home, list, undo, chart
}
