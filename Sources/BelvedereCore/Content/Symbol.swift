/// The symbols that every host can draw.
nonisolated public enum Symbol: String, Sendable, Hashable, CaseIterable {
    case person, dog, place, cash, restaurant, cafe, nightClub, search, warning, empty, offline, location, star, phone, mail, web, clock
}
